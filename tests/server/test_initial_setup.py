"""Opening positions over HTTP: the spectator's view, for valid options."""

from __future__ import annotations

import pytest

import cupboard
from cupboard.core.codec import view_to_json
from cupboard.core.registry import game
from cupboard.learn.initial_setup import opening
from tests.server.clients import Browser
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


async def test_an_opening_is_shown_from_a_spectators_view(anna: Browser) -> None:
    for game_id in cupboard.game_ids():
        found = game(game_id)
        seats = found.spec.seats[-1]
        answer = await anna.http.post(f"/api/learn/{game_id}/opening", json={"seats": seats})
        match = opening(found, found.options(), seats)
        assert answer.json()["view"] == view_to_json(found.view(match.state, None))
        assert answer.json()["legal"] == {}


async def test_options_are_applied_and_invalid_ones_name_their_rule(anna: Browser) -> None:
    path = "/api/learn/kalaha/opening"
    few = await anna.http.post(path, json={"options": {"stones": 3}, "seats": 2})
    assert 3 in few.json()["view"]["pits"][0]
    for options, seats, rule in (
        ({"end": "sweep"}, 4, "KALAHA-P"),
        ({}, 5, "KALAHA-1"),
    ):
        refused = await anna.http.post(path, json={"options": options, "seats": seats})
        assert (refused.status_code, refused.json()["rule"]) == (422, rule)
    unknown = await anna.http.post("/api/learn/chess/opening", json={"seats": 2})
    assert unknown.status_code == 422
