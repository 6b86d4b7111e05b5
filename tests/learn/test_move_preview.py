"""A hint's description of a move is true and reveals nothing hidden from the seat."""

from __future__ import annotations

import random

import pytest

import cupboard
from cupboard.core.match import Match
from cupboard.core.types import Chance
from cupboard.games.ronda.facts import Lifted
from cupboard.games.ronda.moves import Lift
from cupboard.learn.move_preview import sure_facts

FEW = 14


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_predicted_facts_happen(game_id: str) -> None:
    """In random games, the predicted facts are the first of those that follow."""
    found, told = cupboard.game(game_id), 0
    for seed in range(3):
        rng = random.Random(seed)
        match = Match(found, found.options(), found.spec.seats[0], bytes([seed]))
        while not match.over and match.number < FEW:
            if isinstance(match.turn, Chance):
                match.draw_one()
                continue
            seat = match.waiting_for[0]
            move = found.legal(match.state, seat).sample(rng)
            expected = sure_facts(found, match.observation(seat), move)
            happened = [found.see(fact, seat) for fact in match.play(seat, move)]
            assert list(expected) == happened[: len(expected)]
            told += len(expected)
    # A fist is revealed together with the others, so one choice alone predicts nothing (DACAPO-3).
    assert (told > 0) is (game_id != "dacapo")


def test_beans_under_cups_never_lifted_are_not_revealed() -> None:
    """RONDA-13; but a seat may be shown beans that it has already seen."""
    found = cupboard.game("ronda")
    match = Match(found, found.options(), 2, b"hidden")
    match.draw()
    first, second = match.waiting_for[0], 1 - match.waiting_for[0]
    assert sure_facts(found, match.observation(first), Lift(1)) == ()
    under = match.state.under
    other, untouched = [cup for cup in range(2, 11) if under(cup) != under(1)][:2]
    for cup in (1, other):
        match.play(first, Lift(cup))
    assert match.waiting_for == (second,), "different contents end the turn (RONDA-5)"
    told = sure_facts(found, match.observation(second), Lift(1))
    assert [fact for fact in told if isinstance(fact, Lifted)] == [Lifted(second, 1, under(1))]
    assert sure_facts(found, match.observation(second), Lift(untouched)) == ()
