"""Beans that were laid into a wall or into each other come apart before anything flies.

The rules lay beans down without feeling for their neighbours: a cup that is pushed may stand
against a loose bean, and records made with a simpler flight have beans in each other. Stiff wood
would throw them about the room.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cupboard.games.hopper.geometry import BEAN_AXES, BEAN_REST
from cupboard.games.hopper.path import RATE
from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.model import STEPS
from cupboard.games.hopper.physics.pool import Bodies
from cupboard.games.hopper.physics.room import free_spot
from cupboard.games.hopper.physics.scene import ASLEEP, AWAKE, Beans, lay, touching
from cupboard.games.hopper.physics.units import MICRO, POSITION, Poses, rounded

TOO_DEEP: Final = 0.0002
"""metres: beans that lie at rest are far less than this in each other"""
FLAT: Final = (1.0, 0.0, 0.0, 0.0)
PLACE: Final = slice(0, 2)
SOFT: Final = (-60_000.0, -1_500.0)
"""what lies in each other comes apart in about a fortieth of a second, without a bounce"""
SOFT_FRAMES: Final = RATE // 2
LONGEST: Final = 3 * RATE
OVERRIDE: Final = int(mujoco.mjtEnableBit.mjENBL_OVERRIDE)
STIR: Final = 1e-6
SAME_PLACE: Final = 2 * BEAN_AXES[2] * MICRO
OVER: Final = 1.1 * SAME_PLACE


def settled(bodies: Bodies, poses: Poses, present: Beans, loose: Beans) -> Poses:
    """The poses from which a flight can start: the same ones, if nothing lies in anything. Beans
    that lie `loose` in the tray are put where there is room for them."""
    deep, squeezed = _too_deep(bodies, poses, present)
    if not deep.any():
        return poses
    freed = _freed(bodies.cups, poses, present, squeezed & loose)
    piled = _piled(freed, present)
    deep, _ = _too_deep(bodies, piled, present)
    stirred = deep | (piled != freed).any(axis=1)
    if not stirred.any():
        return rounded(freed)
    lay(bodies, piled, present, ASLEEP)
    _come_apart(bodies, stirred)
    return np.where(present[:, None], rounded(bodies.poses), poses)


def _too_deep(bodies: Bodies, poses: Poses, present: Beans) -> tuple[Beans, Beans]:
    """The beans that lie in something, and those of them that lie in something that stands."""
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


def _freed(cups: int, poses: Poses, present: Beans, squeezed: Beans) -> Poses:
    """Beans that a cup was pushed against lie where there is room."""
    freed = poses.copy()
    for bean in np.flatnonzero(squeezed):
        others = freed[present & (np.arange(len(freed)) != bean), PLACE]
        freed[bean] = (*free_spot(freed[bean, PLACE], cups, others), BEAN_REST * MICRO, *FLAT)
    return freed


def _piled(poses: Poses, present: Beans) -> Poses:
    """Where beans lie on the very same spot, one is put on top of the other."""
    piled = poses.copy()
    beans = np.flatnonzero(present)
    for number, bean in enumerate(beans):
        below = piled[beans[:number], POSITION]
        while (np.linalg.norm(below - piled[bean, POSITION], axis=1) < SAME_PLACE).any():
            piled[bean, 2] += OVER
    return piled


def _come_apart(bodies: Bodies, stirred: Beans) -> None:
    """First softly, then as wood is, until all sleeps."""
    option = bodies.model.opt
    option.o_solref[:] = SOFT
    option.enableflags |= OVERRIDE
    bodies.velocities[stirred, 0] = STIR
    mujoco.mj_step(bodies.model, bodies.data, nstep=SOFT_FRAMES * STEPS)
    option.enableflags &= ~OVERRIDE
    bodies.velocities[stirred, 0] += STIR
    for _ in range(LONGEST):
        mujoco.mj_step(bodies.model, bodies.data, nstep=STEPS)
        if not bodies.data.ntree_awake:
            return
