"""Kala: results that a report calls proven agree with brute force."""

from __future__ import annotations

from typing import Any

import pytest

from cupboard.core.registry import AnyMatch
from cupboard.core.types import Over
from cupboard.experts.kala.prover_engine import KalaProver
from tests.learn.support import assert_no_errors, at_random, perfectly, played, studied
from tests.search.oracle import winner_of

FEW_BEANS = 16


@pytest.mark.parametrize("seed", [0, 1, 4])
def test_kala_agrees_with_brute_force(seed: int) -> None:
    """Compared wherever few enough beans are left for brute force; wins are given away there."""
    match = played("kala", at_random(seed), store_beans=20)
    report = studied(match, effort=0.3)
    late = [d for d in report.decisions if sum(match.states[d.event].stores) <= FEW_BEANS]
    assert len(late) > 3
    for decision in late:
        won = winner_of(match.states[decision.event]) == decision.seat
        kept = after_wins(match, match.states[decision.event + 1], decision.seat)
        assert decision.certainty == "proven"
        assert decision.before[decision.seat] == float(won)
        assert decision.after[decision.seat] == float(kept)
        assert ("gave-away" in decision.marks) == (won and not kept)
    assert any("gave-away" in decision.marks for decision in late)


def after_wins(match: AnyMatch, state: Any, seat: int) -> bool:
    turn = match.game.turn(state)
    if isinstance(turn, Over):
        return turn.outcome.ranks[seat] == 1
    return winner_of(state) == seat


def test_a_perfect_game_has_no_errors() -> None:
    assert_no_errors(studied(played("kala", perfectly(KalaProver(share=1.0)), store_beans=16)))
