"""Da Capo for three to five, compiled: states, rounds, and what the end is worth.

A state is a line for each seat: stock, filled cups, beans laid beyond what everybody laid at least.
The seats are sorted, so that tables which differ only in who sits where are one state. A seat that
is out and beaten can never win again: all such seats are alike.

The numbers come from the game's rules (`winner_of`, `ranks_of`, the cups); a test plays whole games
by both and compares them.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.games.dacapo import rules
from cupboard.games.dacapo.layout import MOST_SHOWN, target_cup
from cupboard.search.dacapo.tables import standings

STOCK, CUPS, LAID = range(3)
LINE = 3
CUP_COUNTS, LAID_COUNTS = 5, 31
"""One more than any cups and any beans laid in the middle of a game."""
CODES = 31 * CUP_COUNTS * LAID_COUNTS
HANDS = MOST_SHOWN + 1
"""What a seat can show, nothing included."""

Seats = npt.NDArray[np.int64]
"""[seat, `STOCK` | `CUPS` | `LAID`]"""


class Table(NamedTuple):
    """What the compiled functions need to know of the rules."""

    winners: npt.NDArray[np.int8]
    """the seat that wins a showing, -1 for none; see `showing_code`"""
    standing: npt.NDArray[np.float64]
    """[cups, cups, difference + span] → 1 if the first is ahead, 0 if behind"""
    target: int
    span: int


def table(seats: int) -> Table:
    shown = product(range(HANDS), repeat=seats)
    winners = [-1 if (w := rules.winner_of(s)) is None else w for s in shown]
    target = target_cup(seats)
    standing = standings(target)
    span = standing.shape[2] // 2
    return Table(np.array(winners, dtype=np.int8), standing, target, span)


@njit(cache=True, nogil=True)
def showing_code(shown):  # type: ignore[no-untyped-def]
    code = 0
    for seat in range(len(shown)):
        code = code * HANDS + shown[seat]
    return code


@njit(cache=True, nogil=True)
def play(told, now, shown, after):  # type: ignore[no-untyped-def]
    """Write the seats after a round; is the game over?"""
    winner = told.winners[showing_code(shown)]
    alive, last = 0, 0
    for seat in range(len(shown)):
        after[seat, STOCK] = now[seat, STOCK] - shown[seat]
        after[seat, CUPS] = now[seat, CUPS]
        after[seat, LAID] = now[seat, LAID]
        if after[seat, STOCK]:
            alive += 1
            last = seat
    if winner >= 0:
        after[winner, CUPS] += 1
        after[winner, LAID] += shown[winner]
        if after[winner, CUPS] == told.target:
            return True
    if alive == 1:
        after[last, CUPS] += 1
        after[last, LAID] += 1
    return alive <= 1


@njit(cache=True, nogil=True)
def beaten(told, after, seat):  # type: ignore[no-untyped-def]
    """Is anybody ahead of this seat?"""
    for other in range(len(after)):
        laid = after[other, LAID] - after[seat, LAID]
        laid = max(-told.span, min(told.span, laid))
        if told.standing[after[other, CUPS], after[seat, CUPS], laid + told.span] > 0.5:
            return True
    return False


@njit(cache=True, nogil=True)
def shares(told, after, out):  # type: ignore[no-untyped-def]
    """Write each seat's part of the win at the end of a game."""
    winners = 0
    for seat in range(len(after)):
        out[seat] = 0.0 if beaten(told, after, seat) else 1.0
        winners += out[seat] > 0.0
    for seat in range(len(after)):
        out[seat] /= winners


@njit(cache=True, nogil=True)
def hopeless(told, seats, seat):  # type: ignore[no-untyped-def]
    """Has this seat neither beans nor a chance?"""
    return seats[seat, STOCK] == 0 and beaten(told, seats, seat)


@njit(cache=True, nogil=True)
def fewest_laid(told, seats):  # type: ignore[no-untyped-def]
    """The fewest beans in the row of a seat that counts."""
    fewest = LAID_COUNTS
    for seat in range(len(seats)):
        if seats[seat, LAID] < fewest and not hopeless(told, seats, seat):
            fewest = seats[seat, LAID]
    return fewest


@njit(cache=True, nogil=True)
def code_of(told, seats, seat, fewest):  # type: ignore[no-untyped-def]
    if hopeless(told, seats, seat):
        return 0
    line = seats[seat, STOCK] * CUP_COUNTS + seats[seat, CUPS]
    return line * LAID_COUNTS + seats[seat, LAID] - fewest


@njit(cache=True, nogil=True)
def key_of(told, seats, codes, order):  # type: ignore[no-untyped-def]
    """The state's number; writes which seat stands at each place of the sorted state."""
    fewest = fewest_laid(told, seats)
    for seat in range(len(seats)):
        code = code_of(told, seats, seat, fewest)
        place = seat
        while place > 0 and codes[place - 1] < code:
            codes[place] = codes[place - 1]
            order[place] = order[place - 1]
            place -= 1
        codes[place] = code
        order[place] = seat
    key = 0
    for place in range(len(seats)):
        key = key * CODES + codes[place]
    return key


@njit(cache=True, nogil=True)
def read_key(key, seats):  # type: ignore[no-untyped-def]
    """Write the seats of a state, in its sorted order."""
    for place in range(len(seats) - 1, -1, -1):
        code = key % CODES
        key //= CODES
        seats[place, LAID] = code % LAID_COUNTS
        seats[place, CUPS] = code // LAID_COUNTS % CUP_COUNTS
        seats[place, STOCK] = code // LAID_COUNTS // CUP_COUNTS


@njit(cache=True, nogil=True)
def choices(stock):  # type: ignore[no-untyped-def]
    """How many numbers a seat can choose from; one, nothing, for a seat that is out."""
    return max(1, min(MOST_SHOWN, stock))


@njit(cache=True, nogil=True)
def profiles(seats):  # type: ignore[no-untyped-def]
    """How many showings there can be."""
    count = 1
    for seat in range(len(seats)):
        count *= choices(seats[seat, STOCK])
    return count


@njit(cache=True, nogil=True)
def read_profile(number, seats, shown):  # type: ignore[no-untyped-def]
    """Write the showing of a number below `profiles`; the last seat's choice changes fastest."""
    for seat in range(len(seats) - 1, -1, -1):
        count = choices(seats[seat, STOCK])
        shown[seat] = number % count + 1 if seats[seat, STOCK] else 0
        number //= count


@njit(cache=True, nogil=True)
def slot_of(slots, keys, key):  # type: ignore[no-untyped-def]
    """The place of a key in an open hash table, or of the gap where it belongs."""
    mask = len(slots) - 1
    place = (key * 0x9E3779B97F4A7C1 >> 17) & mask
    while slots[place] >= 0 and keys[slots[place]] != key:
        place = (place + 1) & mask
    return place


def seats_of(state: Any) -> Seats:
    """A table's seats as the compiled functions want them."""
    lines = [(s, len(row), sum(row)) for s, row in zip(state.stocks, state.rows, strict=True)]
    return np.array(lines, dtype=np.int64)
