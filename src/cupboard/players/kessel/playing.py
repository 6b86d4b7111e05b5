"""Sensible play to the end, compiled: every player takes what promises most, with some whim.

Each simulation begins with one of the moves in question, chosen by its upper confidence bound, in
one of the worlds. All that is played is played by the game's kernel.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.core.kernel import OVER, Cells
from cupboard.games.kessel import GAME
from cupboard.games.kessel.layout import (
    CASTING,
    COUNT,
    EXPLODING,
    KEEP,
    LAST,
    PENDING,
    PHASE,
    SIDE,
    STACK_SIZE,
    TOP,
    USE,
    WAIVE,
    WIDTH,
)
from cupboard.games.kessel.rules import colour_of_seat, contents
from cupboard.players.kessel.hopes import AT_THE_END
from cupboard.search.playouts import advance, copy_to, number, seeded
from cupboard.search.specialise import bind

LARGE = 1 << 31
FOUR_BITS = 15
A_ONE = 0.7
"""what a card of value 1 is worth besides: most ones bring five points"""
A_SYMBOL = 0.5
MARGIN_SCALE = 60.0
MARGIN_SHARE = 0.2
"""how much of the reward is the margin; the rest is the victory"""


class Trial(NamedTuple):
    """What simulations write to."""

    codes: Cells
    visits: npt.NDArray[np.int64]
    reward: npt.NDArray[np.float64]
    share: npt.NDArray[np.float64]
    """of the victory, with each move"""
    cells: Cells
    out: Cells
    score: Cells
    owned: npt.NDArray[np.int64]
    """the cards of each cauldron, as a set"""


def trial(codes: Cells, seats: int) -> Trial:
    moves = len(codes)
    return Trial(
        codes=codes,
        visits=np.zeros(moves, dtype=np.int64),
        reward=np.zeros(moves),
        share=np.zeros(moves),
        cells=np.zeros(WIDTH, dtype=np.int16),
        out=np.zeros(SIDE, dtype=np.int16),
        score=np.zeros(seats, dtype=np.int16),
        owned=np.zeros(seats, dtype=np.int64),
    )


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
def best_take(trial, count, rules, table, seat, whim, word):  # type: ignore[no-untyped-def]
    """The card that promises most, with a random whim of so many points."""
    stage = int(trial.cells[STACK_SIZE])
    best, chosen = -1e9, 0
    for n in range(count):
        card = int(trial.cells[trial.out[n]])
        word = advance(word)
        value = gain(table, stage, rules, trial.owned, seat, card) + whim * number(word) / LARGE
        if card % 4 == 0 and not rules.children:
            value += A_ONE
        if (rules.cauldrons | rules.wands) >> card & 1:
            value += A_SYMBOL
        if value > best:
            best, chosen = value, n
    return trial.out[chosen]


@compiled
def sensible(trial, count, rules, table, seat, whim, word):  # type: ignore[no-untyped-def]
    """The move of a sensible player."""
    cells = trial.cells
    phase = cells[PHASE]
    if phase == CASTING:
        return USE
    for other in range(len(trial.owned)):
        trial.owned[other] = contents(cells, other)
    if phase == EXPLODING:
        stage = int(cells[STACK_SIZE])
        return USE if harm(table, stage, rules, trial.owned, seat, cells) > 0 else WAIVE
    if phase == LAST:
        card = int(cells[cells[PENDING]])
        gained = gain(table, AT_THE_END, rules, trial.owned, seat, card)
        return KEEP if gained >= 0 else KEEP + 1
    return best_take(trial, count, rules, table, seat, whim, word)


@compiled
def most_promising(trial):  # type: ignore[no-untyped-def]
    """The move with the best upper confidence bound."""
    total = 0
    for n in range(len(trial.codes)):
        total += trial.visits[n]
    best, chosen = -1.0, 0
    for n in range(len(trial.codes)):
        tries = trial.visits[n]
        if tries == 0:
            return n
        bound = trial.reward[n] / tries + 0.5 * np.sqrt(np.log(total) / tries)
        if bound > best:
            best, chosen = bound, n
    return chosen


@compiled
def take_down(trial, n, seat):  # type: ignore[no-untyped-def]
    """How a game came out for the seat that asked: its share of the victory, and its margin."""
    own, rival, equals = trial.score[seat], -LARGE, 1
    for other in range(len(trial.score)):
        if other != seat:
            rival = max(rival, int(trial.score[other]))
            equals += int(trial.score[other] == own)
    share = 0.0 if rival > own else 1.0 / equals
    margin = min(max((own - rival) / MARGIN_SCALE, -0.5), 0.5) + 0.5
    trial.visits[n] += 1
    trial.share[n] += share
    trial.reward[n] += (1 - MARGIN_SHARE) * share + MARGIN_SHARE * margin


# Filled in by `specialise.bind`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None
points: Any = None


def run(trial, worlds, given, table, whim, word, games):  # type: ignore[no-untyped-def]
    """So many simulations; returns the state of the random generator."""
    rules = agreed(given)
    asked = actor(worlds[0], rules)
    for _ in range(games):
        word = advance(word)
        copy_to(trial.cells, worlds[(number(word) * len(worlds)) >> 31])
        n = most_promising(trial)
        code = trial.codes[n]
        seat = asked
        while seat != OVER:
            play(trial.cells, rules, code, None)
            seat = actor(trial.cells, rules)
            if seat != OVER:
                word = advance(word)
                count = moves(trial.cells, rules, trial.out)
                code = sensible(trial, count, rules, table, seat, whim, word)
        points(trial.cells, rules, trial.score)
        take_down(trial, n, asked)
    return word


@cache
def simulator() -> Any:
    """The compiled simulations."""
    kernel = GAME.kernel
    assert kernel is not None
    return bind(run, GAME.spec.id, kernel)


def start(seed: int) -> Any:
    """The random generator's first state."""
    return seeded(np.uint64(seed))
