"""Placement of beans before a flight, identical for identical positions.

A simulation that continued from an earlier one would depend on it. The poses are therefore written
into the model itself and everything is reset: all beans are asleep, and the same position gives the
same bits whatever was simulated before.
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
"""Selection of beans: one flag per bean."""


def lying(state: HopperState, place: int | None = None) -> Beans:
    """Return the beans in cups, in the tray or on the table, or only those of one place."""
    where = np.frombuffer(state.where, np.uint8)
    found: Beans = where < OFF if place is None else where == place
    return found


def poses_of(state: HopperState, bodies: Bodies) -> Poses:
    """Return the poses of a position's beans in metres, with the others parked."""
    poses = bodies.parked.copy()
    beans = np.flatnonzero(lying(state))
    if len(beans):
        poses[beans] = from_poses([state.poses[bean] for bean in beans])
    return poses


def lay(bodies: Bodies, poses: Poses, present: Beans, policy: Any = ASLEEP) -> None:
    """Reset the simulation, with the present beans in these poses and all asleep."""
    model = bodies.model
    first = model.nbody - bodies.beans
    model.qpos0[:] = poses.ravel()
    model.body_pos[first:] = poses[:, POSITION]
    model.body_quat[first:] = poses[:, TURN]
    model.tree_sleep_policy[:] = policy
    # A bean that takes no part has no collisions, which also saves the search for them.
    geoms = model.ngeom - bodies.beans
    for touching in (model.geom_contype[geoms:], model.geom_conaffinity[geoms:]):
        touching[:] = present
    for touching in (model.body_contype[first:], model.body_conaffinity[first:]):
        touching[:] = present
    mujoco.mj_resetData(model, bodies.data)


def join(bodies: Bodies, bean: int) -> None:
    """Let a bean take part in collisions from now on."""
    model = bodies.model
    geom, body = model.ngeom - bodies.beans + bean, model.nbody - bodies.beans + bean
    model.geom_contype[geom] = model.geom_conaffinity[geom] = 1
    model.body_contype[body] = model.body_conaffinity[body] = 1


def touching(bodies: Bodies) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return pairs of touching beans (negative for a fixed body) and the gaps between them."""
    data = bodies.data
    first = bodies.model.ngeom - bodies.beans
    return data.contact.geom[: data.ncon] - first, data.contact.dist[: data.ncon]
