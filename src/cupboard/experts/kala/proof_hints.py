"""Knowledge about Kala beyond its rules: symmetry, dominance of stores, early decisions.

- The rules name no corner and no edge (KALA-5, KALA-9), so the board has the eight symmetries of
  the square. They name no colour, so a position is seen from the seat to act.
- Beans in a closed bank never come back (KALA-3), so they are not part of a position.
- More beans in a seat's own store, or fewer in the other's, are never worse. With the same plan,
  the seat has at least as many beans (the other at most as many) at the start of each turn, and
  nothing else depends on a store (KALA-15). A proof for one pair of stores therefore holds for
  all better pairs.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import inlined
from cupboard.core.kernel import Cells
from cupboard.games.kala.layout import (
    ACTOR,
    AT,
    BANK,
    CELLS,
    CUP,
    FIELD,
    OPEN,
    PHASE,
    SIDE,
    SOWING,
    STORE,
)
from cupboard.games.kala.rules import BONUS_FROM, HAND, MAX_IN_HAND, PATHS, RIPE
from cupboard.search.proof_hints import UNDECIDED, ProofHints
from cupboard.search.proof_number_table import WORTH_BITS

SYMMETRIES = 8

# A key is three words of field cups and one of all the rest. No cup and no bank ever holds 1023
# beans, because the options stay far below that.
BEANS_BITS = 10
CUPS_A_WORD = 6
FIELD_WORDS = 3
KEY_WORDS = FIELD_WORDS + 1


def turned(cell: int, symmetry: int) -> int:
    """Return where a cell goes under one of the eight symmetries of the square."""
    rank, file = divmod(cell, SIDE)
    if symmetry & 1:
        rank, file = file, rank
    if symmetry & 2:
        rank = SIDE - 1 - rank
    if symmetry & 4:
        file = SIDE - 1 - file
    return rank * SIDE + file


TURNED = np.array([[turned(c, s) for c in range(CELLS)] for s in range(SYMMETRIES)], dtype=np.int64)
SOURCE = np.argsort(TURNED, axis=1)
"""The cell that moves to each place."""


def best_symmetries() -> npt.NDArray[np.int64]:
    """Return the symmetries that move the playing cups to the first places, by their cells.

    There are one or two such symmetries; a single one is written twice.
    """
    table = np.zeros((CELLS, CELLS, 2), dtype=np.int64)
    for own, other in np.ndindex(CELLS, CELLS):
        places = [(TURNED[s, own], TURNED[s, other]) for s in range(SYMMETRIES)]
        least = [s for s in range(SYMMETRIES) if places[s] == min(places)]
        table[own, other] = least[0], least[-1]
    return table


BEST = best_symmetries()


@inlined
def pack_field(cells: Cells, symmetry: int, out: Any, at: int) -> None:
    """Write the field cups after a symmetry, in three words."""
    for word in range(FIELD_WORDS):
        beans = np.uint64(0)
        for place in range(word * CUPS_A_WORD, min(CELLS, (word + 1) * CUPS_A_WORD)):
            held = np.uint64(cells[FIELD + SOURCE[symmetry, place]])
            beans = (beans << np.uint64(BEANS_BITS)) | held
        out[at + word] = beans


@inlined
def keep_smaller(out: Any) -> None:
    """Keep the smaller of two packed fields in front."""
    word = 0
    while word < FIELD_WORDS - 1 and out[word] == out[KEY_WORDS + word]:
        word += 1
    if out[KEY_WORDS + word] < out[word]:
        for n in range(FIELD_WORDS):
            out[n] = out[KEY_WORDS + n]


@inlined
def pack_rest(cells: Cells, own_place: int, other_place: int) -> Any:
    """Return the playing cups, the phase and the bank, if open, in one word."""
    seat = int(cells[ACTOR])
    rest = int(cells[CUP + seat]) * 16 + int(cells[CUP + 1 - seat])
    rest = (rest * CELLS + own_place) * CELLS + other_place
    bank = int(cells[BANK]) + 1 if cells[OPEN] else 0
    return np.uint64((rest * 4 + int(cells[PHASE])) << BEANS_BITS | bank)


@inlined
def kala_key(cells: Cells, rules: Any, out: Any) -> int:
    """Write the position in canonical orientation, seen from the seat to act; return the stores."""
    seat = int(cells[ACTOR])
    own, other = int(cells[AT + seat]), int(cells[AT + 1 - seat])
    first, second = BEST[own, other, 0], BEST[own, other, 1]
    pack_field(cells, first, out, 0)
    if first != second:
        pack_field(cells, second, out, KEY_WORDS)
        keep_smaller(out)
    out[FIELD_WORDS] = pack_rest(cells, TURNED[first, own], TURNED[first, other])
    return (int(cells[STORE + seat]) << WORTH_BITS) | int(cells[STORE + 1 - seat])


@inlined
def kala_decided(cells: Cells, rules: Any) -> int:
    """Return the certain winner if a seat cannot pay for its next turn, or `UNDECIDED`."""
    seat = int(cells[ACTOR])
    if cells[OPEN]:
        return UNDECIDED
    if other_is_out(cells, seat):
        return seat
    return 1 - seat if will_be_out(cells, seat) else UNDECIDED


@inlined
def other_is_out(cells: Cells, seat: int) -> bool:
    """Return whether the other's store is too small for its next turn and cannot be refilled.

    KALA-13 gives it at most one bean during this turn, and only out of a full hand.
    """
    missing = HAND - int(cells[STORE + 1 - seat])
    fullest = int(cells[CUP + seat]) + (1 if cells[PHASE] == SOWING else 0)
    return bool(missing > (1 if fullest == MAX_IN_HAND else 0))


@inlined
def will_be_out(cells: Cells, seat: int) -> bool:
    """Return whether the seat is certain to run out of beans.

    This is the last turn that the seat can pay for, it has no bonus move to come, and no cup in
    reach holds enough for another turn. The other can pay for its next turn (it is not out) and
    will have no full hand to give from, because its cup now holds at most three.
    """
    if cells[PHASE] != SOWING or cells[CUP + seat] + 1 >= BONUS_FROM:
        return False
    return bool(int(cells[STORE + seat]) + best_harvest(cells, seat) < 2 * HAND)


@inlined
def best_harvest(cells: Cells, seat: int) -> int:
    """KALA-10: return the most beans that one sowing of four can gain.

    This is the content of the harvested cup, because the last bean sown into it makes up for the
    bean that goes to the bank.
    """
    most, n = 0, 0
    start, other = int(cells[AT + seat]), int(cells[AT + 1 - seat])
    while PATHS[0, start, n, 0] >= 0:
        end = int(PATHS[0, start, n, 1])
        beans = int(cells[CUP + 1 - seat] if end == other else cells[FIELD + end])
        if beans >= RIPE:
            most = max(most, beans)
        n += 1
    return most


# Initial proof numbers. A bean ahead or behind counts 4. Each turn that the other can still pay for
# makes a win harder to prove by 16, because all its replies must be answered. Found by experiment.
A_BEAN = 4
A_TURN = 16
LEAST = 4


@inlined
def kala_guess(cells: Cells, rules: Any) -> tuple[int, int]:
    """Estimate from the lead in beans, less the cost of the current turn, and the turns left."""
    seat = int(cells[ACTOR])
    own, other = int(cells[STORE + seat]), int(cells[STORE + 1 - seat])
    ahead = A_BEAN * (own - other - (HAND if cells[PHASE] == SOWING else 0))
    win = LEAST + A_TURN * (other // HAND) + (-ahead if ahead < 0 else 0)
    lose = LEAST + A_TURN * (own // HAND) + (ahead + 1 if ahead >= 0 else 0)
    return win, lose


KALA = ProofHints(
    name="kala",
    key_words=lambda width: KEY_WORDS,
    room=lambda width: KEY_WORDS + FIELD_WORDS,
    key=kala_key,
    decided=kala_decided,
    guess=kala_guess,
)
