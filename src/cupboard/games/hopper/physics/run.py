"""The simulation loop, frame by frame until everything is at rest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.aiming import GRAVITY, Throw
from cupboard.games.hopper.flight_path import RATE
from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.model import STEP, STEPS
from cupboard.games.hopper.physics.pool import Bodies
from cupboard.games.hopper.physics.scene import join, touching
from cupboard.games.hopper.physics.units import POSITION, Poses

MAX_STEPS: Final = 8 * RATE
"""frames after the last launch; a bean that still rolls then stays where it is"""
COARSE: Final = 4
"""fine steps per coarse step, for beans high in the air that cannot touch anything"""
HIGH: Final = 0.06
FAR: Final = 0.15
"""metres: two beans cannot approach each other by more in one frame"""
LOOK: Final = 2
"""steps between two checks; a hit takes longer"""
PUSHING: Final = 0.03
"""metres per second: a slower bean moves nothing"""
RISE: Final = 2
"""index of the height in a pose, and of the upward speed in a velocity"""


@dataclass(frozen=True)
class Flown:
    """All poses, frame by frame, and when each bean was launched.

    It also holds whose shot last moved each bean that was hit, if there was more than one shot.
    """

    frames: NDArray[np.float64]
    launched: dict[int, int]
    movers: dict[int, int]


def launch_frame(tick: int) -> int:
    """Return the frame of a launch `tick` milliseconds after the first one."""
    return round(tick * RATE / 1000)


def let_fly(bodies: Bodies, throws: Sequence[Throw]) -> Flown:
    """Simulate the throws, each from its launch frame, until everything is at rest."""
    launched = {throw.bean: launch_frame(throw.tick) for throw in throws}
    movers = {throw.bean: throw.seat for throw in throws}
    last = max(launched.values())
    frames: list[Poses] = []
    for frame in range(last + MAX_STEPS):
        for throw in throws:
            if launched[throw.bean] == frame:
                _launch(bodies, throw)
        frames.append(bodies.poses.copy())
        if frame > last and not bodies.data.ntree_awake:
            break
        high = _high(bodies)
        if len(high):
            _step_high(bodies, high)
        elif len(throws) == 1:
            mujoco.mj_step(bodies.model, bodies.data, nstep=STEPS)
        else:
            _step_watching(bodies, movers, launched)
    return Flown(np.array(frames), launched, movers)


def _launch(bodies: Bodies, throw: Throw) -> None:
    join(bodies, throw.bean)
    bodies.poses[throw.bean] = throw.pose
    bodies.velocities[throw.bean] = throw.velocity
    # A step applies its new speed to its whole duration, which is half a step of gravity too much.
    bodies.velocities[throw.bean, RISE] += GRAVITY * STEP / 2


def _high(bodies: Bodies) -> NDArray[np.int64]:
    """Return the moving beans if all stay high in the air and far apart during this frame.

    Otherwise return none.
    """
    awake = np.flatnonzero(bodies.data.tree_asleep < 0)
    poses, speeds = bodies.poses[awake], bodies.velocities[awake, RISE]
    then = poses[:, RISE] + speeds / RATE - GRAVITY / 2 / RATE**2
    if (np.minimum(poses[:, RISE], then) < HIGH).any() or not _far_apart(poses):
        return awake[:0]
    return awake


def _far_apart(poses: Poses) -> bool:
    pairs = combinations(poses[:, POSITION], 2)
    return all(float(np.linalg.norm(one - other)) > FAR for one, other in pairs)


def _step_high(bodies: Bodies, high: NDArray[np.int64]) -> None:
    """Simulate one frame without any contact, in larger steps."""
    late = GRAVITY * (COARSE - 1) * STEP / 2
    bodies.velocities[high, RISE] += late
    bodies.model.opt.timestep = COARSE * STEP
    mujoco.mj_step(bodies.model, bodies.data, nstep=STEPS // COARSE)
    bodies.model.opt.timestep = STEP
    bodies.velocities[high, RISE] -= late


def _step_watching(bodies: Bodies, movers: dict[int, int], thrown: Collection[int]) -> None:
    """Simulate one frame of several shots; of two touching beans, the faster moves the other."""
    for _ in range(STEPS // LOOK):
        mujoco.mj_step(bodies.model, bodies.data, nstep=LOOK)
        if not bodies.data.ncon:
            continue
        pairs, _ = touching(bodies)
        for one, other in pairs[(pairs >= 0).all(axis=1)].tolist():
            slow, fast = sorted((one, other), key=lambda bean: _speed(bodies, bean))
            if slow not in thrown and fast in movers and _speed(bodies, fast) > PUSHING:
                movers[slow] = movers[fast]


def _speed(bodies: Bodies, bean: int) -> float:
    return float(np.linalg.norm(bodies.velocities[bean, :3]))
