"""Three to five players: compiled rounds agree with the rules, and learnt strategies hold up."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from cupboard.experts.dacapo.solver import (
    backward_induction,
    best_response,
    default_rollout,
    multiplayer_rules,
    policy_playout,
    reachable_states,
    subgame,
)
from cupboard.experts.dacapo.solver.two_player_tables import share
from cupboard.games.dacapo import rules
from tests.experts.dacapo.oracle import GAME


def never() -> bool:
    return False


def learnt(seats: int, beans: int) -> backward_induction.Policy:
    *_, last = backward_induction.build(seats, beans)
    assert isinstance(last, backward_induction.Policy)
    return last


def answered(policy: backward_induction.Policy, start: int) -> best_response.Response:
    *_, last = best_response.build(policy, start)
    assert isinstance(last, best_response.Response)
    return last


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_compiled_rounds_and_endings_agree_with_the_rules(seats: int) -> None:
    told, rng = multiplayer_rules.compiled_rules(seats), random.Random(seats)
    ends = 0
    for _ in range(400):
        state: Any = GAME.new(GAME.options(beans=rng.randrange(4, 31)), seats)
        while not rules.is_over(state):
            shown = [rng.choice(rules.choices(n)) if n else 0 for n in state.stocks]
            state_after = rules.play_round(state, tuple(shown)).state
            after = np.zeros((seats, multiplayer_rules.LINE), np.int64)
            over = multiplayer_rules.play(
                told, multiplayer_rules.seats_of(state), np.array(shown), after
            )
            assert over == rules.is_over(state_after)
            assert (after[:, 1:] == multiplayer_rules.seats_of(state_after)[:, 1:]).all()
            if not over:
                assert (after == multiplayer_rules.seats_of(state_after)).all()
            state = state_after
        out, ranks = np.zeros(seats), rules.outcome(state).ranks
        multiplayer_rules.shares(told, multiplayer_rules.seats_of(state), out)
        assert out == pytest.approx([share(ranks, seat) for seat in range(seats)])
        ends += 1
    assert ends == 400


def test_a_state_is_known_for_any_order_of_seats() -> None:
    told = multiplayer_rules.compiled_rules(3)
    codes, order, back = np.zeros(3, np.int64), np.zeros(3, np.int64), np.zeros((3, 3), np.int64)
    seats = np.array([[5, 1, 4], [7, 2, 9], [3, 0, 0]])
    keys = {
        multiplayer_rules.key_of(told, seats[list(way)], codes, order)
        for way in ((0, 1, 2), (2, 0, 1))
    }
    assert len(keys) == 1
    multiplayer_rules.read_key(keys.pop(), back)
    assert sorted(map(tuple, back.tolist())) == sorted(map(tuple, seats.tolist()))


def test_seats_that_cannot_win_are_interchangeable() -> None:
    told = multiplayer_rules.compiled_rules(3)
    codes, order = np.zeros(3, np.int64), np.zeros(3, np.int64)
    lost = [np.array([[5, 2, 4], [7, 2, 9], [0, 1, laid]]) for laid in (2, 5)]
    keys = {multiplayer_rules.key_of(told, seats, codes, order) for seats in lost}
    ahead = multiplayer_rules.key_of(
        told, np.array([[5, 2, 4], [7, 2, 9], [0, 3, 6]]), codes, order
    )
    assert len(keys) == 1
    assert ahead not in keys


@pytest.mark.parametrize(("seats", "beans", "bound"), [(3, 7, 0.02), (4, 6, 0.02), (5, 5, 0.02)])
def test_a_best_response_gains_little_against_the_learnt_strategy(
    seats: int, beans: int, bound: float
) -> None:
    policy = learnt(seats, beans)
    start = reachable_states.start_key(seats, beans)
    gain = answered(policy, start).worth() - 1 / seats
    assert -1e-6 <= gain < bound
    # Without a learnt strategy the opponents play at random, so there is much to gain.
    nothing = policy.keys[:0], policy.values[:0], policy.mixes[:0]
    naive = backward_induction.Policy(policy.rules, *nothing)
    assert answered(naive, start).worth() - 1 / seats > 2 * bound


def test_simulated_games_confirm_the_gain() -> None:
    policy = learnt(3, 6)
    answer = answered(policy, reachable_states.start_key(3, 6))
    gain = policy_playout.measure(answer.policy, policy, 6, 20_000, seed=3)
    assert gain.low - 0.01 < answer.worth() - 1 / 3 < gain.high + 0.01
    assert gain.high - gain.low < 0.02


def test_a_subgame_is_solved_like_the_whole_game() -> None:
    seats = np.array([[6, 0, 0]] * 3)
    rest = subgame.settle_rest(seats, never)
    assert rest is not None
    assert list(rest.keys) == list(learnt(3, 6).keys)
    assert subgame.settle_rest(seats, never, most=10) is None
    assert subgame.settle_rest(seats, lambda: True) is None


def test_choices_are_valued_correctly_against_known_mixes() -> None:
    seats, word = np.array([[5, 4, 10], [4, 4, 10], [1, 0, 0]]), np.uint64(5)
    mixes = np.zeros((3, 5))
    mixes[2, 0] = 1
    # DACAPO-4, DACAPO-5: only a number above the rival's fills the target cup.
    for rival in (1, 2, 3, 4):
        mixes[1] = np.eye(5)[rival - 1]
        worth = default_rollout.weigh_choices(
            multiplayer_rules.compiled_rules(3), seats, mixes, 0, 50, word
        )
        assert (worth[rival:] == 1).all()
        assert (worth[: rival - 1] == 0).all()
