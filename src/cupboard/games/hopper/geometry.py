"""The measures of the table, in micrometres, and where things lie on it.

The origin is the middle of the table top; x points to the right of seat 0, y away from it, z up.
A pose is seven whole numbers: x, y, z and a unit quaternion (w, x, y, z) times a million. A bean in
a hand or in the air has no pose, and on a real table (HOPPER-13) no bean has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from cupboard.games.hopper.places import CELLS, OFF, SIDE, TABLE, TRAY, block

Pose: TypeAlias = tuple[int, ...]
NO_POSE: Final[Pose] = ()
POSE_NUMBERS: Final = 7
UNIT: Final = 1_000_000

TABLE_RADIUS: Final = 500_000
TRAY_HALF: Final = 112_000
PITCH: Final = 52_000
CUP_OUTER: Final = 25_000
CUP_INNER: Final = 22_000
CUP_HEIGHT: Final = 30_000
TRAY_WALL: Final = 3_000
TRAY_HEIGHT: Final = 10_000
"""The tray's walls stand outside of `TRAY_HALF`, this thick and this high."""
BEAN_AXES: Final = (7_500, 5_000, 4_000)
"""The half-axes of a bean."""
BEAN_LENGTH: Final = 14_000
BEAN_REST: Final = 4_000
"""How high the middle of a resting bean lies."""
FLOOR: Final = -700_000

# What a pose may say at all: nothing lies further than five metres from the table's middle, and a
# quaternion is a unit up to rounding.
FURTHEST: Final = 5_000_000
SLACK: Final = 10_000

# Beans that are put back lie in rows beside the tray, and in a cup they lie in a ring.
POOL_X: Final = -104_000
POOL_Y: Final = 140_000
POOL_STEP: Final = 16_000
POOL_COLUMNS: Final = 14
POOL_SPOTS: Final = 196
CUP_RING: Final = 9_000


@cache
def centre(cell: int, cups: int) -> tuple[int, int]:
    """HOPPER-6: the middle of a cup: the whole block stands in the middle of the tray."""
    columns, rows = block(cups)
    x = (2 * (cell % SIDE) - columns + 1) * PITCH // 2
    y = (2 * (cell // SIDE) - rows + 1) * PITCH // 2
    return x, y


def cell_at(x: float, y: float, cups: int) -> int:
    """The cell whose square holds a point, whether or not a cup stands there; -1 outside."""
    columns, rows = block(cups)
    column = int((x + columns * PITCH / 2) // PITCH)
    row = int((y + rows * PITCH / 2) // PITCH)
    return column + SIDE * row if 0 <= column < columns and 0 <= row < rows else -1


@cache
def bearing(seat: int, seats: int) -> tuple[float, float]:
    """HOPPER-1: the direction in which a seat looks, to the middle; clockwise round the table."""
    angle = 2 * pi * seat / seats
    return sin(angle), cos(angle)


def open_place(x: float, y: float) -> int:
    """HOPPER-4: where a bean lies that lies in no cup."""
    if max(abs(x), abs(y)) <= TRAY_HALF:
        return TRAY
    return TABLE if hypot(x, y) <= TABLE_RADIUS else OFF


def flat_pose(x: float, y: float, z: int, turn: float) -> Pose:
    """A bean that lies flat, turned about the vertical by a part of a whole turn."""
    half = pi * turn
    return round(x), round(y), z, round(UNIT * cos(half)), 0, 0, round(UNIT * sin(half))


def sane(pose: Pose) -> bool:
    """Seven numbers that a lying bean can have."""
    if len(pose) != POSE_NUMBERS:
        return False
    x, y, z, *turn = pose
    norm = sum(n * n for n in turn)
    near = max(abs(x), abs(y), abs(z)) <= FURTHEST
    return near and (UNIT - SLACK) ** 2 <= norm <= (UNIT + SLACK) ** 2


def agrees(place: int, pose: Pose, cups: int) -> bool:
    """Can a bean in this pose be in this place? A bean may lean on a rim or hang over an edge."""
    x, y = pose[0], pose[1]
    if place < CELLS:
        at = centre(place, cups)
        return hypot(x - at[0], y - at[1]) <= CUP_OUTER
    if place == TRAY:
        return max(abs(x), abs(y)) <= TRAY_HALF + BEAN_LENGTH
    return place == OFF or hypot(x, y) <= TABLE_RADIUS + BEAN_LENGTH


def in_cup(x: int, y: int, others: int) -> tuple[float, float]:
    """Where a bean lies in a cup with so many others."""
    way = pi / 2 * others
    return x + CUP_RING * cos(way), y + CUP_RING * sin(way)


def spot(number: int) -> Pose:
    """A spot for a bean that is put back beside the tray."""
    x = POOL_X + POOL_STEP * (number % POOL_COLUMNS)
    y = POOL_Y + POOL_STEP * (number // POOL_COLUMNS)
    return x, y, BEAN_REST, UNIT, 0, 0, 0


def free_spots(lying: Iterable[Pose]) -> Iterator[Pose]:
    """The spots beside the tray that no bean covers, in order; at last, all of them once more."""
    covered = {number for pose in lying for number in _near_spots(pose)}
    yield from (spot(number) for number in range(POOL_SPOTS) if number not in covered)
    yield from (spot(number) for number in range(POOL_SPOTS))


def _near_spots(pose: Pose) -> Iterator[int]:
    """The spots on which a bean lies, or between which it lies."""
    column, row = (pose[0] - POOL_X) // POOL_STEP, (pose[1] - POOL_Y) // POOL_STEP
    for c in (column, column + 1):
        for r in (row, row + 1):
            number = c + POOL_COLUMNS * r
            on_it = abs(spot(number)[0] - pose[0]) < POOL_STEP > abs(spot(number)[1] - pose[1])
            if 0 <= c < POOL_COLUMNS and 0 <= number < POOL_SPOTS and on_it:
                yield number
