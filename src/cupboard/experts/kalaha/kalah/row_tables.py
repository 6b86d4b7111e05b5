"""Precomputed properties of single rows, for building the database."""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.kalaha.kalah.packed_board import (
    BYTE,
    EACH,
    IN_STORE,
    LAST,
    LAST_BITS,
    LOW_BYTE,
    MAX_PITS,
    ROW,
    TO_MINE,
    TO_THEIRS,
    total,
)
from cupboard.experts.kalaha.kalah.position_index import MAX_COVERED, rank

# A step is what a move does to the mover's row, whatever the other row holds. From the lowest bit:
# the rank of the resulting row, its stones, stones stored, stones that crossed, the pit that may
# capture (or NO_PIT), a free turn.
NO_STEP = -1
NO_PIT = 7
RANK_BITS = 24
COUNT_AT = RANK_BITS
STORED_AT = COUNT_AT + 6
CROSSED_AT = STORED_AT + 6
CAPTURE_AT = CROSSED_AT + 6
AGAIN_AT = CAPTURE_AT + 3
FIELD = 63
RANK = (1 << RANK_BITS) - 1

MAX_CROSSED = (MAX_COVERED // (2 * MAX_PITS + 1) + 1) * MAX_PITS


# Lists of `Rows.sorted`
BEFORE = 0
STEPPED = 1
SPENT = 2
WITHOUT = 3
LISTS = 4


class Rows(NamedTuple):
    """Properties of all rows, numbered by their stones, then by rank."""

    first: npt.NDArray[np.int64]
    """the number of the first row with a given number of stones"""
    word: npt.NDArray[np.int64]
    step: npt.NDArray[np.int64]
    """(row, pit)"""
    spent: npt.NDArray[np.int32]
    """(row, pit): the rank after a step that captures, without the capturing stone"""
    given: npt.NDArray[np.int32]
    """(stones that crossed, row): the rank of the other row after receiving them"""
    robbed: npt.NDArray[np.int32]
    """(pit, row): the rank of the other row without the stones of that pit"""
    bounds: npt.NDArray[np.int64]
    """(stones of the row, pit, 2 × stones of the pit + may capture): start in the sorted lists

    The next entry is their end.
    """
    sorted: npt.NDArray[np.int32]
    """(which, place): ranks by number of stones and pit, sorted by what that pit holds

    The lists are the ranks of all rows before the step, after it, after it with a capture, and
    without that pit's stones.
    """


def rows(pits: int, stones: int) -> Rows:
    """Return all rows with at most `stones` stones."""
    first = [comb(count + pits - 1, pits) for count in range(stones + 2)]
    number = first[-1]
    crossed = min(MAX_CROSSED, stones // (2 * pits + 1) * pits + pits)
    made = Rows(
        first=np.array(first, dtype=np.int64),
        word=np.zeros(number, dtype=np.int64),
        step=np.full((number, pits), NO_STEP, dtype=np.int64),
        spent=np.zeros((number, pits), dtype=np.int32),
        given=np.zeros((crossed + 1, number), dtype=np.int32),
        robbed=np.zeros((pits, number), dtype=np.int32),
        bounds=np.zeros((stones + 1, pits, 2 * stones + 4), dtype=np.int64),
        sorted=np.zeros((LISTS, number * pits), dtype=np.int32),
    )
    _write_words(made, pits, stones)
    _write_steps(made, pits, stones, _crossings(pits, crossed))
    for count in range(stones + 1):
        for pit in range(pits):
            _sort(made, pits, count, pit)
    return made


def _crossings(pits: int, most: int) -> npt.NDArray[np.int64]:
    """Return what each number of crossing stones adds to the other row, from its left."""
    added = np.zeros(most + 1, dtype=np.int64)
    for stone in range(most):
        added[stone + 1] = added[stone] + (1 << BYTE * (stone % pits))
    return added


@compiled
def _write_words(made: Rows, pits: int, stones: int) -> None:
    """Enumerate all rows; the last pit changes slowest."""
    digits = np.zeros(pits, dtype=np.int64)
    pit = 0
    while pit < pits:
        word = 0
        for each in range(pits):
            word |= digits[each] << BYTE * each
        count = total(word)
        made.word[made.first[count] + rank(word * EACH, pits)] = word
        pit = 0
        while pit < pits and count + 1 > stones:
            count -= digits[pit]
            digits[pit] = 0
            pit += 1
        if pit < pits:
            digits[pit] += 1


@compiled
def _write_steps(made: Rows, pits: int, stones: int, crossings: npt.NDArray[np.int64]) -> None:
    for row in range(len(made.word)):
        word = made.word[row]
        count = total(word)
        for crossed in range(len(crossings)):
            if count + crossed <= stones:
                made.given[crossed, row] = rank((word + crossings[crossed]) * EACH, pits)
        for pit in range(pits):
            held = word & (LOW_BYTE << BYTE * pit)
            made.robbed[pit, row] = rank((word - held) * EACH, pits)
            if held:
                _write_step(made, pits, row, pit)


@compiled
def _write_step(made: Rows, pits: int, row: int, pit: int) -> None:
    word = made.word[row]
    held = word >> BYTE * pit & LOW_BYTE
    packed = word + TO_MINE[pits, held, pit]
    after, outcome = packed & ROW, packed >> BYTE * MAX_PITS
    last = outcome & LAST
    alone = last < pits and (after >> BYTE * last & LOW_BYTE) == 1
    made.step[row, pit] = (
        rank(after * EACH, pits)
        | total(after) << COUNT_AT
        | (outcome >> LAST_BITS) << STORED_AT
        | total(TO_THEIRS[pits, held, pit]) << CROSSED_AT
        | (last if alone else NO_PIT) << CAPTURE_AT
        | int(last == IN_STORE) << AGAIN_AT
    )
    if alone:
        made.spent[row, pit] = rank((after - (1 << BYTE * last)) * EACH, pits)


@compiled
def _kind(made: Rows, row: int, pit: int) -> Any:
    """Return the sort key of a row."""
    held = made.word[row] >> BYTE * pit & LOW_BYTE
    lone = held > 0 and made.step[row, pit] >> CAPTURE_AT & NO_PIT != NO_PIT
    return 2 * held + int(lone)


@compiled
def _sort(made: Rows, pits: int, count: int, pit: int) -> None:
    """Sort the rows of `count` stones by what a pit holds, with a counting sort."""
    first, end = made.first[count], made.first[count + 1]
    bounds = made.bounds[count, pit]
    for row in range(first, end):
        bounds[_kind(made, row, pit) + 1] += 1
    bounds[0] = first * pits + (end - first) * pit
    for kind in range(1, len(bounds)):
        bounds[kind] += bounds[kind - 1]
    upto = bounds.copy()
    for row in range(first, end):
        kind = _kind(made, row, pit)
        at = upto[kind]
        upto[kind] += 1
        made.sorted[BEFORE, at] = row - first
        made.sorted[STEPPED, at] = made.step[row, pit] & RANK
        made.sorted[SPENT, at] = made.spent[row, pit]
        made.sorted[WITHOUT, at] = made.robbed[pit, row]
