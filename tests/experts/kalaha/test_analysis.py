"""Kalaha for two: results that a report calls proven agree with brute force."""

from __future__ import annotations

from functools import cache

import pytest

from cupboard.core.registry import AnyMatch
from cupboard.core.types import Over, Played
from cupboard.experts.kalaha.kalah.engine import KalahEngine
from cupboard.games.kalaha import GAME as KALAHA
from cupboard.games.kalaha import KalahaState
from cupboard.learn.analysis import Decision
from tests.learn.support import assert_no_errors, at_random, perfectly, played, studied

SMALL = {"pits": 3, "stones": 2}


@cache
def margin(state: KalahaState) -> int:
    """Return the first seat's final margin between perfect players, by brute force."""
    turn = KALAHA.turn(state)
    if isinstance(turn, Over):
        return turn.outcome.points[0] - turn.outcome.points[1]
    (seat,) = KALAHA.acting(state)
    after = [KALAHA.apply(state, Played(seat, m)).state for m in KALAHA.legal(state, seat)]
    return (max if seat == 0 else min)(map(margin, after))


def lost(match: AnyMatch, decision: Decision) -> int:
    """Return what a decision really cost its seat."""
    before, after = (margin(match.states[decision.event + n]) for n in (0, 1))
    return (before - after) * (1 if decision.seat == 0 else -1)


@pytest.mark.parametrize("preset", ["kalah", "kalah-empty"])
@pytest.mark.parametrize("seed", range(4))
def test_kalah_is_analysed_exactly(preset: str, seed: int) -> None:
    match = played("kalaha", at_random(seed), preset, **SMALL)
    report = studied(match)
    assert report.unit == "margin"
    assert report.decisions
    for decision in report.decisions:
        state, after = match.states[decision.event], match.states[decision.event + 1]
        assert decision.certainty == "proven"
        assert list(decision.before) == [margin(state), -margin(state)]
        assert list(decision.after) == [margin(after), -margin(after)]
        assert decision.loss == lost(match, decision)
        best = KALAHA.apply(state, Played(decision.seat, KALAHA.parse(str(decision.best), state)))
        assert margin(best.state) == margin(state)


@pytest.mark.parametrize("preset", ["gb", "de"])
def test_other_games_of_two_are_solved_near_their_end(preset: str) -> None:
    match = played("kalaha", at_random(1), preset, stones=1)
    report = studied(match)
    proven = [d for d in report.decisions if d.certainty == "proven"]
    assert len(proven) > len(report.decisions) / 2
    late = [d for d in proven if len(report.decisions) - report.decisions.index(d) < 8]
    assert late
    for decision in late:
        assert decision.loss == lost(match, decision)


def test_a_win_that_is_given_away_is_found() -> None:
    """In Kalah: exactly where perfect play would have won before the move but not after it."""
    found = 0
    for seed in range(12):
        match = played("kalaha", at_random(seed), "kalah", **SMALL)
        report = studied(match)
        for decision in report.decisions:
            sign = 1 if decision.seat == 0 else -1
            won, kept = (sign * margin(match.states[decision.event + n]) > 0 for n in (0, 1))
            assert ("gave-away" in decision.marks) == (won and not kept)
            if won and not kept:
                found += 1
                assert decision.size in ("error", "blunder")
                assert decision.event in [turn.event for turn in report.turns]
    assert found > 3


def test_a_perfect_game_has_no_errors() -> None:
    assert_no_errors(studied(played("kalaha", perfectly(KalahEngine()), "kalah", **SMALL)))
