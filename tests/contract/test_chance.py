"""Contract 6: chance is fair, and joint choices don't depend on their order."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from itertools import islice, permutations
from typing import Any

import pytest

from cupboard.core.errors import OutOfTurn
from cupboard.core.spec import Trait
from cupboard.core.types import Act, Chance, Joint, Turn
from tests.contract.support import TABLES, Table, each, finished

MOMENTS = 8


@each(table for table in TABLES if Trait.CHANCE in table.game.spec.traits)
def test_probabilities_sum_to_one(table: Table) -> None:
    """Listed probabilities sum to one, and every drawn result is in the list."""
    states = _some(table, lambda turn: isinstance(turn, Chance))
    assert states, "the game has no chance event"
    for state in states:
        outcomes = table.game.outcomes(state)
        assert outcomes.sample(random.Random(1)) in outcomes
        assert "nonsense" not in outcomes
        if outcomes.enumerable:
            listed = list(outcomes)
            assert sum((share for _, share in listed), Fraction(0)) == 1
            assert all(outcome in outcomes for outcome, _ in listed)
        else:
            with pytest.raises(TypeError):
                iter(outcomes)


@each(table for table in TABLES if Trait.TOGETHER in table.game.spec.traits)
def test_joint_choices_do_not_depend_on_their_order(table: Table) -> None:
    """Any order of choices gives the same round; a missing or second choice is refused.

    Some presets of a game with joint choices have none (Hopper without rounds).
    """
    game = table.game
    states = _some(table, lambda turn: isinstance(turn, Act) and turn.together)
    joint = [event for event in finished(table).events if isinstance(event, Joint)]
    assert bool(states) == bool(joint)
    for state in states:
        rng = random.Random(game.encode(state))
        choices = [(s, game.legal(state, s).sample(rng)) for s in game.acting(state)]
        steps = [
            game.apply(state, Joint(tuple(order))) for order in islice(permutations(choices), 6)
        ]
        assert all(step == steps[0] for step in steps)
        for wrong in (choices[:-1], [*choices, choices[0]], []):
            with pytest.raises(OutOfTurn):
                game.apply(state, Joint(tuple(wrong)))


def test_the_order_of_joint_choices_is_tested() -> None:
    """Each game with joint choices has a table on which the previous test compares something."""
    games = {t.game.spec.id for t in TABLES if Trait.TOGETHER in t.game.spec.traits}
    found = {
        table.game.spec.id
        for table in TABLES
        if table.game.spec.id in games
        and any(isinstance(event, Joint) for event in finished(table).events)
    }
    assert found == games >= {"bids", "dacapo", "hopper"}


def _some(table: Table, wanted: Callable[[Turn], bool]) -> list[Any]:
    """Return up to `MOMENTS` states of a random game with such a turn, spread over the game."""
    found = [state for state in finished(table).states if wanted(table.game.turn(state))]
    return found[:: max(1, len(found) // MOMENTS)]
