"""The transposition table: bounds of positions searched before, one 64-bit word each.

A position whose pits hold at most 31 stones each is a number of 60 bits. It is scrambled
reversibly: the top bits give the slot and the rest is stored, so two positions are never confused.
Fuller pits are rare and are not stored. A word is read and written as a whole, so threads share the
table without locks.

From the lowest bit: lower bound, upper bound, the best pit, the size of the search, check.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import hot_inlined
from cupboard.experts.kalaha.kalah.huge_pages import large
from cupboard.experts.kalaha.kalah.packed_board import total

Entries = npt.NDArray[np.int64]

KEY_BITS = 60
KEY = (1 << KEY_BITS) - 1
CHECK_AT = 24
CHECK_BITS = 64 - CHECK_AT
CHECK = (1 << CHECK_BITS) - 1
MIN_BITS = KEY_BITS - CHECK_BITS + 1

UPPER_AT = 8
PIT_AT = 16
SIZE_AT = 19
PIT = 7
UNKNOWN = 7
SIZE = 31
BOUND = 255
ZERO = 128

TOO_FULL = 0xE0E0E0E0E0E0
MAX_KEPT = 127
"""Most stones whose values fit into the bounds of an entry."""
EVEN = 0x001F001F001F
ODD = 0x03E003E003E0
FIRST = 0x3FF
SECOND = 0xFFC00
THIRD = 0x3FF00000
MIX = 0x5851F42D4C957F2D & KEY
MIX_AGAIN = 0x2545F4914F6CDD1D & KEY
SALT = 0x9E3779B97F4A7C15 & KEY


def entries(gigabytes: float) -> Entries:
    """Return the largest table that fits, with a power of two entries."""
    bits = max(int(max(gigabytes, 0) * 2**30 / 8).bit_length() - 1, MIN_BITS)
    return large(1 << bits, np.int64)


def shift_of(table: Entries) -> int:
    """Return how far a scrambled key is shifted for its pair of entries."""
    return KEY_BITS - (len(table).bit_length() - 2)


@hot_inlined
def squeeze(row: int) -> int:
    """Return six bytes below 32 packed into 30 bits."""
    pairs = (row & EVEN) | (row >> 3 & ODD)
    return (pairs & FIRST) | (pairs >> 6 & SECOND) | (pairs >> 12 & THIRD)


@hot_inlined
def can_keep(mine: int, theirs: int) -> bool:
    return ((mine | theirs) & TOO_FULL) == 0 and total(mine) + total(theirs) <= MAX_KEPT


@hot_inlined
def scrambled(mine: int, theirs: int, depth: int) -> Any:
    """Return the key of a position; searches to different depths have different keys."""
    key = (squeeze(mine) | squeeze(theirs) << 30) ^ (depth * SALT & KEY)
    key = ((key ^ key >> 31) * MIX) & KEY
    return ((key ^ key >> 29) * MIX_AGAIN) & KEY


@hot_inlined
def belongs(entry: int, check: int) -> bool:
    """Return whether an entry has this check."""
    return (entry >> CHECK_AT) & CHECK == check and entry != 0


@hot_inlined
def look_up(table: Entries, slot: int, check: int) -> Any:
    """Return the entry of a key in its pair of slots, or 0."""
    for at in (slot, slot + 1):
        entry = table[at]
        if belongs(entry, check):
            return entry
    return 0


@hot_inlined
def lower(entry: int) -> Any:
    return (entry & BOUND) - ZERO


@hot_inlined
def upper(entry: int) -> Any:
    return (entry >> UPPER_AT & BOUND) - ZERO


@hot_inlined
def magnitude(nodes: int) -> int:
    """Return the number of bits of a number, at least 1."""
    bits = 1
    while nodes > 1:
        nodes >>= 1
        bits += 1
    return min(bits, SIZE)


@hot_inlined
def keep(table, slot, check, low, high, pit, size):  # type: ignore[no-untyped-def]
    """Store bounds, combined with the known ones; the smaller search is replaced."""
    first, second = table[slot], table[slot + 1]
    larger = (first >> SIZE_AT & SIZE) > (second >> SIZE_AT & SIZE)
    at = slot + int(belongs(second, check) or (larger and not belongs(first, check)))
    known = table[at]
    if belongs(known, check):
        low, high = max(low, lower(known)), min(high, upper(known))
        # If no move reached the target, the move that reached an earlier one stays the best.
        pit = pit if pit != UNKNOWN else known >> PIT_AT & PIT
    content = size << SIZE_AT | pit << PIT_AT | (high + ZERO) << UPPER_AT | (low + ZERO)
    table[at] = check << CHECK_AT | content
