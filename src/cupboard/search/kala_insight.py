"""What is known of Kala beyond its rules: its symmetries, what beans are worth, early ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.core.kernel import Cells
from cupboard.games.kala.layout import ACTOR, AT, BANK, BONUS, CELLS, CUP, FIELD, OPEN, PHASE, SIDE, STORE, SOWING
from cupboard.search.insight import UNDECIDED, Insight
from cupboard.search.proof_table import WORTH_BITS

compiled: Any = njit(cache=True, nogil=True, inline="always")

SYMMETRIES = 8
FIELD_BITS = 10
PER_WORD = 6
KEY_WORDS = 4


def turned(cell: int, symmetry: int) -> int:
    rank, file = divmod(cell, SIDE)
    if symmetry & 1:
        rank, file = file, rank
    if symmetry & 2:
        rank = SIDE - 1 - rank
    if symmetry & 4:
        file = SIDE - 1 - file
    return rank * SIDE + file


TURNED = np.array([[turned(c, s) for c in range(CELLS)] for s in range(SYMMETRIES)], dtype=np.int64)
SOURCE = np.array([[int(np.where(TURNED[s] == c)[0][0]) for c in range(CELLS)] for s in range(SYMMETRIES)], dtype=np.int64)


def best_symmetries() -> npt.NDArray[np.int64]:
    table = np.zeros((CELLS, CELLS, 2), dtype=np.int64)
    for me in range(CELLS):
        for other in range(CELLS):
            places = [(int(TURNED[s, me]), int(TURNED[s, other])) for s in range(SYMMETRIES)]
            least = [s for s in range(SYMMETRIES) if places[s] == min(places)]
            assert len(least) <= 2 or me == other
            table[me, other] = least[0], least[min(1, len(least)-1)]
    return table


BEST = best_symmetries()


@compiled
def pack_field(cells: Cells, symmetry: int, out: Any, at: int) -> None:
    for word in range(3):
        packed = np.uint64(0)
        for n in range(word * PER_WORD, min(CELLS, (word + 1) * PER_WORD)):
            packed = (packed << np.uint64(FIELD_BITS)) | np.uint64(cells[FIELD + SOURCE[symmetry, n]])
        out[at + word] = packed


@compiled
def kala_key(cells: Cells, rules: Any, out: Any) -> int:
    seat = int(cells[ACTOR])
    me, other = int(cells[AT + seat]), int(cells[AT + 1 - seat])
    one, two = BEST[me, other, 0], BEST[me, other, 1]
    pack_field(cells, one, out, 0)
    if one != two:
        pack_field(cells, two, out, 4)
        less = out[4] < out[0] or (out[4] == out[0] and (out[5] < out[1] or (out[5] == out[1] and out[6] < out[2])))
        if less:
            for n in range(3):
                out[n] = out[4 + n]
    rest = np.uint64(cells[CUP + seat]) << np.uint64(8) | np.uint64(cells[CUP + 1 - seat])
    rest = (rest << np.uint64(8)) | np.uint64(TURNED[one, me] * 16 + TURNED[one, other])
    rest = (rest << np.uint64(4)) | np.uint64(cells[PHASE])
    rest = (rest << np.uint64(10)) | np.uint64(cells[BANK] + 1 if cells[OPEN] else 0)
    out[3] = rest
    return (int(cells[STORE + seat]) << WORTH_BITS) | int(cells[STORE + 1 - seat])


@compiled
def kala_decided(cells: Cells, rules: Any) -> int:
    seat = int(cells[ACTOR])
    if cells[OPEN] == 0:
        room = 4 - cells[STORE + 1 - seat]
        if room > 1 or (room == 1 and cells[CUP + seat] + (cells[PHASE] == SOWING) < 6):
            return seat
    return UNDECIDED

import os
K1 = int(os.environ.get("K1", "1"))
K2 = int(os.environ.get("K2", "0"))

@compiled
def kala_guess(cells: Cells, rules: Any) -> tuple[int, int]:
    seat = int(cells[ACTOR])
    mine, theirs = cells[STORE+seat], cells[STORE+1-seat]
    x = mine - theirs - (4 if cells[PHASE] == SOWING else 0)
    win, lose = 1, 1
    if x < 0:
        win += K1 * -x
    else:
        lose += K1 * (x + 1)
    win += K2 * (theirs // 4)
    lose += K2 * (mine // 4)
    return int(win), int(lose)


KALA = Insight("kala", lambda width: KEY_WORDS, kala_key, kala_decided, kala_guess)
