"""Layout of Kala's flat array.

    field  the beans in the sixteen field cups: a1, b1, c1, d1, a2 … d4 (KALA-1)
    then   for Dark and Light: the beans in the playing cup, the field cup it is on, the store
    then   the bank, whether it gives beans (KALA-3), the seat to act, the phase

Dark is seat 0, Light is seat 1. After the end the seat to act is the one that could not (KALA-15).
"""

from __future__ import annotations

from typing import NamedTuple

SIDE = 4
CELLS = SIDE * SIDE
SEATS = 2

FIELD = 0
CUP = CELLS
AT = CUP + SEATS
STORE = AT + SEATS
BANK = STORE + SEATS
OPEN = BANK + 1
ACTOR = OPEN + 1
PHASE = ACTOR + 1
WIDTH = PHASE + 1

# Phases
LOT = 0
SOWING = 1
BONUS = 2
OVER = 3

STARTS = (0, CELLS - 1)
"""KALA-1: Dark starts on a1, Light on d4."""

# The four directions, clockwise, and the cell offset of one step in each.
NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = "NESW"
STRIDES = (SIDE, 1, -SIDE, -1)

# A move as one number: first and second direction, length of the first run, harvest, landing. A
# straight path has the same direction twice. The landing is a cell's number plus one, or 0.
ONTO = 1
HARVEST = 32
RUN = 64
SECOND = 256
FIRST = 1024

SOURCES = ("store", "bank", "cup")
FROM_STORE, FROM_BANK, FROM_CUP = range(3)


class Rules(NamedTuple):
    """The options as the compiled rules read them."""

    dark: int
    light: int
    """the beans that each player holds at the start"""
    bank: int
    """the beans in the bank at the start; it gives beans only if there are some"""


# Kinds of trace entries
TRACE_BEGINS = 0
TRACE_TOOK = 1
TRACE_SOWN = 2
TRACE_DROPPED = 3
TRACE_GIVEN = 4
TRACE_HARVESTED = 5
TRACE_ROBBED = 6
TRACE_MOVED = 7
TRACE_BONUS_DUE = 8
TRACE_BANK_CLOSED = 9
TRACE_ENDED = 10

# One taking, at most six beans, and each other thing at most once.
TRACE_ENTRIES = 16


def cell_name(cell: int) -> str:
    """Return a cup's name: file a–d from the left, rank 1–4 from below."""
    return "abcd"[cell % SIDE] + str(cell // SIDE + 1)


CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
