"""Two players: the solution cannot be exploited, even by an opponent who knows it."""

from __future__ import annotations

from typing import Any

import pytest

from cupboard.experts.dacapo.books import DuelBook
from cupboard.experts.dacapo.solver import best_response, two_player
from cupboard.games.dacapo import rules
from tests.experts.dacapo import oracle
from tests.experts.dacapo.oracle import GAME

SMALL = (4, 5, 6, 7, 8)


def solution(beans: int) -> two_player.Solution:
    *_, last = two_player.build(beans)
    assert isinstance(last, two_player.Solution)
    return last


def reachable(beans: int) -> list[Any]:
    """Return every state between two rounds, with all its rows."""
    found = {GAME.new(GAME.options(beans=beans), 2): None}
    todo = list(found)
    while todo:
        state = todo.pop()
        for first in GAME.legal(state, 0):
            for second in GAME.legal(state, 1):
                to = oracle.after(state, (first, second))
                if not rules.is_over(to) and to not in found:
                    found[to] = None
                    todo.append(to)
    return list(found)


@pytest.mark.parametrize("beans", SMALL)
def test_only_the_difference_in_laid_beans_matters(beans: int) -> None:
    book = DuelBook.of(solution(beans).answers)
    states = reachable(beans)
    for state in states:
        entry = book.look(state, 0)
        assert entry is not None
        assert entry.value == pytest.approx(oracle.value(state), abs=1e-12)
    assert len(states) >= solution(beans).states


@pytest.mark.parametrize("beans", SMALL)
def test_an_independent_best_response_gains_nothing(beans: int) -> None:
    book = DuelBook.of(solution(beans).answers)

    def follow(state: Any, seat: int) -> tuple[float, ...]:
        entry = book.look(state, seat)
        assert entry is not None
        return entry.mix

    start = GAME.new(GAME.options(beans=beans), 2)
    for seat in (0, 1):
        assert oracle.best_response(start, seat, follow) - 0.5 < 1e-9


def test_the_compiled_best_response_agrees_and_detects_errors() -> None:
    good = solution(8)
    assert abs(best_response.gain_of_two(good)) < 1e-12
    spoilt = good.answers.copy()
    start = (8, 8, 0, 0, good.rules.span)
    spoilt[start][1:] = [1, 0, 0, 0, 0]  # always shows one in the first round
    worse = two_player.Solution(good.rules, spoilt, good.states)
    book = DuelBook.of(spoilt)

    def follow(state: Any, seat: int) -> tuple[float, ...]:
        entry = book.look(state, seat)
        assert entry is not None
        return entry.mix

    gain = oracle.best_response(GAME.new(GAME.options(beans=8), 2), 0, follow) - 0.5
    assert gain > 0.01
    assert best_response.gain_of_two(worse) == pytest.approx(gain, abs=1e-12)


def test_the_real_game_is_solved() -> None:
    real = solution(16)
    start = real.answers[16, 16, 0, 0, real.rules.span]
    assert real.states == 6244
    assert start[two_player.VALUE] == pytest.approx(0.5, abs=1e-12)
    assert abs(best_response.gain_of_two(real)) < 1e-9
