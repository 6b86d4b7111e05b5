"""The game at a table: opened over HTTP, played over the socket, analysed and replayed."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.clients import Browser, Json, engine, here, order, play_to_the_end

pytestmark = pytest.mark.anyio


async def played(anna: Browser, *others: Json, preset: str | None = None) -> tuple[str, Json]:
    """Play a game against engines and return its code and outcome."""
    code, tokens, _ = await anna.open(order("nim", here("Anna"), *others, preset=preset))
    async with anna.sit(code, *tokens) as ear:
        return code, await play_to_the_end(ear, [0], random.Random(1))


async def test_it_is_listed_with_its_levels_files_and_texts(anna: Browser) -> None:
    listed = (await anna.http.get("/api/games")).json()
    (nim,) = (game for game in listed if game["id"] == "nim")
    assert len(nim["levels"]) == 5
    assert nim["web"]["contract"] == 1
    for name in ("board", "style", "cover"):
        file = await anna.http.get(nim["web"]["base"] + nim["web"][name])
        assert file.status_code == 200
        assert file.headers["x-content-type-options"] == "nosniff"
        assert "immutable" in file.headers["cache-control"]
    for language, texts in nim["texts"].items():
        assert "nim-tagline = " in (await anna.http.get(texts["board"])).text, language
        assert "guide-nim-heap = " in (await anna.http.get(texts["learn"])).text, language


@pytest.mark.parametrize("level", ["sprout", "master"])
async def test_a_game_against_an_engine(anna: Browser, level: str) -> None:
    _, outcome = await played(anna, engine(level))
    assert sorted(outcome["ranks"]) == [1, 2]
    assert outcome["rule"] == "NIM-4"


async def test_three_players(anna: Browser) -> None:
    _, outcome = await played(anna, engine("farmer"), engine("random"), preset="last-loses")
    assert sorted(outcome["ranks"]) == [1, 1, 3]


async def test_a_finished_game_is_analysed(anna: Browser) -> None:
    code, _ = await played(anna, engine("master"))
    address = f"/api/tables/{code}/analysis"
    await anna.http.post(address)
    while (found := (await anna.http.get(address)).json())["status"] in ("waiting", "running"):
        await asyncio.sleep(0)
    report = found["report"]
    assert report["unit"] == "chance"
    assert {decision["certainty"] for decision in report["decisions"]} == {"proven"}
    assert [tally["blunders"] for tally in report["tallies"]][1] == 0
