"""A simple flight for tests of the rules, which play thousands of shots.

It models where shots land, with errors of the hand, rims, hops and nudges, but no physics. It is
two hundred times as fast as the real one, and moves more beans from place to place. Lengths are in
micrometres.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import Final

from cupboard.core.types import Rng
from cupboard.games.hopper.aiming import FULL_SCALE, skill_of, touch_down
from cupboard.games.hopper.geometry import (
    BEAN_LENGTH,
    BEAN_REST,
    CUP_INNER,
    CUP_OUTER,
    FLOOR,
    TABLE_RADIUS,
    Pose,
    cell_at,
    centre,
    flat_pose,
    in_cup,
    open_place,
)
from cupboard.games.hopper.landing import Flight, Landing
from cupboard.games.hopper.places import FULL, NAMES, OFF, TABLE, TRAY
from cupboard.games.hopper.state import HopperState, Launch

# Properties of the table.
HOPS: Final = 3
HOPS_OUT_OF_CUP: Final = 0.06
FALLS_IN_FROM_RIM: Final = 0.5
STAYS_IN_THE_OPEN: Final = 0.6
SHORT_HOP, LONG_HOP = 15_000, 450_000
NUDGE_REACH: Final = 1.2 * BEAN_LENGTH
WITHIN_REACH: Final = (TRAY, TABLE)
STIRS: Final = 0.5
"""probability that a bean in a cup is stirred by one that drops in"""


class Scene:
    """The table while the beans of one flight land one after the other."""

    def __init__(self, state: HopperState, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.frame = state.frame
        self.standing = state.standing
        self.ended: dict[int, Landing] = {}
        self.filled: dict[int, int] = {}

    def cup_near(self, x: float, y: float) -> tuple[int, float]:
        """Return the cup below a point and the distance from its middle; -1 for none."""
        cell = cell_at(x, y, self.frame)
        if cell not in self.standing:
            return -1, 0.0
        at = centre(cell, self.frame)
        away = hypot(x - at[0], y - at[1])
        return (cell, away) if away <= CUP_OUTER else (-1, 0.0)


def fly(state: HopperState, rng: Rng) -> Flight:
    """HOPPER-12: land every bean in the air, in the order in which they stop."""
    scene = Scene(state, rng)
    arrivals = [
        (launch.shot.power + rng.randrange(FULL_SCALE // 2), launch) for launch in state.air
    ]
    for _, launch in sorted(arrivals):
        _come_down(scene, launch)
    return Flight(tuple(scene.ended.values()))


def _bell(rng: Rng) -> float:
    """Return a number around 0 with spread 1, bell-shaped, never beyond 3."""
    return 2 * (rng.random() + rng.random() + rng.random() - 1.5)


def _come_down(scene: Scene, launch: Launch) -> None:
    skill = skill_of(scene.state.options, launch.seat)
    x, y = touch_down(launch.seat, scene.state.seats, launch.shot, skill, scene.rng)
    for _ in range(HOPS):
        hop = _hop(scene, x, y)
        if hop == 0:
            break
        way = 2 * pi * scene.rng.random()
        x, y = x + hop * cos(way), y + hop * sin(way)
    cell, _ = scene.cup_near(x, y)
    place = cell if cell >= 0 else open_place(x, y)
    pose = _cup_pose(scene, cell) if cell >= 0 else _open_pose(scene, x, y, place)
    stirred = [*_stirred(scene, launch, cell)]
    sooner = scene.rng.randrange(len(stirred) + 1)
    landed = Landing(launch.bean, launch.seat, NAMES[place], pose)
    for landing in (*stirred[:sooner], landed, *stirred[sooner:]):
        scene.ended.pop(landing.bean, None)
        scene.ended[landing.bean] = landing
    if place in WITHIN_REACH:
        _nudge(scene, launch, x, y)


def _stirred(scene: Scene, launch: Launch, cell: int) -> Iterator[Landing]:
    """HOPPER-12: stir beans in a cup when one drops in; some of them stop later than that one."""
    for bean, place in enumerate(scene.state.where):
        if place == cell and scene.rng.random() < STIRS:
            x, y, z = scene.state.poses[bean][:3]
            pose = flat_pose(x, y, z, scene.rng.random())
            yield Landing(bean, launch.seat, NAMES[cell], pose)


def _hop(scene: Scene, x: float, y: float) -> float:
    """Return how far a bean hops after touching down, 0 if it stays."""
    luck = scene.rng.random()
    cell, away = scene.cup_near(x, y)
    if cell < 0:
        stays = luck < STAYS_IN_THE_OPEN or hypot(x, y) > TABLE_RADIUS
    elif away <= CUP_INNER:
        stays = luck >= HOPS_OUT_OF_CUP
    else:
        stays = luck < FALLS_IN_FROM_RIM
    return 0 if stays else SHORT_HOP + LONG_HOP * scene.rng.random() ** 4


def _cup_pose(scene: Scene, cell: int) -> Pose:
    """Return a pose next to the beans that are already in the cup."""
    inside = scene.state.beans_in(cell) + scene.filled.get(cell, 0)
    scene.filled[cell] = scene.filled.get(cell, 0) + 1
    x, y = in_cup(*centre(cell, scene.frame), inside)
    height = BEAN_REST * (1 + 2 * (inside // FULL))
    return flat_pose(x, y, height, scene.rng.random())


def _open_pose(scene: Scene, x: float, y: float, place: int) -> Pose:
    return flat_pose(x, y, FLOOR if place == OFF else BEAN_REST, scene.rng.random())


def _nudge(scene: Scene, launch: Launch, x: float, y: float) -> None:
    """HOPPER-12: push a bean that is hit by a stopping one a bean's length away."""
    poses = scene.state.poses
    for bean, place in enumerate(scene.state.where):
        if place not in WITHIN_REACH:
            continue
        gap_x, gap_y = poses[bean][0] - x, poses[bean][1] - y
        if abs(gap_x) < NUDGE_REACH > abs(gap_y) and bean not in scene.ended:
            _push(scene, launch, bean, gap_x, gap_y)
            return


def _push(scene: Scene, launch: Launch, bean: int, gap_x: float, gap_y: float) -> None:
    away = hypot(gap_x, gap_y) or 1.0
    old = scene.state.poses[bean]
    x, y = old[0] + gap_x / away * BEAN_LENGTH, old[1] + gap_y / away * BEAN_LENGTH
    place = open_place(x, y)
    # A wall of a cup or of the tray stops it.
    if scene.cup_near(x, y)[0] >= 0 or (place == TRAY) != (scene.state.where[bean] == TRAY):
        return
    pose = _open_pose(scene, x, y, place)
    scene.ended[bean] = Landing(bean, launch.seat, NAMES[place], pose)
