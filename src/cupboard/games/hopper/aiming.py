"""Model of a hand: from aim, power and timing to the bean that leaves the table's edge.

A bean is aimed at a point on the table. Bad timing pulls it aside, shortens it and flattens its
arc, and every hand has random errors. All random numbers of a flight are drawn here, bean by bean
in the order of the launches, so a later launch does not change earlier ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, hypot, pi, radians, sin, sqrt, tan
from typing import Final

from cupboard.core.options import of_seat
from cupboard.core.types import Rng
from cupboard.games.hopper.geometry import TABLE_RADIUS, bearing
from cupboard.games.hopper.moves import Shot
from cupboard.games.hopper.spec import HANDS, HopperOptions
from cupboard.games.hopper.state import HopperState, Launch

# Deviation of full aim to the side and of full power beyond the centre, in micrometres.
ASIDE: Final = 140_000
REACH: Final = 170_000
PERFECT_POWER: Final = 500
FULL_SCALE: Final = 1000

# Effects of bad timing, and the random errors of a hand.
LATE_ASIDE: Final = 40_000
LATE_SHORT: Final = 60_000
TREMOR: Final = 9_000
LATE_TREMOR: Final = 18_000


@dataclass(frozen=True)
class Skill:
    """HOPPER-12: shooting difficulty for a seat."""

    tremor: float
    timing: float


SKILLS: Final = {"gentle": Skill(0.5, 0.4), "normal": Skill(1, 1), "strict": Skill(1.4, 1.6)}
STEADIEST: Final = Skill(0.25, 0.2)

# The arc, in metres and seconds: a bean leaves the edge a little above the table, steeply, and is
# aimed through a point at half the height of a cup.
GRAVITY: Final = 9.81
LAUNCH_HEIGHT: Final = 0.03
AIM_HEIGHT: Final = 0.018
STEEP: Final = 68.0
FLATTER: Final = 14.0
"""degrees: the arc with perfect timing, and the loss with the worst"""
SPIN: Final = 8.0
"""radians per second"""


@dataclass(frozen=True)
class Throw:
    """A bean as it leaves the edge: metres, a quaternion, metres and radians per second."""

    bean: int
    seat: int
    tick: int
    pose: tuple[float, ...]
    velocity: tuple[float, ...]


def throws(state: HopperState, rng: Rng) -> list[Throw]:
    """Return the throws of the beans in the air, in order."""
    # The sort is stable, so a shot that joins changes no other shot's random error.
    launches = sorted(state.air, key=lambda launch: launch.tick)
    return [
        _throw(launch, state.seats, skill_of(state.options, launch.seat), rng)
        for launch in launches
    ]


def skill_of(options: HopperOptions, seat: int) -> Skill:
    """HOPPER-12: return the difficulty for a seat; a steady hand is one step easier."""
    easier = HANDS.index(options.hand) - int(of_seat(options.steady_hands, seat))
    return SKILLS[HANDS[easier]] if easier >= 0 else STEADIEST


def aim_at(seat: int, seats: int, x: float, y: float) -> Shot:
    """Return the error-free shot that would land at a point, as far as it reaches."""
    ahead_x, ahead_y = bearing(seat, seats)
    aside = x * ahead_y - y * ahead_x
    beyond = x * ahead_x + y * ahead_y
    power = PERFECT_POWER * (1 + beyond / REACH)
    return Shot.clamped(FULL_SCALE * aside / ASIDE, power, 0)


def touch_down(seat: int, seats: int, shot: Shot, skill: Skill, rng: Rng) -> tuple[float, float]:
    """Return the point a bean is sent to, from aim, power, timing and random error."""
    late = skill.timing * shot.timing / FULL_SCALE
    tremor = skill.tremor * (TREMOR + LATE_TREMOR * abs(late))
    aside = ASIDE * shot.aim / FULL_SCALE + LATE_ASIDE * late + tremor * _bell(rng)
    beyond = REACH * (shot.power - PERFECT_POWER) / PERFECT_POWER - LATE_SHORT * late * late
    beyond += tremor * _bell(rng)
    ahead_x, ahead_y = bearing(seat, seats)
    return aside * ahead_y + beyond * ahead_x, beyond * ahead_y - aside * ahead_x


def _throw(launch: Launch, seats: int, skill: Skill, rng: Rng) -> Throw:
    x, y = touch_down(launch.seat, seats, launch.shot, skill, rng)
    ahead_x, ahead_y = bearing(launch.seat, seats)
    edge = (-ahead_x * TABLE_RADIUS / 1e6, -ahead_y * TABLE_RADIUS / 1e6)
    late = min(1.0, skill.timing * abs(launch.shot.timing) / FULL_SCALE)
    speed = arc(x / 1e6 - edge[0], y / 1e6 - edge[1], STEEP - FLATTER * late)
    turn = _any_turn(rng)
    spin = (SPIN * _bell(rng), SPIN * _bell(rng), SPIN * _bell(rng))
    pose = (*edge, LAUNCH_HEIGHT, *turn)
    return Throw(launch.bean, launch.seat, launch.tick, pose, (*speed, *spin))


def arc(dx: float, dy: float, steep: float) -> tuple[float, float, float]:
    """Return the velocity with which a bean covers this distance at its target height."""
    far, slope = hypot(dx, dy), tan(radians(steep))
    rise = AIM_HEIGHT - LAUNCH_HEIGHT
    ahead = far * sqrt(GRAVITY / (2 * (far * slope - rise)))
    return ahead * dx / far, ahead * dy / far, ahead * slope


def _bell(rng: Rng) -> float:
    """Return an approximately normal number with mean 0 and spread 1, never beyond 3."""
    return 2 * (rng.random() + rng.random() + rng.random() - 1.5)


def _any_turn(rng: Rng) -> tuple[float, float, float, float]:
    """Return a uniformly random unit quaternion."""
    part, one, two = rng.random(), 2 * pi * rng.random(), 2 * pi * rng.random()
    low, high = sqrt(1 - part), sqrt(part)
    return high * cos(two), low * sin(one), low * cos(one), high * sin(two)
