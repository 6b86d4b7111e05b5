"""Strategies learnt from sampled games are good where games lead, and improve with time."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from cupboard.core.match import Match
from cupboard.experts.dacapo import book_store, online_solver, opening_books
from cupboard.experts.dacapo.books import CrowdBook
from cupboard.experts.dacapo.equilibrium_engine import Equilibrium
from cupboard.experts.dacapo.solver import (
    best_response,
    multiplayer_rules,
    reachable_states,
    sampled_regret,
)
from cupboard.experts.dacapo.solver.backward_induction import Policy
from cupboard.games.dacapo import Show
from cupboard.players.engine import Limit
from tests.experts.dacapo.oracle import GAME

SEATS, BEANS = 3, 6
PAGES = 4096


def never() -> bool:
    return False


def at_once() -> bool:
    return True


def learnt(times: int, pages: int = PAGES, seed: int = 1) -> Policy:
    told, book = multiplayer_rules.compiled_rules(SEATS), sampled_regret.notebook(SEATS, pages)
    start = reachable_states.start_key(SEATS, BEANS)
    assert sampled_regret.walk_until(told, book, start, seed, never, times) == times
    assert book.used[0] <= pages
    return sampled_regret.policy_of(told, book)


def gain(policy: Policy) -> float:
    """Return what an exact best response gains, over all states of the game."""
    *_, last = best_response.build(policy, reachable_states.start_key(SEATS, BEANS))
    assert isinstance(last, best_response.Response)
    return last.worth() - 1 / SEATS


def test_longer_training_leaves_less_to_gain() -> None:
    short, long = gain(learnt(100)), gain(learnt(20_000))
    assert -1e-6 < long < 0.04
    assert long < short / 3


def test_a_full_strategy_table_still_improves() -> None:
    assert gain(learnt(20_000, pages=60)) < gain(learnt(50, pages=60))


def test_the_same_seed_gives_the_same_strategy() -> None:
    one, same, other = learnt(500), learnt(500), learnt(500, seed=2)
    assert (one.keys == same.keys).all()
    assert (one.mixes == same.mixes).all()
    assert len(one.keys) != len(other.keys) or (one.mixes != other.mixes).any()


def test_mixes_sum_to_one_and_symmetric_seats_play_alike() -> None:
    policy = learnt(2000)
    assert policy.mixes.sum(axis=2) == pytest.approx(1.0, abs=2e-3)
    at = int(np.searchsorted(policy.keys, reachable_states.start_key(SEATS, BEANS)))
    assert (policy.mixes[at] == policy.mixes[at, 0]).all()
    assert policy.values[at].sum() == pytest.approx(1.0, abs=0.1)


def test_training_finds_the_good_choices() -> None:
    # One cup short of the target: a five fills it, and a cancelled four leaves the last bean.
    seats = np.array([[5, 4, 10], [4, 4, 10], [1, 0, 0]])
    found, done = online_solver.walked(seats, 1, never, 3000)
    assert found is not None
    assert done == 3000
    assert found.mixes[0, 3:].sum() > 0.9
    assert found.values[0] > 0.9
    assert online_solver.walked(seats, (1 << 62) - 1, never, 1)[0] is not None
    assert online_solver.walked(seats, 1, at_once, 3000) == (None, 0)


@pytest.fixture
def small_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every subgame too large to be solved exactly."""
    monkeypatch.setattr(online_solver, "settle_rest", lambda *_: None)
    monkeypatch.setattr(online_solver, "_found", type(online_solver._found)())
    monkeypatch.setattr(online_solver, "WALKS", 200)
    monkeypatch.setattr(online_solver, "ENOUGH", 50)


@pytest.mark.usefixtures("small_rests")
def test_the_same_round_is_solved_once_and_shared() -> None:
    seats = np.array([[9, 0, 0]] * 4)
    first = online_solver.solve_round(seats, never, never, seed=1)
    assert first is not None
    assert online_solver.solve_round(seats, at_once, at_once, seed=2) is first
    assert online_solver.solve_round(np.array([[8, 0, 0]] * 4), at_once, at_once, seed=2) is None


@pytest.mark.usefixtures("small_rests")
def test_an_interrupted_solution_is_not_shared() -> None:
    seats = np.array([[9, 0, 0]] * 4)
    hurried = online_solver.solve_round(seats, never, never, seed=1, most=49)
    assert hurried is not None
    later = online_solver.solve_round(seats, never, never, seed=1, most=50)
    assert later is not hurried
    assert online_solver.solve_round(seats, never, never, seed=1) is later


def table(seats: int, beans: int) -> Any:
    return Match(GAME, GAME.options(beans=beans), seats, b"seed")


def mix_of(match: Any, limit: Limit) -> tuple[float, ...]:
    legal = GAME.legal(match.state, 0)
    advice = Equilibrium().advise(match.observation(0), legal, limit, random.Random(1))
    return tuple(chance for _, chance in advice.mix)


def test_openings_are_stored_and_engines_play_by_them() -> None:
    *_, last = opening_books.build(4, 13, seconds=5)
    assert isinstance(last, opening_books.Learnt)
    assert last.walks >= opening_books.WALKS_A_STEP
    opening_books.keep(last)
    book = book_store.load(4, 13)
    assert isinstance(book, CrowdBook)
    keys = book.arrays()["keys"]
    assert (keys == last.policy.keys).all()
    assert reachable_states.stocks_of(keys, 4).min() > opening_books.BEANS_LEFT * 4
    # Without time to think, it plays what the book says.
    at = int(np.searchsorted(keys, reachable_states.start_key(4, 13)))
    mix = mix_of(table(4, 13), Limit(stopped=at_once))
    assert mix == pytest.approx(last.policy.mixes[at, 0], abs=2e-3)


@pytest.mark.parametrize("seats", [4, 5])
def test_openings_of_the_printed_game_are_included(seats: int) -> None:
    match = table(seats, 16)
    assert not book_store.is_whole(seats, 16)
    assert len(set(mix_of(match, Limit(stopped=at_once)))) > 2, "no even chances"
    for seat in range(seats):
        match.play(seat, Show(1 + seat % 2))
    assert len(set(mix_of(match, Limit(stopped=at_once)))) > 2
    arrays = book_store.shelf(seats, 16).fetch(at_once).arrays()  # type: ignore[union-attr]
    assert (np.diff(arrays["keys"]) > 0).all()
    assert np.asarray(arrays["mixes"], float).sum(axis=2) == pytest.approx(1.0, abs=4e-3)


def test_a_short_training_does_not_replace_a_better_book() -> None:
    shipped = book_store.load(5, 16)
    assert shipped is not None
    *_, last = opening_books.build(5, 16, seconds=0.01)
    assert isinstance(last, opening_books.Learnt)
    opening_books.keep(last)
    assert book_store.folder(5, 16).exists()
    kept = book_store.load(5, 16)
    assert kept is not None
    assert (kept.arrays()["keys"] == shipped.arrays()["keys"]).all()
