"""Beans on the table before they fly: always the same start for the same position.

A simulation that goes on from where another one ended would keep traces of it. So the poses are
written into the model itself and everything is reset: all beans sleep where they lie, and the same
position gives the same bits, whatever was flown before.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.pool import Bodies
from cupboard.games.hopper.physics.units import POSITION, TURN, Poses, from_poses
from cupboard.games.hopper.places import OFF
from cupboard.games.hopper.state import HopperState

ASLEEP = mujoco.mjtSleepPolicy.mjSLEEP_INIT
AWAKE = mujoco.mjtSleepPolicy.mjSLEEP_ALLOWED

Beans = NDArray[np.bool_]
"""For each bean, whether it is one of some."""


def lying(state: HopperState, place: int | None = None) -> Beans:
    """The beans that can be hit: in cups, in the tray, on the table; or those of one place."""
    where = np.frombuffer(state.where, np.uint8)
    found: Beans = where < OFF if place is None else where == place
    return found


def poses_of(state: HopperState, bodies: Bodies) -> Poses:
    """How the beans of a position lie, in metres; the others wait where they are parked."""
    poses = bodies.parked.copy()
    beans = np.flatnonzero(lying(state))
    if len(beans):
        poses[beans] = from_poses([state.poses[bean] for bean in beans])
    return poses


def lay(bodies: Bodies, poses: Poses, present: Beans, policy: Any = ASLEEP) -> None:
    """Begin anew, with the beans that are present in these poses, and all asleep."""
    model = bodies.model
    first = model.nbody - bodies.beans
    model.qpos0[:] = poses.ravel()
    model.body_pos[first:] = poses[:, POSITION]
    model.body_quat[first:] = poses[:, TURN]
    model.tree_sleep_policy[:] = policy
    # A bean that takes no part touches nothing, and costs no search for what it might touch.
    geoms = model.ngeom - bodies.beans
    for touching in (model.geom_contype[geoms:], model.geom_conaffinity[geoms:]):
        touching[:] = present
    for touching in (model.body_contype[first:], model.body_conaffinity[first:]):
        touching[:] = present
    mujoco.mj_resetData(model, bodies.data)


def touching(bodies: Bodies) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Pairs of beans that touch (below 0: something that stands fast), and the gap between them."""
    data = bodies.data
    first = bodies.model.ngeom - bodies.beans
    return data.contact.geom[: data.ncon] - first, data.contact.dist[: data.ncon]
