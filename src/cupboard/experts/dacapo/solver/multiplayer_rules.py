"""Compiled states, rounds and final shares of Da Capo for three to five players.

A state has one row per seat: stock, filled cups, and beans laid beyond the smallest number laid.
Seats are sorted, so that games which differ only in the seating are one state. A seat that is out
of beans and behind can never win, so all such seats are equal.

The numbers come from the game's rules (`winner_of`, `ranks_of`, the cups). A test plays whole games
with both implementations and compares them.
"""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.two_player_tables import standings
from cupboard.games.dacapo import rules as dacapo_rules
from cupboard.games.dacapo.layout import MAX_SHOWN, target_cup

STOCK, CUPS, LAID = range(3)
LINE = 3
CUP_COUNTS, LAID_COUNTS = 5, 31
"""One more than the most cups and the most beans laid in an unfinished game."""
CODES = 31 * CUP_COUNTS * LAID_COUNTS
HANDS = MAX_SHOWN + 1
"""Number of possible choices of a seat, including nothing."""

Seats = npt.NDArray[np.int64]
"""[seat, `STOCK` | `CUPS` | `LAID`]"""


class CompiledRules(NamedTuple):
    """The rules as arrays for compiled functions."""

    winners: npt.NDArray[np.int8]
    """the seat that wins with the revealed numbers, -1 for none; see `showing_code`"""
    standing: npt.NDArray[np.float64]
    """[cups, cups, difference + span] → 1 if the first is ahead, 0 if behind"""
    target: int
    span: int


def compiled_rules(seats: int) -> CompiledRules:
    shown = product(range(HANDS), repeat=seats)
    winners = [-1 if (w := dacapo_rules.winner_of(s)) is None else w for s in shown]
    target = target_cup(seats)
    standing = standings(target)
    span = standing.shape[2] // 2
    return CompiledRules(np.array(winners, dtype=np.int8), standing, target, span)


@compiled
def showing_code(shown):  # type: ignore[no-untyped-def]
    code = 0
    for seat in range(len(shown)):
        code = code * HANDS + shown[seat]
    return code


@compiled
def play(rules, now, shown, after):  # type: ignore[no-untyped-def]
    """Write the seats after a round; return whether the game is over."""
    winner = rules.winners[showing_code(shown)]
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
        if after[winner, CUPS] == rules.target:
            return True
    if alive == 1:
        after[last, CUPS] += 1
        after[last, LAID] += 1
    return alive <= 1


@compiled
def beaten(rules, after, seat):  # type: ignore[no-untyped-def]
    """Return whether any seat is ahead of this one."""
    for other in range(len(after)):
        laid = after[other, LAID] - after[seat, LAID]
        laid = max(-rules.span, min(rules.span, laid))
        if rules.standing[after[other, CUPS], after[seat, CUPS], laid + rules.span] > 0.5:
            return True
    return False


@compiled
def shares(rules, after, out):  # type: ignore[no-untyped-def]
    """Write each seat's share of the win at the end of a game."""
    winners = 0
    for seat in range(len(after)):
        out[seat] = 0.0 if beaten(rules, after, seat) else 1.0
        winners += out[seat] > 0.0
    for seat in range(len(after)):
        out[seat] /= winners


@compiled
def cannot_win(rules, seats, seat):  # type: ignore[no-untyped-def]
    """Return whether this seat has no beans and cannot win."""
    return seats[seat, STOCK] == 0 and beaten(rules, seats, seat)


@compiled
def fewest_laid(rules, seats):  # type: ignore[no-untyped-def]
    """Return the fewest beans in the row of any seat that still counts."""
    fewest = LAID_COUNTS
    for seat in range(len(seats)):
        if seats[seat, LAID] < fewest and not cannot_win(rules, seats, seat):
            fewest = seats[seat, LAID]
    return fewest


@compiled
def code_of(rules, seats, seat, fewest):  # type: ignore[no-untyped-def]
    if cannot_win(rules, seats, seat):
        return 0
    line = seats[seat, STOCK] * CUP_COUNTS + seats[seat, CUPS]
    return line * LAID_COUNTS + seats[seat, LAID] - fewest


@compiled
def key_of(rules, seats, codes, order):  # type: ignore[no-untyped-def]
    """Return the state's key; write the seat at each place of the sorted state to `order`."""
    fewest = fewest_laid(rules, seats)
    for seat in range(len(seats)):
        code = code_of(rules, seats, seat, fewest)
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


@compiled
def read_key(key, seats):  # type: ignore[no-untyped-def]
    """Write the seats of a state in its sorted order."""
    for place in range(len(seats) - 1, -1, -1):
        code = key % CODES
        key //= CODES
        seats[place, LAID] = code % LAID_COUNTS
        seats[place, CUPS] = code // LAID_COUNTS % CUP_COUNTS
        seats[place, STOCK] = code // LAID_COUNTS // CUP_COUNTS


@compiled
def choices(stock):  # type: ignore[no-untyped-def]
    """Return the number of choices of a seat; one (nothing) for a seat that is out."""
    return max(1, min(MAX_SHOWN, stock))


@compiled
def profiles(seats):  # type: ignore[no-untyped-def]
    """Return the number of joint choices."""
    count = 1
    for seat in range(len(seats)):
        count *= choices(seats[seat, STOCK])
    return count


@compiled
def read_profile(number, seats, shown):  # type: ignore[no-untyped-def]
    """Write the joint choice with this number; the last seat's choice changes fastest."""
    for seat in range(len(seats) - 1, -1, -1):
        count = choices(seats[seat, STOCK])
        shown[seat] = number % count + 1 if seats[seat, STOCK] else 0
        number //= count


@compiled
def slot_of(slots, keys, key):  # type: ignore[no-untyped-def]
    """Return the slot of a key in an open hash table, or the free slot where it belongs."""
    mask = len(slots) - 1
    place = (key * 0x9E3779B97F4A7C1 >> 17) & mask
    while slots[place] >= 0 and keys[slots[place]] != key:
        place = (place + 1) & mask
    return place


def seats_of(state: Any) -> Seats:
    """Return a state's seats as an array for the compiled functions."""
    lines = [(s, len(row), sum(row)) for s, row in zip(state.stocks, state.rows, strict=True)]
    return np.array(lines, dtype=np.int64)
