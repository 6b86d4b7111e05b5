"""Where a bean can be, and where cups can stand.

A bean's place is one small number, so that all beans together are a string of bytes:

    0 … 15       the cup on this cell of the tray (column + 4 × row; a1 is 0, d4 is 15)
    TRAY         loose in the tray, between the cups
    TABLE        loose on the table
    OFF          fallen from the table: loose as well (HOPPER-4)
    AIR          on its way
    HAND + seat  in a player's hand

Cups have no names of their own: a cup is called by the cell it stands on now. Because the cups are
pushed together after every claim (HOPPER-6), their number alone says which cells are occupied.
"""

from __future__ import annotations

from functools import cache
from math import isqrt
from typing import Final

SIDE: Final = 4
CELLS: Final = SIDE * SIDE
FULL: Final = 4
"""HOPPER-5: a cup with this many beans is taken."""

TRAY: Final = 16
TABLE: Final = 17
OFF: Final = 18
AIR: Final = 19
HAND: Final = 32

LOOSE: Final = (TRAY, TABLE, OFF)

NOWHERE: Final = -1

CELL_NAMES: Final = tuple(f"{'abcd'[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS))
NAMES: Final = (*CELL_NAMES, "tray", "table", "off")
"""The name of every place where a bean can come to rest, by its number."""
PLACES: Final = {name: place for place, name in enumerate(NAMES)}


@cache
def block(cups: int) -> tuple[int, int]:
    """HOPPER-6: the columns and rows of the block in which this many cups stand together."""
    columns = isqrt(cups - 1) + 1 if cups else 0
    rows = -(-cups // columns) if columns else 0
    return columns, rows


@cache
def cells(cups: int) -> tuple[int, ...]:
    """HOPPER-6: the cells on which this many cups stand: row by row from a1, no gap."""
    columns, _ = block(cups)
    return tuple(cup % columns + SIDE * (cup // columns) for cup in range(cups))
