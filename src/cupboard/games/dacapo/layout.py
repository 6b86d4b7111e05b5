"""Fixed numbers of Da Capo."""

from __future__ import annotations

MAX_SHOWN = 5
"""DACAPO-3: a fist holds 1 to 5 beans."""

LONG_ROW, SHORT_ROW = 4, 3
"""DACAPO-1: number of cups per row, without the target cup in the middle."""

MAX_SEATS_WITH_LONG_ROWS = 3
"""DACAPO-1: most players with long rows."""


def row_length(seats: int) -> int:
    """DACAPO-1: return the number of cups in each player's row, without the target cup."""
    return LONG_ROW if seats <= MAX_SEATS_WITH_LONG_ROWS else SHORT_ROW


def target_cup(seats: int) -> int:
    """DACAPO-8: return the number of the target cup, counting on from a player's row."""
    return row_length(seats) + 1
