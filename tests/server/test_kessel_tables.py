"""Kupferkessel on the server: claimed symbols, duplicate recipe names, older rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cupboard.core import i18n
from cupboard.core.registry import game
from cupboard.core.types import Played
from cupboard.games.kessel.recipes import BOOK, title
from cupboard.server.storage.base import SeatRow, TableRow
from tests.server.clients import Browser, here, order, play_to_the_end
from tests.server.running import ManualClock, Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


TWO = (here("Anna"), here("Ben"))


def recipe(name: str) -> dict[str, Any]:
    return {"name": name, "points": 5, "kind": "last_card"}


@pytest.mark.rule("KESSEL-11")
async def test_a_table_without_reminders_is_played_to_its_end(
    served: Running, anna: Browser
) -> None:
    """The game doesn't ask about symbols; players claim some of them when taking a card."""
    code, tokens, _ = await anna.open(order("kessel", *TWO, options={"reminders": False}))
    async with anna.sit(code, *tokens) as ear:
        assert not ear.frame["view"]["reminders"]
        await play_to_the_end(ear, (0, 1), random.Random(4))
    story = (await served.live(code)).log
    played = [event for event in story.match.events if isinstance(event, Played)]
    moves = [story.match.game.format(event.move) for event in played]
    assert any(move.endswith("!") for move in moves)
    assert not {"use", "waive"} & set(moves)


@pytest.mark.rule("KESSEL-B")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
async def test_duplicate_recipe_names_are_refused(
    served: Running, anna: Browser, language: str
) -> None:
    for names, key in (
        ([title(BOOK[0], language)], "kessel-recipe-name-of-box"),
        (["Soup", "soup"], "kessel-recipe-name-taken"),
    ):
        options = {"own_recipes": [recipe(name) for name in names]}
        asked = order("kessel", *TWO, preset="recipes", options=options)
        answer = await anna.http.post("/api/tables", json=asked)
        assert answer.status_code == 422
        problem = answer.json()
        assert (problem["key"], problem["rule"]) == (key, "KESSEL-B")
        assert names[-1] in i18n.text(language, problem["key"], **problem["details"])


def of_older_rules() -> TableRow:
    clock = ManualClock()
    return TableRow(
        id="old",
        code="OLDONE",
        watch="WATCHTHEOLD",
        game="kessel",
        rules=game("kessel").spec.rules_version - 1,
        preset="standard",
        options={},
        seed=b"seed".hex(),
        host="host",
        hints=True,
        takeback=False,
        watching=True,
        move_seconds=None,
        created=clock.date(),
        touched=clock.date(),
        seats=tuple(SeatRow(seat, "open") for seat in range(2)),
        status="playing",
    )


@pytest.mark.rule("KESSEL-10")
async def test_a_table_of_older_rules_gets_a_clear_error(served: Running, anna: Browser) -> None:
    await served.server.services.storage.add(of_older_rules())
    answer = await anna.http.post("/api/tables/OLDONE/join", json={"name": "Anna"})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (409, "other-rules")
    for language in i18n.LANGUAGES:
        told = i18n.text(language, problem["key"], **problem["details"])
        assert told != problem["key"]
        assert "{" not in told
