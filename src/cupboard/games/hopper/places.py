"""Places of beans and arrangements of cups.

A bean's place is one small number, so that all beans together are a string of bytes:

    0 … 15       the cup on this cell of the tray (column + 4 × row; a1 is 0, d4 is 15)
    TRAY         loose in the tray, between the cups
    TABLE        loose on the table
    OFF          fallen from the table, which is loose as well (HOPPER-4)
    AIR          in the air
    HAND + seat  in a player's hand

Cups have no names of their own: a cup is named by its present cell. If the cups are pushed together
after every claim (HOPPER-6), their number determines which cells are occupied.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final, NamedTuple, TypeAlias

SIDE: Final = 4
CELLS: Final = SIDE * SIDE
FULL: Final = 4
"""HOPPER-5: a cup with this many beans is claimed."""

TRAY: Final = 16
TABLE: Final = 17
OFF: Final = 18
AIR: Final = 19
HAND: Final = 32

LOOSE: Final = (TRAY, TABLE, OFF)

NOWHERE: Final = -1

CELL_NAMES: Final = tuple(f"{'abcd'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
LOOSE_NAMES: Final = ("tray", "table", "off")
NAMES: Final = (*CELL_NAMES, *LOOSE_NAMES)
"""The name of every place where a bean can stop, by its number."""
PLACES: Final = {name: place for place, name in enumerate(NAMES)}


Frame: TypeAlias = tuple[int, int]
"""The columns and rows of cells, counted from a1, that are centred in the tray."""
WHOLE_TRAY: Final[Frame] = (SIDE, SIDE)


class Arrangement(NamedTuple):
    """HOPPER-6: arrangement of the cups in the tray."""

    cells: tuple[int, ...]
    """The cells with a cup, in numerical order."""
    frame: Frame


@cache
def block(cups: int) -> Frame:
    """HOPPER-6: return the columns and rows of the block that this many cups form."""
    columns = isqrt(cups - 1) + 1 if cups else 0
    rows = -(-cups // columns) if columns else 0
    return columns, rows


@cache
def cells(cups: int) -> tuple[int, ...]:
    """HOPPER-6: return the cells of this many cups: row by row from a1, without gaps."""
    columns, _ = block(cups)
    return tuple(cup % columns + SIDE * (cup // columns) for cup in range(cups))


@cache
def closed(cups: int) -> Arrangement:
    """HOPPER-6: return the arrangement of this many cups, pushed together in the tray's centre."""
    return Arrangement(cells(cups), block(cups))


def frame_around(standing: tuple[int, ...], least: Frame) -> Frame:
    """Return the smallest frame that contains these cells and is at least as large as `least`."""
    columns = max((cell % SIDE + 1 for cell in standing), default=0)
    rows = max((cell // SIDE + 1 for cell in standing), default=0)
    return max(columns, least[0]), max(rows, least[1])
