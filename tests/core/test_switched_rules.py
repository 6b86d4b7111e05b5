"""Compiled rules that run interpreted make the same moves, with the same facts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game, game_ids
from cupboard.core.switched_rules import compiled_in_this_thread
from cupboard.core.types import Chance

COMPILED = [one for one in game_ids() if game(one).kernel is not None]


@pytest.fixture(params=COMPILED)
def interpreted(request: pytest.FixtureRequest) -> Iterator[str]:
    switched = game(request.param).switched_rules
    assert switched is not None
    switched.interpret()
    yield request.param
    switched.use_compiled()


def played(game_id: str, preset: str, seats: int) -> AnyMatch:
    found, rng = game(game_id), random.Random(f"{game_id} {preset} {seats}")
    match = Match(found, found.options(preset), seats, b"seed")
    while not match.over and match.number < 150:
        if isinstance(match.turn, Chance):
            match.draw_one()
        else:
            (seat,) = match.waiting_for
            match.play(seat, found.legal(match.state, seat).sample(rng))
            found.view(match.state, seat)
    return match


def test_whole_games_are_the_same_interpreted(interpreted: str) -> None:
    spec = game(interpreted).spec
    for preset in spec.presets:
        seats = spec.seats_for(preset)[-1]
        plain = played(interpreted, preset, seats)
        with compiled_in_this_thread():
            compiled = played(interpreted, preset, seats)
        assert plain.timeline == compiled.timeline
        assert plain.number > 10
        found = game(interpreted)
        text = found.encode(plain.state)
        assert found.decode(text) == plain.state
