"""The table of a proof-number search: what is known of positions, in a fixed amount of memory.

An entry is two 64-bit words: 56 bits of the position's second hash and the work behind the entry;
then the numbers to prove that the seat to act wins and that it loses, and the position's worth (see
`insight`). The first hash says which bucket of four entries a position belongs to: one cache line.
Two positions are taken for each other only if both hashes agree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.core.errors import BadOptions

Table = npt.NDArray[np.int64]

compiled: Any = njit(cache=True, nogil=True, inline="always")

SLOTS = 4
WORDS = 2
BUCKET = SLOTS * WORDS
LINE = 8 * BUCKET

NUMBER_BITS = 23
PROVEN = (1 << NUMBER_BITS) - 1
"""The number of what is refuted for good; the other number is then 0."""
LARGEST = PROVEN - 1
"""Numbers of what is still open end here."""
WORTH_BITS = 9
MOST_WORTH = (1 << WORTH_BITS) - 1
WORK_BITS = 8
MOST_WORK = (1 << WORK_BITS) - 1

WORTH_MASK = (1 << 2 * WORTH_BITS) - 1
LOSE_SHIFT = 2 * WORTH_BITS
WIN_SHIFT = LOSE_SHIFT + NUMBER_BITS

LEAST_BYTES = 1 << 16

FIRST = np.uint64(0x9E3779B97F4A7C15)
SECOND = np.uint64(0xC2B2AE3D27D4EB4F)
FIRST_STEP = np.uint64(0xBF58476D1CE4E5B9)
SECOND_STEP = np.uint64(0x94D049BB133111EB)


def new_table(size: int) -> Table:
    """An empty table of the largest power of two that `size` bytes have room for."""
    if size < LEAST_BYTES:
        raise BadOptions("proof-table-too-small", size=size, least=LEAST_BYTES)
    buckets = 1 << ((size // LINE).bit_length() - 1)
    # Written to now, for the system hands out memory at the first touch, which takes its time.
    raw = np.empty(buckets * BUCKET + BUCKET, dtype=np.int64)
    raw.fill(0)
    # A bucket must not lie across two cache lines.
    skip = -raw.ctypes.data % LINE // raw.itemsize
    return raw[skip : skip + buckets * BUCKET]


@compiled
def hashes(words: Any, count: int) -> tuple[Any, Any]:
    """Two independent hashes of a position's words; the second is never 0."""
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


@compiled
def bucket_of(table: Table, one: int) -> int:
    """Where the bucket of a position begins."""
    return (one & (len(table) // BUCKET - 1)) * BUCKET


@compiled
def same(entry: int, two: int) -> bool:
    """Is an entry's first word that of a position?"""
    return bool((entry ^ two) >> WORK_BITS == 0)


@compiled
def win_number(known: int) -> int:
    return (known >> WIN_SHIFT) & PROVEN


@compiled
def lose_number(known: int) -> int:
    return (known >> LOSE_SHIFT) & PROVEN


@compiled
def covers(known: int, worth: int) -> bool:
    """Does a proof for one worth hold for another? More of the own and less of the other's is
    never worse."""
    mine, theirs = worth >> WORTH_BITS, worth & MOST_WORTH
    its_mine, its_theirs = (known >> WORTH_BITS) & MOST_WORTH, known & MOST_WORTH
    if win_number(known) == 0:
        return bool(mine >= its_mine and theirs <= its_theirs)
    return bool(lose_number(known) == 0 and mine <= its_mine and theirs >= its_theirs)


@compiled
def look_up(table: Table, one: int, two: int, worth: int) -> Any:
    """What is known of a position, as the second word of an entry; 0 if nothing is."""
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


@compiled
def slot_for(table: Table, one: int, two: int, known: int) -> Any:
    """The entry to give up for a new one: the position's own, else one that the new one makes
    needless, an empty one, or the one with the least work behind it."""
    at = bucket_of(table, one)
    chosen, least = at, MOST_WORK + 1
    for slot in range(at, at + BUCKET, WORDS):
        work = table[slot] & MOST_WORK
        if table[slot] != 0 and same(table[slot], two):
            worth = table[slot + 1] & WORTH_MASK
            if worth == known & WORTH_MASK or covers(known, worth):
                return slot
        if work < least:
            chosen, least = slot, work
    return chosen


@compiled
def keep(table: Table, one: int, two: int, known: int, nodes: int) -> None:
    """Write down what is known of a position after so many nodes of work."""
    work = 1
    while nodes > 0 and work < MOST_WORK:
        nodes >>= 1
        work += 1
    slot = slot_for(table, one, two, known)
    table[slot] = (two & ~MOST_WORK) | work
    table[slot + 1] = known


@compiled
def packed(win: int, lose: int, worth: int) -> int:
    """The second word of an entry."""
    return (win << WIN_SHIFT) | (lose << LOSE_SHIFT) | worth


@njit(cache=True, nogil=True)
def effort(table: Table, one: int, two: int) -> int:
    """The most work behind an entry of a position's, whatever its worth; 0 if there is none."""
    at, most = bucket_of(table, one), 0
    for slot in range(at, at + BUCKET, WORDS):
        if table[slot] != 0 and same(table[slot], two):
            most = max(most, int(table[slot] & MOST_WORK))
    return most
