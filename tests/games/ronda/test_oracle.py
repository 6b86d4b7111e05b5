"""Two independent implementations of the rules agree on every moment of many games."""

from __future__ import annotations

from random import Random

import pytest

from cupboard.games.ronda import GAME, rules
from tests.games.ronda.oracle import play_along
from tests.games.ronda.support import walk


@pytest.mark.rule(
    "RONDA-1",
    "RONDA-2",
    "RONDA-3",
    "RONDA-4",
    "RONDA-5",
    "RONDA-6",
    "RONDA-7",
    "RONDA-8",
    "RONDA-9",
    "RONDA-10",
    "RONDA-11",
    "RONDA-12",
)
@pytest.mark.parametrize(("preset", "seats"), tuple(GAME.spec.tables()))
def test_rules_and_oracle_agree(preset: str, seats: int) -> None:
    rng = Random(f"{preset} {seats}")
    lengths = [play_along(rules, GAME.options(preset), seats, rng) for _ in range(6)]
    assert min(lengths) > 2 * GAME.options(preset).beans


@pytest.mark.rule("RONDA-2", "RONDA-11")
@pytest.mark.parametrize("beans", [1, 2, 3, 20])
def test_agreement_with_any_number_of_beans(beans: int) -> None:
    rng = Random(beans)
    for seats in GAME.spec.seats:
        assert play_along(rules, GAME.options(beans=beans), seats, rng) >= 3


@pytest.mark.rule("RONDA-5", "RONDA-9", "RONDA-10", "RONDA-12")
@pytest.mark.parametrize("preset", GAME.spec.presets)
def test_the_compared_games_use_every_rule(preset: str) -> None:
    """The comparison is useful only if it includes penalties, cleared cups and passes."""
    states = [state for seed in range(4) for state in walk(GAME.options(preset), 2, seed)]
    options = states[0].options
    assert any(state.out for state in states)
    assert any(state.black for state in states) == options.penalty
    assert any(0 < state.black <= options.top for state in states) == options.penalty
    assert any(state.barred for state in states) != options.easy
    assert any(state.going_on for state in states) == options.easy
