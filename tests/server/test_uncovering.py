"""RONDA-13: the end lifts all cups, and neither a takeback nor a rematch can exploit it."""

from __future__ import annotations

import random

import pytest

from cupboard.core.registry import game
from tests.server.clients import Browser, Ear, Json, here, order

pytestmark = [pytest.mark.anyio, pytest.mark.rule("RONDA-13")]

MAX_OPEN = 2


def choice(frame: Json, seen: dict[int, int], rng: random.Random) -> str:
    """Return a move that adds a bean if possible, and finds pairs by what was seen."""
    (legal,) = frame["legal"].values()
    adding = [text for text in legal if text.startswith("+")]
    if adding:
        return str(adding[0])
    shown = [beans for beans in frame["view"]["cups"] if beans is not None]
    twins = [text for text in legal if text.isdecimal() and seen.get(int(text)) in shown]
    unseen = [text for text in legal if text.isdecimal() and int(text) not in seen]
    return str(rng.choice(twins or unseen or list(legal)))


async def play_to_the_end(ear: Ear, onlooker: Ear) -> None:
    """Play, and check that no one learns more than the open cups before the end."""
    seen: dict[int, int] = {}
    rng = random.Random(1)
    while ear.frame["outcome"] is None:
        (seat,) = ear.frame["turn"]["waiting"]
        await ear.say(type="look", seat=seat)
        await ear.hear("welcome")
        await ear.moved(seat, choice(ear.frame, seen, rng))
        await onlooker.settled()
        for frame in (ear.frame, onlooker.frame):
            if frame["outcome"] is None:
                assert sum(beans is not None for beans in frame["view"]["cups"]) <= MAX_OPEN
                assert not any(fact["fact"] == "Uncovered" for fact in frame["facts"])
        seen |= {f["cup"]: f["beans"] for f in ear.frame["facts"] if f["fact"] == "Lifted"}


async def test_the_end_is_for_everyone_and_cannot_be_used(anna: Browser, ben: Browser) -> None:
    people = (here("Anna"), here("Ben"))
    code, tokens, table = await anna.open(order("ronda", *people, options={"beans": 2}))
    async with anna.sit(code, *tokens) as ear, ben.sit(table["watch"]) as onlooker:
        await play_to_the_end(ear, onlooker)
        last = ear.frame
        for frame in (last, onlooker.frame):
            assert all(type(beans) is int for beans in frame["view"]["cups"])
            assert sum(fact["fact"] == "Uncovered" for fact in frame["facts"]) == 10 - MAX_OPEN
        await ear.say(type="takeback", seat=0)
        assert (await ear.problem())["rule"] == "RONDA-11", "a finished game stays finished"
        async with ben.sit(table["watch"]) as late:
            assert late.frame["view"]["cups"] == last["view"]["cups"]
        await ear.say(type="rematch", seat=0, yes=True)
        while (again := (await ear.hear("table"))["table"]["next"]) is None:
            pass
    assert (await anna.http.get(f"/api/tables/{again}/record")).status_code != 200
    async with anna.sit(again, *tokens) as ear:
        await ear.settled()
        assert ear.frame["view"]["cups"] == [None] * 10
        assert ear.frame["facts"] == []


async def test_a_resignation_lifts_nothing(anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("ronda", here("Anna"), here("Ben")))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="resign", seat=0)
        while ear.frame["outcome"] is None:
            await ear.next()
        assert ear.frame["view"]["cups"] == [None] * 10


def test_takebacks_are_impossible_in_any_edition() -> None:
    ronda = game("ronda")
    assert not any(ronda.takeback_allowed(ronda.options(name)) for name in ronda.spec.presets)
