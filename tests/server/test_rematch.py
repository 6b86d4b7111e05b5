"""Rematches: an offer and its answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from tests.server.clients import Browser, Ear, Json, elsewhere, engine, here, order
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


@pytest.fixture
async def tom(served: Running) -> AsyncIterator[Browser]:
    browser = Browser(served.address)
    yield browser
    await browser.close()


async def ask(ear: Ear, seat: int, yes: bool = True) -> None:
    await ear.say(type="rematch", seat=seat, yes=yes)


async def offer(ear: Ear) -> Json | None:
    """Return the offer in the next news about the table."""
    found: Json | None = (await ear.hear("table"))["table"]["rematch"]
    return found


async def offered(ear: Ear) -> Json:
    """Return the offer as soon as there is one."""
    while (found := await offer(ear)) is None:
        pass
    return found


async def next_of(ear: Ear) -> str:
    """Return the code of the rematch as soon as it is announced."""
    while (found := (await ear.hear("table"))["table"]["next"]) is None:
        pass
    return str(found)


async def follow(browser: Browser, code: str, *tokens: str) -> httpx.Response:
    headers = {"X-Seat-Token": " ".join(tokens)}
    return await browser.http.post(f"/api/tables/{code}/rematch", headers=headers)


async def finished(anna: Browser, ben: Browser, game: str = "kala") -> tuple[str, str, str, Json]:
    """Return a game that Ben has lost: its code, both tokens, and Anna's description of it."""
    code, (token,), table = await anna.open(order(game, here("Anna"), elsewhere()))
    bens = (await ben.join(code, "Ben"))["token"]
    async with ben.sit(code, bens) as ear:
        await ear.say(type="resign", seat=1)
        while ear.frame["outcome"] is None:
            await ear.next()
    return code, token, bens, table


async def test_an_offer_is_answered_and_everyone_plays_on(anna: Browser, ben: Browser) -> None:
    code, token, bens, table = await finished(anna, ben)
    async with (
        anna.sit(code, token) as first,
        ben.sit(code, bens) as second,
        ben.sit(table["watch"]) as watcher,
    ):
        assert (await follow(anna, code, token)).json()["code"] == "no-rematch"
        await ask(first, 0)
        open_offer = {"seat": 0, "agreed": [0], "waiting": [1], "declined": None}
        assert await offered(second) == open_offer
        async with ben.sit(code, bens) as reloaded:
            assert reloaded.welcome["table"]["rematch"] == open_offer
        await ask(second, 1)
        new_code = await next_of(second)
        assert await next_of(first) == new_code
        assert await next_of(watcher) not in (new_code, None)
        assert (await follow(anna, code, "wrong")).status_code == 401
        assert (await follow(anna, code)).status_code == 401
        opened = (await follow(anna, code, token)).json()
        assert opened["tokens"] == {"1": token}
        assert opened["table"]["status"] == "playing"
        assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ben", "Anna"]
        # Both pages are on their way, so neither player is away.
        assert all(seat["present"] for seat in opened["table"]["seats"])
        assert (await follow(ben, code, bens)).json()["tokens"] == {"0": bens}
    async with anna.sit(new_code, token) as first, ben.sit(new_code, bens) as second:
        assert (first.welcome["held"], second.welcome["held"]) == ([1], [0])
    answer = await ben.http.post(f"/api/tables/{new_code}/join", json={})
    assert answer.json()["code"] == "no-free-seat"


async def test_a_handicap_follows_its_player_to_the_next_seat(anna: Browser, ben: Browser) -> None:
    handicap = {"fewer_beans": [6, 0]}
    code, (token,), _ = await anna.open(order("kala", here("Anna"), elsewhere(), options=handicap))
    bens = (await ben.join(code, "Ben"))["token"]
    async with anna.sit(code, token) as first, ben.sit(code, bens) as second:
        assert first.frame["view"]["stores"] == [22, 28]
        await second.say(type="resign", seat=1)
        while second.frame["outcome"] is None:
            await second.next()
        await ask(first, 0)
        await offered(second)
        await ask(second, 1)
        new_code = await next_of(second)
    async with anna.sit(new_code, token) as first:
        assert first.welcome["held"] == [1]
        assert first.welcome["table"]["options"]["fewer_beans"] == [0, 6]
        assert first.frame["view"]["stores"] == [28, 22]


async def test_who_does_not_come_is_away_after_a_while(
    anna: Browser, ben: Browser, served: Running
) -> None:
    code, token, bens, _ = await finished(anna, ben)
    async with anna.sit(code, token) as first, ben.sit(code, bens) as second:
        await ask(first, 0)
        await offered(second)
        await ask(second, 1)
        new_code = await next_of(first)
    async with anna.sit(new_code, token) as first:
        assert [seat["present"] for seat in first.welcome["table"]["seats"]] == [True, True]
        served.clock.advance(60)
        news = (await first.hear("table"))["table"]["seats"]
        assert [seat["present"] for seat in news] == [False, True]


async def test_an_offer_can_be_declined_withdrawn_and_made_again(
    anna: Browser, ben: Browser
) -> None:
    code, token, bens, _ = await finished(anna, ben)
    async with anna.sit(code, token) as first, ben.sit(code, bens) as second:
        await ask(second, 1, yes=False)
        assert (await second.problem())["code"] == "no-rematch"
        await ask(first, 0)
        await offered(second)
        await ask(second, 1, yes=False)
        assert await offered(second) == {
            "seat": 0, "agreed": [0], "waiting": [], "declined": 1
        }  # fmt: skip
        await ask(first, 0, yes=False)
        assert (await first.problem())["code"] == "no-rematch"
        await ask(second, 1)
        while (await offered(first))["seat"] != 1:
            pass
        await ask(second, 1, yes=False)
        while await offer(second) is not None:
            pass
        await ask(first, 0, yes=False)
        assert (await first.problem())["code"] == "no-rematch"


async def test_two_offers_at_the_same_time_are_an_agreement(anna: Browser, ben: Browser) -> None:
    code, token, bens, _ = await finished(anna, ben)
    async with anna.sit(code, token) as first, ben.sit(code, bens) as second:
        await asyncio.gather(ask(first, 0), ask(second, 1))
        assert await next_of(first) == await next_of(second)
        for yes in (True, False):
            await ask(first, 0, yes)
            assert (await first.problem())["code"] == "rematch-begun"


async def test_three_players_must_all_agree_and_engines_always_do(
    anna: Browser, ben: Browser, tom: Browser
) -> None:
    seats = (here("Anna"), elsewhere(), elsewhere(), engine())
    code, (token,), _ = await anna.open(order("dacapo", *seats))
    bens = (await ben.join(code, "Ben"))["token"]
    toms = (await tom.join(code, "Tom"))["token"]
    async with (
        anna.sit(code, token) as first,
        ben.sit(code, bens) as second,
        tom.sit(code, toms) as third,
    ):
        await ask(first, 0)
        assert (await first.problem())["code"] == "game-not-over"
        # An engine stands in for Tom, who has left, and no one waits for him.
        for seat, ear in ((2, third), (1, second), (0, first)):
            await ear.say(type="resign", seat=seat)
        while first.frame["outcome"] is None:
            await first.next()
        await third.socket.close()
        while (await first.hear("table"))["table"]["seats"][2]["present"]:
            pass
        await ask(first, 0)
        assert (await offered(second))["waiting"] == [1]
        await ask(second, 1)
        new_code = await next_of(first)
    table = await anna.table(new_code)
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "Tom", None, "Anna"]
    assert [bool(seat["level"]) for seat in table["seats"]] == [False, True, True, False]
    assert not any(seat["resigned"] for seat in table["seats"])
    async with tom.sit(new_code, toms) as third:
        assert third.welcome["held"] == [1]
        assert third.welcome["table"]["seats"][1]["level"] is None


async def test_everyone_present_is_asked(anna: Browser, ben: Browser, tom: Browser) -> None:
    code, (token,), _ = await anna.open(order("dacapo", here(), elsewhere(), elsewhere()))
    bens = (await ben.join(code, "Ben"))["token"]
    toms = (await tom.join(code, "Tom"))["token"]
    async with (
        anna.sit(code, token) as first,
        ben.sit(code, bens) as second,
        tom.sit(code, toms) as third,
    ):
        for seat, ear in ((2, third), (1, second), (0, first)):
            await ear.say(type="resign", seat=seat)
        while third.frame["outcome"] is None:
            await third.next()
        await ask(third, 2)
        assert (await offered(first))["waiting"] == [0, 1]
        await ask(first, 0)
        while (await offered(second))["waiting"] != [1]:
            pass
        await ask(second, 1, yes=False)
        while (await offered(third))["declined"] != 1:
            pass


async def test_a_shared_device_needs_no_answer(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here("Anna"), here("Ben")))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="resign", seat=0)
        await ear.hear("steps")
        await ask(ear, 1)
        new_code = await next_of(ear)
    opened = (await follow(anna, code, *tokens)).json()
    assert opened["table"]["code"] == new_code
    assert opened["tokens"] == {"0": tokens[1], "1": tokens[0]}
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ben", "Anna"]


async def test_a_spectator_cannot_answer(anna: Browser, ben: Browser) -> None:
    code, token, _, table = await finished(anna, ben)
    async with anna.sit(code, token) as first, ben.sit(table["watch"]) as watcher:
        await ask(first, 0)
        await offered(watcher)
        for yes in (True, False):
            await ask(watcher, 1, yes)
            assert (await watcher.problem())["code"] == "not-your-seat"


async def test_an_offer_survives_a_restart(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first_run:
        anna, ben = Browser(first_run.address), Browser(first_run.address)
        code, token, bens, _ = await finished(anna, ben)
        async with anna.sit(code, token) as ear:
            await ask(ear, 0)
            await offered(ear)
        await anna.close()
        await ben.close()
    async with running(settings(tmp_path)) as second_run:
        ben = Browser(second_run.address)
        async with ben.sit(code, bens) as ear:
            assert ear.welcome["table"]["rematch"]["waiting"] == [1]
            await ask(ear, 1)
            assert await next_of(ear)
        await ben.close()
