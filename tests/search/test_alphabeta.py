"""Alpha-beta agrees with plain minimax, keeps its limits and stops when cancelled."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cupboard
from cupboard.core.errors import OutOfTurn
from cupboard.core.types import Over, Played
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import MAX_DEPTH, IterativeDeepening
from cupboard.search.precompile import first_decision
from cupboard.search.transposition_table import (
    TO_THE_END,
    code_of,
    depth_of,
    find,
    keep,
    key_of,
    lower_of,
    mixers,
    pack,
    upper_of,
)
from tests.search import support
from tests.search.support import evaluation_of

SMALL_BOARDS: list[dict[str, Any]] = [
    {"preset": "kalah", "pits": 2, "stones": 2},
    {"preset": "kalah", "pits": 3, "stones": 2},
    {"preset": "kalah-empty", "pits": 3, "stones": 2},
    {"preset": "kalah", "pits": 4, "stones": 1},
    {"preset": "kalah", "pits": 3, "stones": 2, "free_turns": False},
]


@pytest.mark.parametrize("choices", SMALL_BOARDS, ids=str)
@pytest.mark.parametrize("seed", [0, 1])
def test_the_value_of_a_whole_game_agrees_with_minimax(choices: dict[str, Any], seed: int) -> None:
    state = support.start("kalaha", seed=seed, **choices)
    found = IterativeDeepening(state.game, state, evaluation_of("kalaha")).best(Budget())
    me = state.game.acting(state)[0]
    assert found.proven
    assert found.value == support.exact(state, me) * evaluation_of("kalaha").scale


@pytest.mark.parametrize("preset", ["de", "gb", "kalah", "kalah-empty"])
def test_the_end_of_a_game_is_solved_in_every_edition(preset: str) -> None:
    """Random endings with few stones, compared with a visit of every line."""
    judge, checked = evaluation_of("kalaha"), 0
    for seed in range(12):
        state = support.later(support.start("kalaha", preset=preset, stones=2), 30, seed)
        if sum(map(sum, state.pits)) > 7:
            continue
        found = IterativeDeepening(state.game, state, judge).best(Budget())
        assert found.proven
        assert found.value == support.exact(state, state.actor) * judge.scale
        checked += 1
    assert checked >= 3


TABLES = [
    ("kalaha", "de", 2),
    ("kalaha", "gb", 2),
    ("kalaha", "de", 3),
    ("kalaha", "gb", 4),
    ("kala", "store", 2),
    ("kala", "bank", 2),
]


@pytest.mark.parametrize(("game_id", "preset", "seats"), TABLES)
def test_the_value_at_every_depth_agrees_with_minimax(
    game_id: str, preset: str, seats: int
) -> None:
    """Also with three and four seats, where one plays against all others."""
    judge = evaluation_of(game_id)
    for seed, moves in ((1, 0), (2, 7), (3, 15)):
        state = support.later(support.start(game_id, seats, preset=preset), moves, seed)
        me = state.game.acting(state)[0]
        for depth in (1, 2, 3):
            search = IterativeDeepening(state.game, state, judge)
            found = search.best(Budget(), deepest=depth)
            assert found.value == support.shallow(state, me, found.depth, judge)
            after = state.game.apply(state, Played(me, state.game.kernel.move(state, found.code)))
            assert support.shallow(after.state, me, found.depth - 1, judge) == found.value


@pytest.mark.parametrize("game_id", ["kalaha", "kala"])
def test_every_move_rating_agrees_with_minimax(game_id: str) -> None:
    judge, state = evaluation_of(game_id), support.later(support.start(game_id), 6, 5)
    game, me = state.game, state.game.acting(state)[0]
    rated = IterativeDeepening(game, state, judge).rate(Budget(), depth=3)
    moves = list(game.legal(state, me))
    assert [game.kernel.move(state, one.code) for one in rated] == moves
    for one, move in zip(rated, moves, strict=True):
        after = game.apply(state, Played(me, move)).state
        assert one.value == support.shallow(after, me, 2, judge)


def test_a_proven_win_is_played_to_its_end() -> None:
    """Kala with small stores: the search proves the winner, and that player then wins."""
    state = support.start("kala", store_beans=8)
    judge, game = evaluation_of("kala"), state.game
    first = IterativeDeepening(game, state, judge).best(Budget())
    me = game.acting(state)[0]
    assert first.proven
    assert first.value == support.exact(state, me) * judge.scale
    winner = me if first.value > 0 else 1 - me
    for seed in range(3):
        assert _win_against_chance(state, winner, seed)


def _win_against_chance(state: Any, winner: int, seed: int) -> bool:
    game = state.game
    while not isinstance(turn := game.turn(state), Over):
        seat = turn.seats[0]
        if seat == winner:
            code = (
                IterativeDeepening(game, state, evaluation_of("kala"), table_bits=14)
                .best(Budget())
                .code
            )
            state = game.apply(state, Played(seat, game.kernel.move(state, code))).state
        else:
            state = support.later(state, 1, seed) if len(game.legal(state, seat)) > 1 else state
            if game.acting(state) == (seat,):
                state = game.apply(state, Played(seat, game.legal(state, seat).first())).state
    return turn.outcome.winners == (winner,)


@pytest.mark.parametrize("game_id", ["kalaha", "kala"])
@pytest.mark.parametrize("nodes", [1, 50, 500, 5_000, 50_000])
def test_the_node_limit_is_kept_and_used(game_id: str, nodes: int) -> None:
    state, budget = support.start(game_id), Budget(nodes=nodes)
    search = IterativeDeepening(state.game, state, evaluation_of(game_id))
    found = search.best(budget)
    assert found.code in search.moves()
    assert budget.used <= nodes
    assert budget.used >= nodes // 2 or nodes < 200


def test_equal_limits_give_equal_results_for_any_slices() -> None:
    state = support.start("kalaha")

    def found(slice_size: int) -> Any:
        budget = Budget(nodes=30_000, slice_size=slice_size)
        return IterativeDeepening(state.game, state, evaluation_of("kalaha")).best(budget)

    assert found(300) == found(7_777) == found(100_000)


def test_a_cancelled_search_returns_immediately_with_a_legal_move() -> None:
    state, asked = support.start("kala"), 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 3

    budget = Budget(stopped=stopped)
    search = IterativeDeepening(state.game, state, evaluation_of("kala"))
    assert search.best(budget).code in search.moves()
    assert asked == 4
    # It searched at most three slices, and the first ones are short.
    assert budget.used < 20_000
    assert (
        IterativeDeepening(state.game, state, evaluation_of("kala"))
        .best(Budget(deadline=0.0))
        .depth
        == 0
    )


def test_deeper_searches_cannot_leave_the_tree() -> None:
    """On this board every line ends long before the greatest depth."""
    state = support.start("kalaha", preset="kalah", pits=1, stones=1)
    found = IterativeDeepening(state.game, state, evaluation_of("kalaha")).best(
        Budget(), deepest=MAX_DEPTH * 2
    )
    assert found.proven
    assert len(found.line) <= MAX_DEPTH


def test_the_line_can_be_played() -> None:
    state = support.start("kala")
    found = IterativeDeepening(state.game, state, evaluation_of("kala")).best(Budget(nodes=100_000))
    assert found.line[0] == found.code
    assert len(found.line) >= 3
    for code in found.line:
        seat = state.game.acting(state)[0]
        state = state.game.apply(state, Played(seat, state.game.kernel.move(state, code))).state


def test_unsearchable_positions_are_refused() -> None:
    kalaha, dacapo = cupboard.game("kalaha"), cupboard.game("dacapo")
    before_the_dice = kalaha.new(kalaha.options(), 2)
    with pytest.raises(OutOfTurn):
        IterativeDeepening(kalaha, before_the_dice, evaluation_of("kalaha"))
    with pytest.raises(OutOfTurn):
        IterativeDeepening(kalaha, _over(), evaluation_of("kalaha"))
    with pytest.raises(TypeError):
        IterativeDeepening(
            dacapo, first_decision(dacapo, dacapo.new(dacapo.options(), 2)), evaluation_of("kala")
        )


def _over() -> Any:
    state = support.later(support.start("kalaha", preset="kalah", pits=1, stones=1), 99, 1)
    seat = state.game.acting(state)[0]
    return state.game.apply(state, Played(seat, state.game.legal(state, seat).first())).state


def test_a_table_entry_round_trips() -> None:
    rng = np.random.default_rng(1)
    for _ in range(500):
        lower, upper = (int(n) for n in rng.integers(-30_000, 30_001, 2))
        depth, code = int(rng.integers(0, TO_THE_END + 1)), int(rng.integers(-1, 32_767))
        word = pack(lower, upper, depth, code)
        assert (lower_of(word), upper_of(word)) == (lower, upper)
        assert (depth_of(word), code_of(word)) == (depth, code)
        assert word != 0


def test_the_table_finds_its_entries_and_prefers_depth() -> None:
    keys, words = np.zeros(8, dtype=np.uint64), np.zeros(8, dtype=np.int64)
    deep, shallow, other = np.uint64(0x10), np.uint64(0x20), np.uint64(0x30)
    keep(keys, words, deep, pack(1, 2, 9, 3))
    keep(keys, words, shallow, pack(1, 2, 2, 3))
    keep(keys, words, other, pack(1, 2, 4, 3))
    assert depth_of(find(keys, words, deep)) == 9
    assert find(keys, words, shallow) == 0
    assert depth_of(find(keys, words, other)) == 4
    keep(keys, words, deep, pack(1, 2, 1, 3))
    assert depth_of(find(keys, words, deep)) == 1


def test_positions_of_random_games_have_different_keys() -> None:
    state, factors = support.start("kalaha"), mixers(19)
    seen = {}
    for seed in range(60):
        for moves in range(0, 20, 3):
            cells = support.later(state, moves, seed).cells()
            seen[cells.tobytes()] = int(key_of(cells, mixers(len(cells))))
    assert len(factors) == 19
    assert len(seen) > 200
    assert len(set(seen.values())) == len(seen)
