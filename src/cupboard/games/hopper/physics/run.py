"""The flight itself: frame by frame until everything sleeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import mujoco
import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.hand import GRAVITY, Throw
from cupboard.games.hopper.path import RATE
from cupboard.games.hopper.physics.model import STEP, STEPS
from cupboard.games.hopper.physics.pool import Bodies
from cupboard.games.hopper.physics.scene import touching
from cupboard.games.hopper.physics.units import Poses

LONGEST: Final = 8 * RATE
"""frames after the last launch; a bean that still rolls then is where it is"""
COARSE: Final = 4
"""a lone bean high in the air meets nothing: one step does for so many"""
HIGH: Final = 0.06
PUSHING: Final = 0.03
"""metres a second: a slower bean moves nothing"""
NOBODY: Final = -1
RISE: Final = 2
"""where the height is in a pose, and the speed upwards in a velocity"""


@dataclass(frozen=True)
class Flown:
    """All poses, frame by frame; when each bean was launched; whose shot moved each bean last."""

    frames: NDArray[np.float64]
    launched: dict[int, int]
    movers: list[int]


def launch_frame(tick: int) -> int:
    """The frame in which a launch so many milliseconds after the first one begins."""
    return round(tick * RATE / 1000)


def let_fly(bodies: Bodies, throws: Sequence[Throw]) -> Flown:
    """Beans fly, each from its time on, until all is at rest."""
    launched = {throw.bean: launch_frame(throw.tick) for throw in throws}
    movers = [NOBODY] * bodies.beans
    last = max(launched.values())
    frames: list[Poses] = []
    for frame in range(last + LONGEST):
        for throw in throws:
            if launched[throw.bean] == frame:
                _launch(bodies, throw)
                movers[throw.bean] = throw.seat
        frames.append(bodies.poses.copy())
        if frame > last and not bodies.data.ntree_awake:
            break
        if len(throws) > 1:
            _step_watching(bodies, movers)
        else:
            _step(bodies)
    return Flown(np.array(frames), launched, movers)


def _launch(bodies: Bodies, throw: Throw) -> None:
    bodies.poses[throw.bean] = throw.pose
    bodies.velocities[throw.bean] = throw.velocity
    # A step takes its new speed for all of its time: that is half a step of gravity too much.
    bodies.velocities[throw.bean, RISE] += GRAVITY * STEP / 2


def _step(bodies: Bodies) -> None:
    """One frame of a lone shot."""
    model, data = bodies.model, bodies.data
    high = _alone_and_high(bodies)
    if high == NOBODY:
        mujoco.mj_step(model, data, nstep=STEPS)
        return
    bodies.velocities[high, RISE] += GRAVITY * (COARSE - 1) * STEP / 2
    model.opt.timestep = COARSE * STEP
    mujoco.mj_step(model, data, nstep=STEPS // COARSE)
    model.opt.timestep = STEP
    bodies.velocities[high, RISE] -= GRAVITY * (COARSE - 1) * STEP / 2


def _alone_and_high(bodies: Bodies) -> int:
    """The only bean that moves, if it will be high in the air for the whole of this frame."""
    if bodies.data.ntree_awake != 1:
        return NOBODY
    bean = int(np.flatnonzero(bodies.data.tree_asleep < 0)[0])
    now, speed = bodies.poses[bean, RISE], bodies.velocities[bean, RISE]
    then = now + speed / RATE - GRAVITY / 2 / RATE**2
    return bean if min(now, then) > HIGH else NOBODY


def _step_watching(bodies: Bodies, movers: list[int]) -> None:
    """One frame of several shots: of two beans that touch, the faster one moves the other."""
    for _ in range(STEPS):
        mujoco.mj_step(bodies.model, bodies.data)
        pairs, _ = touching(bodies)
        for one, other in pairs[(pairs >= 0).all(axis=1)]:
            _push(bodies, int(one), int(other), movers)


def _push(bodies: Bodies, one: int, other: int, movers: list[int]) -> None:
    speeds = {bean: np.linalg.norm(bodies.velocities[bean, :3]) for bean in (one, other)}
    slow, fast = sorted(speeds, key=lambda bean: speeds[bean])
    if speeds[fast] > PUSHING and movers[fast] != NOBODY:
        movers[slow] = movers[fast]
