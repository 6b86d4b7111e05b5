"""Dimensions of the table in micrometres, and positions on it.

The origin is the centre of the table top; x points to the right of seat 0, y away from it, z up. A
pose is seven integers: x, y, z and a unit quaternion (w, x, y, z) times a million. A bean in a hand
or in the air has no pose, and in referee mode (HOPPER-13) no bean has one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import cos, hypot, pi, sin
from typing import Final, TypeAlias

from cupboard.games.hopper.places import CELLS, OFF, SIDE, TABLE, TRAY, Frame

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
"""Thickness and height of the tray's walls, which are outside `TRAY_HALF`."""
BEAN_AXES: Final = (7_500, 5_000, 4_000)
"""Half-axes of a bean."""
BEAN_LENGTH: Final = 14_000
BEAN_REST: Final = 4_000
"""Height of the centre of a resting bean."""
FLOOR: Final = -700_000

# Limits of a valid pose: nothing is further than five metres from the table's centre, and a
# quaternion is a unit up to rounding.
FURTHEST: Final = 5_000_000
SLACK: Final = 10_000

# Beans that are put back form rows beside the tray; beans in a cup form a ring.
POOL_X: Final = -104_000
POOL_Y: Final = 140_000
POOL_STEP: Final = 16_000
POOL_COLUMNS: Final = 14
POOL_SPOTS: Final = 196
CUP_RING: Final = 9_000


@cache
def centre(cell: int, frame: Frame) -> tuple[int, int]:
    """HOPPER-6: return the centre of a cup; the frame is centred in the tray."""
    columns, rows = frame
    x = (2 * (cell % SIDE) - columns + 1) * PITCH // 2
    y = (2 * (cell // SIDE) - rows + 1) * PITCH // 2
    return x, y


def cell_at(x: float, y: float, frame: Frame) -> int:
    """Return the cell whose square contains a point, with or without a cup; -1 outside."""
    columns, rows = frame
    column = int((x + columns * PITCH / 2) // PITCH)
    row = int((y + rows * PITCH / 2) // PITCH)
    return column + SIDE * row if 0 <= column < columns and 0 <= row < rows else -1


@cache
def bearing(seat: int, seats: int) -> tuple[float, float]:
    """HOPPER-1: return the direction from a seat to the centre; seats go clockwise."""
    angle = 2 * pi * seat / seats
    return sin(angle), cos(angle)


def open_place(x: float, y: float) -> int:
    """HOPPER-4: return the place of a bean that is in no cup."""
    if max(abs(x), abs(y)) <= TRAY_HALF:
        return TRAY
    return TABLE if hypot(x, y) <= TABLE_RADIUS else OFF


def flat_pose(x: float, y: float, z: int, turn: float) -> Pose:
    """Return the pose of a flat bean, turned about the vertical by a fraction of a full turn."""
    half = pi * turn
    return round(x), round(y), z, round(UNIT * cos(half)), 0, 0, round(UNIT * sin(half))


def sane(pose: Pose) -> bool:
    """Return whether a resting bean can have this pose."""
    if len(pose) != POSE_NUMBERS:
        return False
    x, y, z, *turn = pose
    norm = sum(n * n for n in turn)
    near = max(abs(x), abs(y), abs(z)) <= FURTHEST
    return near and (UNIT - SLACK) ** 2 <= norm <= (UNIT + SLACK) ** 2


def agrees(place: int, pose: Pose, frame: Frame) -> bool:
    """Return whether a bean in this pose can be in this place.

    A bean may lean on a rim or hang over an edge.
    """
    x, y = pose[0], pose[1]
    if place < CELLS:
        at = centre(place, frame)
        return hypot(x - at[0], y - at[1]) <= CUP_OUTER
    if place == TRAY:
        return max(abs(x), abs(y)) <= TRAY_HALF + BEAN_LENGTH
    return place == OFF or hypot(x, y) <= TABLE_RADIUS + BEAN_LENGTH


def in_cup(x: int, y: int, others: int) -> tuple[float, float]:
    """Return the point of a bean in a cup with `others` other beans."""
    way = pi / 2 * others
    return x + CUP_RING * cos(way), y + CUP_RING * sin(way)


def spot(number: int) -> Pose:
    """Return a spot for a bean that is put back beside the tray."""
    x = POOL_X + POOL_STEP * (number % POOL_COLUMNS)
    y = POOL_Y + POOL_STEP * (number // POOL_COLUMNS)
    return x, y, BEAN_REST, UNIT, 0, 0, 0


def free_spots(lying: Iterable[Pose]) -> Iterator[Pose]:
    """Yield the uncovered spots beside the tray in order, and then all spots once more."""
    covered = {number for pose in lying for number in _near_spots(pose)}
    yield from (spot(number) for number in range(POOL_SPOTS) if number not in covered)
    yield from (spot(number) for number in range(POOL_SPOTS))


def _near_spots(pose: Pose) -> Iterator[int]:
    """Yield the spots that a bean covers, fully or partly."""
    column, row = (pose[0] - POOL_X) // POOL_STEP, (pose[1] - POOL_Y) // POOL_STEP
    for c in (column, column + 1):
        for r in (row, row + 1):
            number = c + POOL_COLUMNS * r
            on_it = abs(spot(number)[0] - pose[0]) < POOL_STEP > abs(spot(number)[1] - pose[1])
            if 0 <= c < POOL_COLUMNS and 0 <= number < POOL_SPOTS and on_it:
                yield number
