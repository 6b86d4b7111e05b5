"""Puzzles have one best move, checked with a second method."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from cupboard.core.registry import game
from cupboard.core.types import Act, Over, Played
from cupboard.experts import find
from cupboard.lab import puzzle_search as finding
from cupboard.learn.puzzles import LEVELS, Puzzle, daily, puzzle_of, puzzles
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import MAX_DEPTH, IterativeDeepening
from tests.search.support import evaluation_of

FEWEST = 50
COLLECTIONS = ("kala", "kalaha")
LITTLE_WORK = 20_000
"""Puzzles whose proof needed at most this many positions are proven again here."""

every_collection = pytest.mark.parametrize("game_id", COLLECTIONS)


@every_collection
def test_there_are_enough_of_every_level(game_id: str) -> None:
    found = puzzles(game_id)
    assert len(found) >= FEWEST
    assert len({one.position for one in found}) == len({one.id for one in found}) == len(found)
    assert set(Counter(one.level for one in found)) == set(LEVELS)


@every_collection
def test_every_puzzle_is_a_decision_with_one_best_move(game_id: str) -> None:
    played = game(game_id)
    for one in puzzles(game_id):
        state = one.state
        turn = played.turn(state)
        assert isinstance(turn, Act)
        legal = [played.format(move) for move in played.legal(state, one.seat)]
        assert sorted(one.values) == sorted(legal)
        best = max(one.values.values())
        assert [text for text, value in one.values.items() if value == best] == [one.solution]
        assert one.line[0] == one.solution


@every_collection
def test_the_line_leads_to_the_stated_value(game_id: str) -> None:
    """Best play of both sides is legal, and if it reaches the end, the result is as stated."""
    ended = 0
    for one in puzzles(game_id):
        played, state = game(game_id), one.state
        for text in one.line:
            seat = played.acting(state)[0]
            state = played.apply(state, Played(seat, played.parse(text, state))).state
        turn = played.turn(state)
        if isinstance(turn, Over):
            ended += 1
            won = one.seat in turn.outcome.winners and len(turn.outcome.winners) == 1
            assert won == (one.values[one.solution] > 0), one.id
    assert ended


@every_collection
def test_another_search_agrees(game_id: str) -> None:
    """Kala was proven with proof-number search; here alpha-beta searches to the end of the game."""
    small = [one for one in puzzles(game_id) if one.nodes <= LITTLE_WORK]
    assert small
    for one in small[:: max(1, len(small) // 10)]:
        _prove_again(one)


def _prove_again(one: Puzzle) -> None:
    played = game(one.game)
    assert played.kernel is not None
    found = IterativeDeepening(played, one.state, evaluation_of(one.game)).best(Budget(), MAX_DEPTH)
    assert found.proven
    assert played.format(played.kernel.move(one.state, found.code)) == one.solution


@every_collection
def test_the_daily_puzzle_repeats_only_after_all_others(game_id: str) -> None:
    many = len(puzzles(game_id))
    days = [date(2026, 1, 1) + timedelta(days=n) for n in range(many)]
    chosen = [daily(game_id, day) for day in days]
    assert len({one.id for one in chosen if one is not None}) == many
    assert daily(game_id, days[0] + timedelta(days=many)) == chosen[0]


def test_a_game_without_puzzles_has_none() -> None:
    assert puzzles("ronda") == ()
    assert daily("ronda", date(2026, 1, 1)) is None
    assert puzzle_of("kala", "no such thing") is None


def test_the_finder_finds_a_stored_puzzle() -> None:
    """The finder recognises a position of the collection as a puzzle."""
    one = min(puzzles("kalaha"), key=lambda candidate: candidate.nodes)
    kalaha = find("kalaha")
    assert kalaha.puzzles is not None
    finder = finding.PuzzleFinder(game("kalaha"), kalaha.puzzles(), evaluation_of("kalaha"))
    row = finder.examine(one.state)
    assert row is not None
    assert (row["solution"], row["values"], row["level"]) == (one.solution, one.values, one.level)
