"""A set-up to look at: as every table begins, the same for everybody, waiting for a decision."""

from __future__ import annotations

import pytest

import cupboard
from cupboard.core.registry import game
from cupboard.core.types import Act, Resolved
from cupboard.learn.opening import opening


@pytest.mark.parametrize("game_id", cupboard.game_ids())
def test_every_preset_can_be_laid_out_for_everybody_it_is_made_for(game_id: str) -> None:
    found = game(game_id)
    for name in found.spec.presets:
        options = found.options(name)
        for seats in found.spec.preset(name).seats or found.spec.seats:
            match = opening(found, options, seats)
            assert isinstance(match.turn, Act)
            assert all(isinstance(event, Resolved) for event in match.events)
            assert match.state == opening(found, options, seats).state
