"""MCTS finds forced wins, is repeatable and keeps its limits; worlds share a tree and vote."""

from __future__ import annotations

from typing import Any

import pytest

import cupboard
from cupboard.core.errors import BadOptions, OutOfTurn
from cupboard.core.types import Played
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import IterativeDeepening
from cupboard.search.mcts import sample
from tests.search import support
from tests.search.support import evaluation_of


def best_moves(state: Any) -> set[int]:
    """Return the moves that keep the best possible result: win, tie or loss."""
    game, me = state.game, state.game.acting(state)[0]
    values = {
        game.kernel.code(move): support.exact(game.apply(state, Played(me, move)).state, me)
        for move in game.legal(state, me)
    }
    best = max((value > 0) - (value < 0) for value in values.values())
    return {code for code, value in values.items() if (value > 0) - (value < 0) == best}


def test_forced_wins_are_found() -> None:
    """The positions have winning and other moves."""
    checked = 0
    for seed in range(12):
        state = support.later(support.start("kalaha", preset="kalah", pits=3, stones=2), 3, seed)
        good = best_moves(state)
        if len(good) == len(list(state.game.legal(state, state.actor))):
            continue
        found = sample(state.game, [state], Budget(nodes=4_000), seed)
        assert found.tried[0].code in good
        checked += 1
    assert checked >= 4


@pytest.mark.parametrize(("game_id", "seats"), [("kalaha", 2), ("kalaha", 4), ("kala", 2)])
def test_equal_seeds_repeat_and_all_simulations_are_counted(game_id: str, seats: int) -> None:
    state = support.start(game_id, seats)
    budget = Budget(nodes=2_000)
    first = sample(state.game, [state], budget, 7)
    assert budget.used == first.simulations == 2_000
    assert sum(one.visits for one in first.tried) == 2_000
    assert first == sample(state.game, [state], Budget(nodes=2_000), 7)
    assert first != sample(state.game, [state], Budget(nodes=2_000), 8)
    assert {one.code for one in first.tried} == set(
        IterativeDeepening(state.game, state, evaluation_of(game_id)).moves()
    )


def test_shares_are_those_of_the_seat_to_move() -> None:
    """One move wins a two-pit game immediately, so MCTS gives it almost all visits."""
    state = support.later(support.start("kalaha", preset="kalah", pits=2, stones=1), 1, 3)
    found = sample(state.game, [state], Budget(nodes=3_000), 1)
    me = state.game.acting(state)[0]
    value = support.exact(state, me)
    assert (found.tried[0].share > 0.5) == (value > 0)


def test_a_stopped_search_ends_and_no_worlds_are_refused() -> None:
    state = support.start("kala")
    assert sample(state.game, [state], Budget(stopped=lambda: True), 1).tried == ()
    with pytest.raises(BadOptions):
        sample(state.game, [], Budget(nodes=10), 1)
    game = cupboard.game("kala")
    with pytest.raises(OutOfTurn):
        sample(game, [game.new(game.options(), 2)], Budget(nodes=10), 1)


def test_worlds_share_one_tree() -> None:
    """Two worlds with different legal moves.

    Both are searched equally often, and every move of either is tried.
    """
    one, other = (support.later(support.start("kalaha"), 2, seed) for seed in (1, 2))
    assert one.actor == other.actor
    moves = [{move.pit - 1 for move in w.game.legal(w, w.actor)} for w in (one, other)]
    assert moves[0] != moves[1]
    found = sample(one.game, [one, other], Budget(nodes=800), 2)
    assert {tried.code for tried in found.tried} == moves[0] | moves[1]
    assert sum(tried.visits for tried in found.tried) == found.simulations == 800
