"""Numbering of the positions with few stones, which gives their index in the endgame database.

A row's rank among all rows with equally many stones is a sum of binomial coefficients of its prefix
sums. Moving stones towards the store lowers it. The values of all positions with `a` and `b` stones
in the two rows form a block of two matrices, one for either player to move, with the smaller row
first. Both readings of a pair of rows are therefore in the same two lines.
"""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import force_inlined
from cupboard.experts.kalaha.kalah.packed_board import BYTE, EACH, LOW_BYTE, MAX_PITS

MAX_COVERED = 28
"""Stones of the largest database; with six pits per side it has 5.6 billion positions."""


def _parts() -> npt.NDArray[np.int64]:
    """Return what a prefix sum adds to the rank, by pits of the board, place and sum."""
    table = np.zeros((MAX_PITS + 1, MAX_PITS - 1, MAX_COVERED + 1), dtype=np.int64)
    for pits in range(1, MAX_PITS + 1):
        for place in range(pits - 1):
            table[pits, place] = [comb(upto + place, place + 1) for upto in range(MAX_COVERED + 1)]
    return table


PARTS = _parts()


class IndexLayout(NamedTuple):
    """Indexing scheme: `start + rank of the mover's row * mover + rank of the other * other`.

    Each term is looked up by the stones in the mover's row and in the other.
    """

    pits: int
    stones: int
    start: npt.NDArray[np.int64]
    mover: npt.NDArray[np.int64]
    other: npt.NDArray[np.int64]
    rows: npt.NDArray[np.int64]
    """Number of rows with a given number of stones."""


def layout(pits: int, stones: int) -> IndexLayout:
    """Return the layout of all positions with at most `stones` stones in pits."""
    shape = (stones + 1, stones + 1)
    start, mover, other = (np.zeros(shape, dtype=np.int64) for _ in range(3))
    rows = [comb(count + pits - 1, pits - 1) for count in range(stones + 1)]
    at = 0
    for both in range(stones + 1):
        for few in range(both // 2 + 1):
            many = both - few
            size = rows[few] * rows[many]
            start[few, many], mover[few, many], other[few, many] = at, rows[many], 1
            at += size
            if few < many:
                start[many, few], mover[many, few], other[many, few] = at, 1, rows[many]
                at += size
    return IndexLayout(pits, stones, start, mover, other, np.array(rows, dtype=np.int64))


def positions(pits: int, stones: int) -> int:
    """Return the number of positions with at most `stones` stones: the bytes of a database."""
    return comb(stones + 2 * pits, 2 * pits)


@force_inlined
def rank(sums: int, pits: int) -> Any:
    """Return a row's rank among those with as many stones, from its prefix sums (row × `EACH`)."""
    return (
        PARTS[pits, 0, sums & LOW_BYTE]
        + PARTS[pits, 1, sums >> BYTE & LOW_BYTE]
        + PARTS[pits, 2, sums >> 2 * BYTE & LOW_BYTE]
        + PARTS[pits, 3, sums >> 3 * BYTE & LOW_BYTE]
        + PARTS[pits, 4, sums >> 4 * BYTE & LOW_BYTE]
    )


@force_inlined
def place(mine: int, theirs: int, plan: IndexLayout) -> Any:
    """Return the index of a position's value."""
    first, second = mine * EACH, theirs * EACH
    a, b = (first >> 56) & LOW_BYTE, (second >> 56) & LOW_BYTE
    return (
        plan.start[a, b]
        + rank(first, plan.pits) * plan.mover[a, b]
        + rank(second, plan.pits) * plan.other[a, b]
    )
