"""Separation of beans that overlap a wall or each other before a flight.

The rules place beans without collision checks: a pushed cup may overlap a loose bean, and records
made with a simpler flight model have overlapping beans. Stiff contacts would throw them across the
room.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cupboard.games.hopper.flight_path import RATE
from cupboard.games.hopper.geometry import BEAN_AXES, BEAN_REST
from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.model import STEPS
from cupboard.games.hopper.physics.pool import Bodies
from cupboard.games.hopper.physics.room import free_spot
from cupboard.games.hopper.physics.scene import ASLEEP, AWAKE, Beans, lay, touching
from cupboard.games.hopper.physics.units import MICRO, POSITION, Poses, rounded
from cupboard.games.hopper.places import Arrangement

TOO_DEEP: Final = 0.0002
"""metres: beans at rest overlap by far less than this"""
FLAT: Final = (1.0, 0.0, 0.0, 0.0)
PLACE: Final = slice(0, 2)
SOFT: Final = (-60_000.0, -1_500.0)
"""contact parameters that separate bodies in about a fortieth of a second, without a bounce"""
SOFT_FRAMES: Final = RATE // 2
MAX_STEPS: Final = 3 * RATE
OVERRIDE: Final = int(mujoco.mjtEnableBit.mjENBL_OVERRIDE)
STIR: Final = 1e-6
SAME_PLACE: Final = 2 * BEAN_AXES[2] * MICRO
OVER: Final = 1.1 * SAME_PLACE


def settled(bodies: Bodies, poses: Poses, present: Beans, loose: Beans) -> Poses:
    """Return poses from which a flight can start, unchanged if nothing overlaps.

    Beans that are `loose` in the tray are moved to free spots.
    """
    deep, squeezed = _too_deep(bodies, poses, present)
    if not deep.any():
        return poses
    freed = _freed(bodies.tray, poses, present, squeezed & loose)
    piled = _piled(freed, present)
    deep, _ = _too_deep(bodies, piled, present)
    stirred = deep | (piled != freed).any(axis=1)
    if not stirred.any():
        return rounded(freed)
    lay(bodies, piled, present, ASLEEP)
    _come_apart(bodies, stirred)
    return np.where(present[:, None], rounded(bodies.poses), poses)


def _too_deep(bodies: Bodies, poses: Poses, present: Beans) -> tuple[Beans, Beans]:
    """Return the beans that overlap something, and those of them that overlap a fixed body."""
    lay(bodies, poses, present, AWAKE)
    mujoco.mj_kinematics(bodies.model, bodies.data)
    mujoco.mj_comPos(bodies.model, bodies.data)
    mujoco.mj_collision(bodies.model, bodies.data)
    pairs, gaps = touching(bodies)
    pairs = pairs[gaps < -TOO_DEEP]
    found, squeezed = np.zeros((2, bodies.beans), bool)
    found[pairs[pairs >= 0]] = True
    squeezed[pairs[(pairs < 0).any(axis=1)].max(axis=1)] = True
    return found, squeezed


def _freed(tray: Arrangement, poses: Poses, present: Beans, squeezed: Beans) -> Poses:
    """Return the poses with beans that a cup overlaps moved to free spots."""
    freed = poses.copy()
    for bean in np.flatnonzero(squeezed):
        others = freed[present & (np.arange(len(freed)) != bean), PLACE]
        freed[bean] = (*free_spot(freed[bean, PLACE], tray, others), BEAN_REST * MICRO, *FLAT)
    return freed


def _piled(poses: Poses, present: Beans) -> Poses:
    """Return the poses with beans at the very same spot stacked on top of each other."""
    piled = poses.copy()
    beans = np.flatnonzero(present)
    for number, bean in enumerate(beans):
        below = piled[beans[:number], POSITION]
        while (np.linalg.norm(below - piled[bean, POSITION], axis=1) < SAME_PLACE).any():
            piled[bean, 2] += OVER
    return piled


def _come_apart(bodies: Bodies, stirred: Beans) -> None:
    """Simulate with soft contacts first and then with those of wood, until all is at rest."""
    option = bodies.model.opt
    option.o_solref[:] = SOFT
    option.enableflags |= OVERRIDE
    bodies.velocities[stirred, 0] = STIR
    mujoco.mj_step(bodies.model, bodies.data, nstep=SOFT_FRAMES * STEPS)
    option.enableflags &= ~OVERRIDE
    bodies.velocities[stirred, 0] += STIR
    for _ in range(MAX_STEPS):
        mujoco.mj_step(bodies.model, bodies.data, nstep=STEPS)
        if not bodies.data.ntree_awake:
            return
