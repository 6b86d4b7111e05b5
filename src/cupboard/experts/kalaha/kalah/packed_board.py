"""Two-player Kalah packed into two words, each a row of pits with one byte per pit.

Pits are counted from their owner's left. `mine` is the row of the player to move.

This implements the presets `kalah` and `kalah-empty` of `games.kalaha` in a few dozen branch-free
machine instructions, and tests prove it equal to them. Sowing is a table lookup; the tables are
made from the game's own routes. They are module globals because compiled code treats those as
constants, which lets loops over many games be vectorised.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import force_inlined
from cupboard.games.kalaha.layout import route

MAX_PITS = 6
MAX_STONES = 12
BYTE = 8
LOW_BYTE = 0xFF
ROW = (1 << (MAX_PITS * BYTE)) - 1
EACH = 0x0101010101010101
HIGH = -0x7F7F7F7F7F7F7F80  # 0x8080808080808080 as a signed number
LOW = 0x7F7F7F7F7F7F7F7F

# Where the last stone of a move landed: an own pit (its number), the own store, or the other side.
IN_STORE = 6
ACROSS = 7
LAST_BITS = 3
LAST = (1 << LAST_BITS) - 1

MAX_IN_PIT = 2 * MAX_PITS * MAX_STONES

Words = npt.NDArray[np.int64]


def _sowing(pits: int, pit: int, stones: int) -> tuple[int, int]:
    """Return what sowing adds to the mover's word and to the other's.

    The bytes above the mover's row hold where the last stone landed and how many were stored.
    """
    path = route(2, pits, 0, stores=True)
    falls = [path[(pit + 1 + stone) % len(path)] for stone in range(stones)]
    mine = sum(1 << BYTE * cell for cell in falls if cell < pits) - (stones << BYTE * pit)
    theirs = sum(1 << BYTE * (cell - pits) for cell in falls if pits <= cell < 2 * pits)
    last = falls[-1] if falls else pits
    where = last if last < pits else ACROSS if last < 2 * pits else IN_STORE
    stored = sum(cell == 2 * pits for cell in falls)
    return mine + ((stored << LAST_BITS | where) << BYTE * MAX_PITS), theirs


def _tables() -> tuple[Words, Words]:
    """Return both additions, indexed by pits of the board, stones sown, and the pit."""
    mine = np.zeros((MAX_PITS + 1, MAX_IN_PIT + 1, BYTE), dtype=np.int64)
    theirs = np.zeros_like(mine)
    for pits in range(1, MAX_PITS + 1):
        for stones in range(2 * pits * MAX_STONES + 1):
            for pit in range(pits):
                mine[pits, stones, pit], theirs[pits, stones, pit] = _sowing(pits, pit, stones)
    return mine, theirs


TO_MINE, TO_THEIRS = _tables()


@force_inlined
def sow(mine: int, theirs: int, pit: int, pits: int, empty_capture: bool) -> tuple[int, int, int]:
    """Return (mine, theirs, outcome) after a move, seen by the same player.

    The outcome holds where the last stone landed and, in the bits above, how many stones were
    stored; see `again` and `gain`.
    """
    stones = (mine >> BYTE * pit) & LOW_BYTE
    packed = mine + TO_MINE[pits, stones, pit]
    mine = packed & ROW
    theirs += TO_THEIRS[pits, stones, pit]
    outcome = packed >> BYTE * MAX_PITS
    last = outcome & LAST
    # In the store or across, this byte is above the row and empty, so there is no capture.
    alone = int(((mine >> BYTE * last) & LOW_BYTE) == 1)
    opposite = BYTE * ((pits - 1 - last) & LAST)
    prize = (theirs >> opposite) & LOW_BYTE
    taken = alone & int((prize > 0) | empty_capture)
    prize *= taken
    mine -= taken << BYTE * last
    theirs -= prize << opposite
    return mine, theirs, outcome + ((prize + taken) << LAST_BITS)


@force_inlined
def gain(outcome: int) -> int:
    """Return how many stones a move stored."""
    return outcome >> LAST_BITS


@force_inlined
def again(outcome: int) -> bool:
    """Return whether the last stone landed in the store, for a free turn."""
    return (outcome & LAST) == IN_STORE


@force_inlined
def total(row: int) -> int:
    """Return the stones of a row, which are below 256, as are all stones of a board."""
    return ((row * EACH) >> 56) & LOW_BYTE


@force_inlined
def filled(row: int) -> int:
    """Return the top bit of each byte that holds stones."""
    return (((row & LOW) + LOW) | row) & HIGH


def pack(pits: Sequence[int]) -> int:
    """Return a row as a word."""
    return sum(int(stones) << BYTE * pit for pit, stones in enumerate(pits))


def unpack(row: int, pits: int) -> list[int]:
    """Return a word as a row."""
    return [row >> BYTE * pit & LOW_BYTE for pit in range(pits)]
