"""Sensible play to the end, compiled: every player takes what promises most, with some whim.

All that is played is played by the game's kernel.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.core.kernel import OVER
from cupboard.games.kessel.layout import (
    ASIDE,
    CASTING,
    COUNT,
    EXPLODING,
    KEEP,
    LAST,
    PENDING,
    PHASE,
    STACK_SIZE,
    TOP,
    USE,
    WAIVE,
)
from cupboard.games.kessel.rules import colour_of_seat, contents
from cupboard.players.kessel.hopes import AT_THE_END, hopes
from cupboard.search.mcts import Manner
from cupboard.search.playouts import advance, number

LARGE = 1 << 31
FOUR_BITS = 15
A_ONE = 0.7
"""what a card of value 1 is worth besides: most ones bring five points"""
A_SYMBOL = 0.5


class Guide(NamedTuple):
    """What sensible players go by."""

    table: npt.NDArray[np.float64]
    whim: float
    owned: npt.NDArray[np.int64]
    """to write the cards of each cauldron to, as a set"""


compiled: Any = njit(cache=True, nogil=True)


@compiled
def hope(table, stage, double, own, others, card):  # type: ignore[no-untyped-def]
    """What the cards of a card's ingredient promise, for who owns these cards."""
    shift = card // 4 * 4
    return table[stage, double, own >> shift & FOUR_BITS, others >> shift & FOUR_BITS]


@compiled
def others_of(owned, seat):  # type: ignore[no-untyped-def]
    """All cards that lie in other cauldrons."""
    cards = 0
    for other in range(len(owned)):
        if other != seat:
            cards |= owned[other]
    return cards


@compiled
def gain(table, stage, rules, owned, seat, card):  # type: ignore[no-untyped-def]
    """What a card brings to a seat, and what it keeps from the others."""
    bit = 1 << card
    total = 0.0
    for other in range(len(owned)):
        own, rest = owned[other], others_of(owned, other)
        double = int(card // 8 == colour_of_seat(rules, other))
        before = hope(table, stage, double, own, rest, card)
        if other == seat:
            total += hope(table, stage, double, own | bit, rest, card) - before
        else:
            total += before - hope(table, stage, double, own, rest | bit, card)
    return total


@compiled
def harm(table, stage, rules, owned, seat, cells):  # type: ignore[no-untyped-def]
    """What the others would lose with their top cards."""
    total = 0.0
    for other in range(len(owned)):
        card = int(cells[TOP + other])
        if other == seat or cells[COUNT + other] < 2:
            continue
        own, rest = owned[other], others_of(owned, other)
        double = int(card // 8 == colour_of_seat(rules, other))
        before = hope(table, stage, double, own, rest, card)
        total += before - hope(table, stage, double, own & ~(1 << card), rest, card)
    return total


@compiled
def best_take(cells, out, count, rules, guide, seat, word):  # type: ignore[no-untyped-def]
    """The card that promises most, with a random whim of so many points."""
    stage = int(cells[STACK_SIZE])
    best, chosen = -1e9, 0
    for n in range(count):
        card = int(cells[out[n]])
        word = advance(word)
        value = gain(guide.table, stage, rules, guide.owned, seat, card)
        value += guide.whim * number(word) / LARGE
        if card % 4 == 0 and not rules.children:
            value += A_ONE
        if (rules.cauldrons | rules.wands) >> card & 1:
            value += A_SYMBOL
        if value > best:
            best, chosen = value, n
    return out[chosen]


@compiled
def sensible(cells, out, count, rules, guide, seat, word):  # type: ignore[no-untyped-def]
    """The move of a sensible player."""
    phase = cells[PHASE]
    if phase == CASTING:
        return USE
    for other in range(len(guide.owned)):
        guide.owned[other] = contents(cells, other)
    if phase == EXPLODING:
        stage = int(cells[STACK_SIZE])
        return USE if harm(guide.table, stage, rules, guide.owned, seat, cells) > 0 else WAIVE
    if phase == LAST:
        card = int(cells[cells[PENDING]])
        gained = gain(guide.table, AT_THE_END, rules, guide.owned, seat, card)
        return KEEP if gained >= 0 else ASIDE
    return best_take(cells, out, count, rules, guide, seat, word)


# Filled in by `specialise.bind`.
act: Any = None
listed: Any = None
turn: Any = None
count_points: Any = None


def play_on(forest, rules, guide, word, longest):  # type: ignore[no-untyped-def]
    """From where the tree ends, sensibly, to the end of the game, which always comes."""
    seat = turn(forest.cells, rules)
    while seat != OVER:
        word = advance(word)
        count = listed(forest.cells, rules, forest.out)
        code = sensible(forest.cells, forest.out, count, rules, guide, seat, word)
        act(forest.cells, rules, code)
        seat = turn(forest.cells, rules)
    count_points(forest.cells, rules, forest.score)
    return word


def sensibly(children: bool, whim: float, seats: int) -> Manner:
    """Simulations in which everybody plays sensibly."""
    guide = Guide(hopes(children), float(whim), np.zeros(seats, dtype=np.int64))
    return Manner("sensibly", play_on, guide)
