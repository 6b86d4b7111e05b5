"""Transposition table of the proof-number search, in a fixed amount of memory.

An entry is two 64-bit words. The first holds 56 bits of the position's second hash and the work
behind the entry; the second holds the numbers to prove a win and a loss of the seat to act, and the
position's worth (see `insight`). The first hash selects a bucket of four entries, one cache line.
Two positions are confused only if both hashes agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.errors import BadOptions
from cupboard.core.jit import compiled, inlined

Table = npt.NDArray[np.int64]


SLOTS = 4
WORDS = 2
BUCKET = SLOTS * WORDS
LINE = 8 * BUCKET

NUMBER_BITS = 23
PROVEN = (1 << NUMBER_BITS) - 1
"""The number of a refuted claim; the other number is then 0."""
LARGEST = PROVEN - 1
"""Largest number of an open position."""
WORTH_BITS = 9
MAX_WORTH = (1 << WORTH_BITS) - 1
WORK_BITS = 8
MAX_WORK = (1 << WORK_BITS) - 1

WORTH_MASK = (1 << 2 * WORTH_BITS) - 1
LOSE_SHIFT = 2 * WORTH_BITS
WIN_SHIFT = LOSE_SHIFT + NUMBER_BITS

LEAST_BYTES = 1 << 16

FIRST = np.uint64(0x9E3779B97F4A7C15)
SECOND = np.uint64(0xC2B2AE3D27D4EB4F)
FIRST_STEP = np.uint64(0xBF58476D1CE4E5B9)
SECOND_STEP = np.uint64(0x94D049BB133111EB)


def new_table(size: int) -> Table:
    """Return an empty table of the largest power of two that fits into `size` bytes."""
    if size < LEAST_BYTES:
        raise BadOptions("proof-table-too-small", size=size, least=LEAST_BYTES)
    buckets = 1 << ((size // LINE).bit_length() - 1)
    # Write to it now, because the system allocates memory on first touch, which takes time.
    raw = np.empty(buckets * BUCKET + BUCKET, dtype=np.int64)
    raw.fill(0)
    # A bucket must not cross a cache line boundary.
    skip = -raw.ctypes.data % LINE // raw.itemsize
    return raw[skip : skip + buckets * BUCKET]


@inlined
def hashes(words: Any, count: int) -> tuple[Any, Any]:
    """Return two independent hashes of a position's words; the second is never 0."""
    one, two = FIRST, SECOND
    for n in range(count):
        one = (one ^ words[n]) * FIRST_STEP
        one ^= one >> np.uint64(32)
        two = (two + words[n]) * SECOND_STEP
        two ^= two >> np.uint64(29)
    one *= SECOND_STEP
    one ^= one >> np.uint64(31)
    two *= FIRST_STEP
    return np.int64(one), np.int64(two) | 1


@inlined
def bucket_of(table: Table, one: int) -> int:
    """Return the start of a position's bucket."""
    return (one & (len(table) // BUCKET - 1)) * BUCKET


@inlined
def same(entry: int, two: int) -> bool:
    """Return whether an entry's first word has this hash."""
    return bool((entry ^ two) >> WORK_BITS == 0)


@inlined
def win_number(known: int) -> int:
    """Return the proof number of a win."""
    return (known >> WIN_SHIFT) & PROVEN


@inlined
def lose_number(known: int) -> int:
    """Return the proof number of a loss."""
    return (known >> LOSE_SHIFT) & PROVEN


@inlined
def covers(known: int, worth: int) -> bool:
    """Return whether a proof for one worth holds for another.

    More of a seat's own and less of the other's is never worse.
    """
    mine, theirs = worth >> WORTH_BITS, worth & MAX_WORTH
    its_mine, its_theirs = (known >> WORTH_BITS) & MAX_WORTH, known & MAX_WORTH
    if win_number(known) == 0:
        return bool(mine >= its_mine and theirs <= its_theirs)
    return bool(lose_number(known) == 0 and mine <= its_mine and theirs >= its_theirs)


@inlined
def look_up(table: Table, one: int, two: int, worth: int) -> Any:
    """Return what is known of a position, as the second word of an entry, or 0."""
    at = bucket_of(table, one)
    found = np.int64(0)
    for slot in range(at, at + BUCKET, WORDS):
        if table[slot] != 0 and same(table[slot], two):
            known = table[slot + 1]
            if covers(known, worth):
                return known
            if known & WORTH_MASK == worth:
                found = known
    return found


@inlined
def slot_for(table: Table, one: int, two: int, known: int) -> Any:
    """Return the entry to replace with a new one.

    It is the position's own entry, one that the new entry makes redundant, an empty one, or the one
    with the least work behind it, in this order.
    """
    at = bucket_of(table, one)
    chosen, least = at, MAX_WORK + 1
    for slot in range(at, at + BUCKET, WORDS):
        work = table[slot] & MAX_WORK
        if table[slot] != 0 and same(table[slot], two):
            worth = table[slot + 1] & WORTH_MASK
            if worth == known & WORTH_MASK or covers(known, worth):
                return slot
        if work < least:
            chosen, least = slot, work
    return chosen


@inlined
def keep(table: Table, one: int, two: int, known: int, nodes: int) -> None:
    """Store what is known of a position after `nodes` nodes of work."""
    work = 1
    while nodes > 0 and work < MAX_WORK:
        nodes >>= 1
        work += 1
    slot = slot_for(table, one, two, known)
    table[slot] = (two & ~MAX_WORK) | work
    table[slot + 1] = known


@inlined
def packed(win: int, lose: int, worth: int) -> int:
    """Return the second word of an entry."""
    return (win << WIN_SHIFT) | (lose << LOSE_SHIFT) | worth


@compiled
def effort(table: Table, one: int, two: int) -> int:
    """Return the most work behind any entry of a position, whatever its worth, or 0."""
    at, most = bucket_of(table, one), 0
    for slot in range(at, at + BUCKET, WORDS):
        if table[slot] != 0 and same(table[slot], two):
            most = max(most, int(table[slot] & MAX_WORK))
    return most
