"""Compiled rollout policy: every player takes the card with the highest value, plus noise.

All moves are made by the game's kernel.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.core.kernel import OVER
from cupboard.experts.kessel.expected_points import AT_THE_END, expected_points
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
    TAKE_USING,
    TOP,
    USE,
    WAIVE,
)
from cupboard.games.kessel.rules import colour_of_seat, contents
from cupboard.search.mcts import RolloutPolicy
from cupboard.search.xorshift import advance, number

LARGE = 1 << 31
FOUR_BITS = 15
A_ONE = 0.7
"""extra value of a card of value 1, because the most ones earn five points"""
A_SYMBOL = 0.5


class Guide(NamedTuple):
    """Parameters and workspace of the rollout policy."""

    table: npt.NDArray[np.float64]
    noise: float
    owned: npt.NDArray[np.int64]
    """output for the cards of each cauldron, as a set"""


@compiled
def hope(table, stage, double, own, others, card):  # type: ignore[no-untyped-def]
    """Return the expected points of a card's ingredient for the owner of these cards."""
    shift = card // 4 * 4
    return table[stage, double, own >> shift & FOUR_BITS, others >> shift & FOUR_BITS]


@compiled
def others_of(owned, seat):  # type: ignore[no-untyped-def]
    """Return all cards in other cauldrons."""
    cards = 0
    for other in range(len(owned)):
        if other != seat:
            cards |= owned[other]
    return cards


@compiled
def gain(table, stage, rules, owned, seat, card):  # type: ignore[no-untyped-def]
    """Return the points a card gains for a seat plus those it denies to the others."""
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
    """Return the points that the others would lose with their top cards."""
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
    """Return the card with the highest value plus noise.

    The move includes the card's symbol if it must be announced now and pays.
    """
    stage = int(cells[STACK_SIZE])
    best, chosen = -1e9, 0
    for n in range(count):
        if out[n] >= TAKE_USING:
            continue
        card = int(cells[out[n]])
        word = advance(word)
        value = gain(guide.table, stage, rules, guide.owned, seat, card)
        value += guide.noise * number(word) / LARGE
        if card % 4 == 0 and not rules.children:
            value += A_ONE
        if (rules.cauldrons | rules.wands) >> card & 1:
            value += A_SYMBOL
        if value > best:
            best, chosen = value, n
    code = out[chosen]
    if chosen + 1 < count and out[chosen + 1] == code + TAKE_USING:
        card = int(cells[code])
        guide.owned[seat] |= 1 << card
        if rules.wands >> card & 1 or explodes(cells, rules, guide, seat):
            code = out[chosen + 1]
    return code


@compiled
def explodes(cells, rules, guide, seat):  # type: ignore[no-untyped-def]
    """Return whether an explosion would cost the others more than it helps them."""
    return harm(guide.table, int(cells[STACK_SIZE]), rules, guide.owned, seat, cells) > 0


@compiled
def sensible(cells, out, count, rules, guide, seat, word):  # type: ignore[no-untyped-def]
    """Return the policy's move."""
    phase = cells[PHASE]
    if phase == CASTING:
        return USE
    for other in range(len(guide.owned)):
        guide.owned[other] = contents(cells, other)
    if phase == EXPLODING:
        return USE if explodes(cells, rules, guide, seat) else WAIVE
    if phase == LAST:
        card = int(cells[cells[PENDING]])
        gained = gain(guide.table, AT_THE_END, rules, guide.owned, seat, card)
        return KEEP if gained >= 0 else ASIDE
    return best_take(cells, out, count, rules, guide, seat, word)


# Filled in by `templates.instantiate`.
act: Any = None
listed: Any = None
turn: Any = None
count_points: Any = None


def play_on(tree, rules, guide, word, longest):  # type: ignore[no-untyped-def]
    """Play from the leaf of the tree to the end of the game, which is always reached."""
    seat = turn(tree.cells, rules)
    while seat != OVER:
        word = advance(word)
        count = listed(tree.cells, rules, tree.out)
        code = sensible(tree.cells, tree.out, count, rules, guide, seat, word)
        act(tree.cells, rules, code)
        seat = turn(tree.cells, rules)
    count_points(tree.cells, rules, tree.score)
    return word


def sensibly(children: bool, noise: float, seats: int) -> RolloutPolicy:
    """Return simulations in which every player follows this policy."""
    guide = Guide(expected_points(children), float(noise), np.zeros(seats, dtype=np.int64))
    return RolloutPolicy("sensibly", play_on, guide)
