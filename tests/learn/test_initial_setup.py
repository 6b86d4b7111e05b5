"""Opening positions: the same every time, and waiting for a decision."""

from __future__ import annotations

import pytest

import cupboard
from cupboard.core.registry import game
from cupboard.core.types import Act, Resolved
from cupboard.learn.initial_setup import opening


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_every_preset_has_an_opening_for_each_number_of_players(game_id: str) -> None:
    found = game(game_id)
    for name in found.spec.presets:
        options = found.options(name)
        for seats in found.spec.seats_for(name):
            match = opening(found, options, seats)
            assert isinstance(match.turn, Act)
            assert all(isinstance(event, Resolved) for event in match.events)
            assert match.state == opening(found, options, seats).state
