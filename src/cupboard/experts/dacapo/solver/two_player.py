"""Exact solution of Da Capo for two players, backwards from the end.

Every state is a matrix game.

Beans only ever leave the hands, so states with one total of stocks depend only on states with
smaller totals. One sweep upwards solves the game from any start.

A state consists of the stocks, the filled cups and the difference of the beans laid (see `tables`).
Values and mixes are the first player's; for the second player's, exchange the sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver import two_player_tables
from cupboard.experts.dacapo.solver.two_player_tables import (
    CUPS_0,
    CUPS_1,
    LAID,
    OVER,
    STOCK_0,
    STOCK_1,
    TwoPlayerRules,
)
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.search.matrix_games import solve

VALUE = 0
"""Index of a state's value; the probabilities of showing 1, 2 … follow it."""
WIDTH = 1 + MAX_SHOWN
EVEN = 0.5
TABULATING = 0.3
"""Part of the time spent on tabulating the rules, for the progress bar."""

Answers = npt.NDArray[np.float64]
"""[stock, stock, cups, cups, difference + span] → value and mix; NaN for unreachable states"""


@dataclass(frozen=True)
class Solution:
    """Solutions of every state of the two-player game."""

    rules: TwoPlayerRules
    answers: Answers
    states: int


@compiled
def spread_reach(rounds, reached, a, b):  # type: ignore[no-untyped-def]
    """Mark the states that follow from the reached states with these stocks."""
    cups, width = reached.shape[2], reached.shape[4]
    for m in range(cups):
        for n in range(cups):
            for laid in range(width):
                if reached[a, b, m, n, laid]:
                    mark(rounds[a, b, m, n], reached, a, b, laid)


@compiled
def mark(fists, reached, a, b, laid):  # type: ignore[no-untyped-def]
    for i in range(min(a, MAX_SHOWN)):
        for j in range(min(b, MAX_SHOWN)):
            to = fists[i, j]
            if not to[OVER]:
                place = laid + to[LAID]
                reached[to[STOCK_0], to[STOCK_1], to[CUPS_0], to[CUPS_1], place] = True


@compiled
def pay(to, laid, standing, answers):  # type: ignore[no-untyped-def]
    """Return the first player's value of the state after a round."""
    place = laid + to[LAID]
    if to[OVER]:
        return standing[to[CUPS_0], to[CUPS_1], place]
    return answers[to[STOCK_0], to[STOCK_1], to[CUPS_0], to[CUPS_1], place, VALUE]


@compiled
def payoffs(fists, a, b, laid, standing, answers, game):  # type: ignore[no-untyped-def]
    for i in range(min(a, MAX_SHOWN)):
        for j in range(min(b, MAX_SHOWN)):
            game[i, j] = pay(fists[i, j], laid, standing, answers)


@compiled
def write(own, other, value, row_mix, column_mix):  # type: ignore[no-untyped-def]
    """Store a solution for both sides."""
    other[VALUE] = 1.0 - value
    own[VALUE] = value
    for place in range(MAX_SHOWN):
        other[1 + place] = column_mix[place]
    for place in range(MAX_SHOWN):
        own[1 + place] = row_mix[place]


@compiled
def solve_stocks(rounds, standing, reached, answers, a, b):  # type: ignore[no-untyped-def]
    """Solve every state with these stocks and its mirror image; return the number of states."""
    cups, width = reached.shape[2], reached.shape[4]
    game = np.zeros((MAX_SHOWN, MAX_SHOWN))
    row_mix, column_mix = np.zeros(MAX_SHOWN), np.zeros(MAX_SHOWN)
    hint = np.zeros(1, np.int64)
    solved = 0
    for m in range(cups):
        for n in range(cups):
            for laid in range(width):
                if not reached[a, b, m, n, laid]:
                    continue
                payoffs(rounds[a, b, m, n], a, b, laid, standing, answers, game)
                rows, columns = min(a, MAX_SHOWN), min(b, MAX_SHOWN)
                value = solve(game, rows, columns, row_mix, column_mix, hint)
                other = answers[b, a, n, m, width - 1 - laid]
                write(answers[a, b, m, n, laid], other, value, row_mix, column_mix)
                solved += 1
    return solved


def build(beans: int) -> Iterator[Solution | float]:
    """Solve the game; yield the progress between 0 and 1, and the solution last.

    A caller with a deadline can pause it after any step and continue later.
    """
    rules: TwoPlayerRules | None = None
    for step in two_player_tables.duel(beans):
        if isinstance(step, TwoPlayerRules):
            rules = step
        else:
            yield step * TABULATING
    assert rules is not None
    reached = _reach(rules)
    answers = np.full((*reached.shape, WIDTH), np.nan)
    solved = 0
    for total in range(2, 2 * beans + 1):
        for a in range(max(1, total - beans), total // 2 + 1):
            b = total - a
            solved += solve_stocks(rules.rounds, rules.standing, reached, answers, b, a)
            yield TABULATING + (1 - TABULATING) * (total / (2 * beans)) ** 2
    yield Solution(rules, answers, int(reached.sum()))


def _reach(rules: TwoPlayerRules) -> npt.NDArray[np.bool_]:
    """Return the states that games can reach."""
    beans, cups = rules.beans, rules.rounds.shape[2]
    reached = np.zeros((beans + 1, beans + 1, cups, cups, 2 * rules.span + 1), dtype=np.bool_)
    reached[beans, beans, 0, 0, rules.span] = True
    for total in range(2 * beans, 1, -1):
        for a in range(max(1, total - beans), min(beans, total - 1) + 1):
            spread_reach(rules.rounds, reached, a, total - a)
    return reached
