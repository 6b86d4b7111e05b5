"""Hints in memory games are off among several people, and never go unnoticed (RONDA-13)."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cupboard.core.registry import AnyMatch
from cupboard.server.engine_pool import EnginePool
from cupboard.server.schemas.http import Hint
from tests.server.clients import Browser, Ear, Json, elsewhere, engine, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


ADVICE = Hint(
    text="1", certainty="estimated", value=0, unit="win", depth=None, line=[], mix=[], facts=[]
)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer hints immediately; the tests are about permissions, not about the advice."""

    async def advise(_self: EnginePool, _match: AnyMatch, _seat: int) -> Hint:
        return ADVICE

    monkeypatch.setattr(EnginePool, "advise", advise)


def unsaid(*asked: Any, **changes: Any) -> Json:
    """Return a request that leaves the hint setting to the server."""
    return order(*asked, **changes) | {"hints": None}


MANY: tuple[tuple[str, Json], ...] = (
    ("ronda", {}),
    ("kessel", {}),
    ("dacapo", {"options": {"hide_stocks": True}}),
    ("dacapo", {"preset": "counting"}),
)
OPEN: tuple[tuple[str, Json], ...] = (
    ("dacapo", {}),
    ("dacapo", {"preset": "counting", "options": {"hide_stocks": False}}),
    ("kala", {}),
    ("hopper", {}),
)


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize(("game", "changes"), MANY)
async def test_several_people_have_no_hints_in_a_memory_game(
    game: str, changes: Json, anna: Browser
) -> None:
    for other in (here(), elsewhere()):
        _, _, table = await anna.open(unsaid(game, here(), other, **changes))
        assert table["hints"] is False
        _, _, agreed = await anna.open(order(game, here(), other, **changes))
        assert agreed["hints"] is True
    _, _, alone = await anna.open(unsaid(game, here(), engine(), **changes))
    assert alone["hints"] is True


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize(("game", "changes"), OPEN)
async def test_other_games_allow_hints_by_default(game: str, changes: Json, anna: Browser) -> None:
    _, _, table = await anna.open(unsaid(game, here(), here(), **changes))
    assert table["hints"] is True


@pytest.mark.rule("RONDA-13")
async def test_a_refused_hint_names_the_reason(anna: Browser) -> None:
    code, tokens, _ = await anna.open(unsaid("ronda", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="hint", id="h", seat=ear.frame["turn"]["waiting"][0])
        problem = await ear.problem()
    assert problem["code"] == "hints-off-memory"
    assert problem["rule"] == "RONDA-13"


async def taken(ear: Ear) -> list[int]:
    """Return how many hints each seat has taken, from the next table message."""
    news = await ear.hear("table")
    return [seat["hints"] for seat in news["table"]["seats"]]


@pytest.mark.usefixtures("at_once")
@pytest.mark.rule("RONDA-13")
async def test_everyone_sees_who_took_a_hint(anna: Browser, ben: Browser) -> None:
    """This includes spectators, and clients that connect later."""
    code, tokens, table = await anna.open(order("ronda", here("Anna"), elsewhere()))
    joined = await ben.join(code, "Ben")
    async with (
        anna.sit(code, *tokens) as annas,
        ben.sit(code, joined["token"]) as bens,
        ben.sit(table["watch"]) as watcher,
    ):
        for ear in (annas, bens, watcher):
            await ear.settled()
        seat = annas.frame["turn"]["waiting"][0]
        asks = (annas, bens)[seat]
        await asks.say(type="hint", id="h", seat=seat)
        expected = [int(seat == n) for n in (0, 1)]
        for ear in (annas, bens, watcher):
            assert await taken(ear) == expected
        await asks.hear("hint")
        kinds = [text.split('"')[3] for text in asks.heard]
        assert kinds.index("hint") > max(n for n, kind in enumerate(kinds) if kind == "table")
    late = await ben.table(code)
    assert [seat["hints"] for seat in late["seats"]] == expected


@pytest.mark.usefixtures("at_once")
async def test_other_games_do_not_count_hints(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kalaha", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="hint", id="h", seat=ear.frame["turn"]["waiting"][0])
        await ear.hear("hint")
        assert '"table"' not in [text.split(":", 1)[1][:7] for text in ear.heard]
    assert all(seat["hints"] == 0 for seat in (await anna.table(code))["seats"])


@pytest.mark.usefixtures("at_once")
async def test_a_hint_is_shown_only_to_its_seat(anna: Browser) -> None:
    """If players share a device, one player's hint must not reveal secrets to the next."""
    code, tokens, _ = await anna.open(order("dacapo", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        for eye in (None, 1):
            await ear.say(type="look", seat=eye)
            await ear.say(type="hint", id="h", seat=0)
            assert (await ear.problem())["code"] == "look-first"
        await ear.say(type="look", seat=0)
        await ear.say(type="hint", id="h", seat=0)
        await ear.hear("hint")


async def test_a_hint_does_not_reach_the_next_player_at_the_device(
    served: Running, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device was passed on while an engine was thinking."""
    asked, go_on = asyncio.Event(), asyncio.Event()

    async def advise(_self: EnginePool, _match: AnyMatch, _seat: int) -> Hint:
        asked.set()
        await go_on.wait()
        return ADVICE

    monkeypatch.setattr(EnginePool, "advise", advise)
    code, tokens, _ = await anna.open(order("dacapo", here(), here(), preset="counting"))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="look", seat=0)
        await ear.say(type="hint", id="h", seat=0)
        await asked.wait()
        await ear.say(type="look", seat=1)
        await ear.settled()
        go_on.set()
        assert (await ear.problem())["code"] == "look-first"
        live = await served.live(code)
        assert [seat.hints for seat in live.row.seats] == [0, 0]
