"""Guided first games at a table: opened as the guide says, with notes only for the learner."""

from __future__ import annotations

import random

import pytest

import cupboard
from cupboard.learn.guides import guide_of
from tests.server.clients import Browser, Json, choose, elsewhere, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


async def guide_order(anna: Browser, game: str, name: str = "Anna") -> Json:
    """Return the request with which a page opens a guided game, with the learner's name."""
    answer = await anna.http.get(f"/api/learn/{game}/guide")
    assert answer.status_code == 200, answer.text
    ordered: Json = answer.json()["order"]
    ordered["seats"][0]["name"] = name
    return ordered


@pytest.mark.parametrize("game", cupboard.game_ids())
async def test_it_is_opened_with_the_settings_of_the_guide(
    anna: Browser, served: Running, game: str
) -> None:
    code, tokens, table = await anna.open(await guide_order(anna, game))
    assert table["guide"]
    assert table["seats"][0]["kind"] == "here"
    live = await served.live(code)
    assert live.row.seed == guide_of(game).seed.encode().hex()
    async with anna.sit(code, *tokens) as ear:
        assert "welcome" in ear.frame["notes"]


async def test_notes_come_with_their_events_and_only_to_the_learner(
    anna: Browser, ben: Browser
) -> None:
    code, tokens, table = await anna.open(await guide_order(anna, "ronda"))
    async with anna.sit(code, *tokens) as ear, anna.sit(table["watch"]) as onlooker:
        assert ear.frame["notes"] == ["welcome", "lift"]
        assert onlooker.frame["notes"] == []
        await choose(ear, 0, random.Random(1))
        assert "second" in ear.frame["notes"]
        await onlooker.settled()
        assert onlooker.frame["notes"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"store_beans": 4}},
        {"preset": "bank"},
        {"hints": False},
        {"watching": True},
        {"seats": [here(), elsewhere()]},
        {"seats": [here(), here()]},
    ],
    ids=str,
)
async def test_a_table_with_a_known_seed_accepts_no_other_settings(
    anna: Browser, change: Json
) -> None:
    asked = {**await guide_order(anna, "kala"), **change}
    answer = await anna.http.post("/api/tables", json=asked)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("not-the-guide", "bad-options")


async def test_other_tables_have_no_notes_and_a_secret_seed(anna: Browser, served: Running) -> None:
    asked = {**await guide_order(anna, "kala"), "guide": False}
    seeds = set()
    for _ in range(2):
        code, tokens, table = await anna.open(asked)
        assert not table["guide"]
        seeds.add((await served.live(code)).row.seed)
        async with anna.sit(code, *tokens) as ear:
            assert ear.frame["notes"] == []
    assert len(seeds) == 2
    assert guide_of("kala").seed.encode().hex() not in seeds


async def test_the_rematch_is_an_ordinary_game(anna: Browser, served: Running) -> None:
    code, tokens, _ = await anna.open(await guide_order(anna, "kala"))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="resign", seat=0)
        await ear.hear("steps")
        await ear.say(type="rematch", seat=0, yes=True)
        while (next_code := (await ear.hear("table"))["table"]["next"]) is None:
            pass
    assert not (await anna.table(next_code))["guide"]
    live = await served.live(next_code)
    assert live.row.seed != guide_of("kala").seed.encode().hex()


async def test_an_unknown_game_has_no_guide(anna: Browser) -> None:
    answer = await anna.http.get("/api/learn/chess/guide")
    assert (answer.status_code, answer.json()["code"]) == (422, "unknown-game")


async def test_a_hint_describes_its_move(anna: Browser) -> None:
    asked = order(
        "kalaha", here("Anna"), here("Ben"), preset="kalah", options={"stones": 1, "pits": 2}
    )
    code, tokens, _ = await anna.open(asked)
    async with anna.sit(code, *tokens) as ear:
        seat = ear.frame["turn"]["waiting"][0]
        await ear.say(type="hint", id="h", seat=seat)
        advice = (await ear.hear("hint"))["advice"]
        before = ear.frame["number"]
        await ear.moved(seat, advice["text"])
        assert ear.frame["number"] > before
        assert advice["facts"]
        assert advice["facts"] == ear.frame["facts"][: len(advice["facts"])]
