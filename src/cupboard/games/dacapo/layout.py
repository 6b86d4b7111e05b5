"""The numbers of Da Capo's table."""

from __future__ import annotations

MOST_SHOWN = 5
"""DACAPO-3: a fist holds 1 to 5 beans."""

LONG_ROW, SHORT_ROW = 4, 3
"""DACAPO-1: cups of a row, without the target cup in the middle."""

MOST_WITH_LONG_ROWS = 3
"""DACAPO-1: up to so many players have the long rows."""


def row_length(seats: int) -> int:
    """DACAPO-1: the cups of each player's row, without the target cup."""
    return LONG_ROW if seats <= MOST_WITH_LONG_ROWS else SHORT_ROW


def target_cup(seats: int) -> int:
    """DACAPO-8: the number of the target cup, counted on from a player's row."""
    return row_length(seats) + 1
