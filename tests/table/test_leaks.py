"""No leak at the wire: two worlds that differ only in what an eye may not know send it the same.

The same game is played twice on two real servers that agree in everything an eye may know (the
same facts, made from `sample_log` of what it saw) and differ in the rest: another's sealed fist,
another's recipes, the order of the stack, what lies under the cups. Every byte that the eye's
socket and its HTTP calls receive must be the same.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cupboard.core.match import Match
from cupboard.core.record import write_event
from cupboard.core.registry import game
from cupboard.core.types import Chance, Event, Joint, Played, Resolved, Seat
from cupboard.table.codes import hashed
from cupboard.table.storage.base import KeptSeat, KeptTable, Write
from tests.table.clients import Browser, Ear
from tests.table.running import ManualClock, Running, running, settings

pytestmark = pytest.mark.anyio

AnyMatch = Match[Any, Any, Any, Any]

TOKENS = ("token-of-seat-0", "token-of-seat-1", "token-of-seat-2")
FEWEST_TEXTS = 12


@dataclass(frozen=True)
class Case:
    """A game with something to hide from seat 0."""

    game_id: str
    preset: str
    seats: int
    decisions: int = 30
    """after which it is broken off, with something still hidden"""

    def __str__(self) -> str:
        return f"{self.game_id}-{self.preset}-{self.seats}"

    def match(self, seed: bytes) -> AnyMatch:
        found = game(self.game_id)
        return Match(found, found.options(self.preset), self.seats, seed)


CASES = (
    Case("ronda", "standard", 2, decisions=9),
    Case("kessel", "recipes", 2),
    Case("kessel", "recipes", 3),
    Case("dacapo", "standard", 3, decisions=2),
    Case("dacapo", "counting", 2, decisions=2),
)


def half_a_game(case: Case, rng: random.Random) -> AnyMatch:
    """A random game, broken off in the middle."""
    match = case.match(b"first world")
    decisions = 0
    while not match.over and decisions < case.decisions:
        if isinstance(match.turn, Chance):
            match.draw_one()
            continue
        for seat in match.waiting_for:
            match.play(seat, match.game.legal(match.state, seat).sample(rng))
        decisions += 1
    return match


def worlds(case: Case, eye: Seat | None) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """Two logs that show the eye the same and are not the same."""
    for attempt in range(50):
        rng = random.Random(f"{case} {eye} {attempt}")
        match = half_a_game(case, rng)
        other = match.game.sample_log(match.seen(eye), eye, rng)
        if case.game_id == "dacapo" or (match.events != other and not match.over):
            return match.events, other
    raise AssertionError("no two worlds found")


def kept(case: Case) -> KeptTable:
    """The same table in both worlds: everything about it is public, save its seed."""
    found = game(case.game_id)
    clock = ManualClock()
    seats = tuple(
        KeptSeat(seat, "here", f"Player {seat}", token=hashed(TOKENS[seat]))
        for seat in range(case.seats)
    )
    return KeptTable(
        id="table",
        code="JOINME",
        watch="WATCHMETOO",
        game=case.game_id,
        rules=found.spec.rules_version,
        preset=case.preset,
        options=dict(found.spec.preset(case.preset).values),
        seed=b"the same seed".hex(),
        host="host",
        hints=True,
        takeback=True,
        watching=True,
        move_seconds=None,
        created=clock.date(),
        touched=clock.date(),
        seats=seats,
        status="playing",
    )


async def set_up(served: Running, case: Case, events: Sequence[Event]) -> None:
    """A table that is about to be played: chance has decided, nobody has moved."""
    drawn = [event for event in events if isinstance(event, Resolved)]
    lines = tuple(write_event(game(case.game_id), event) for event in drawn)
    await served.server.house.storage.add(replace(kept(case), number=len(lines)))
    await served.server.house.storage.write("table", Write(1, lines))


async def received(
    folder: Path, case: Case, eye: Seat | None, events: Sequence[Event], secret: int
) -> list[str]:
    """Everything that the eye is told while a game is played, and what HTTP tells it after."""
    async with running(settings(folder)) as served:
        await set_up(served, case, events)
        mine, others = Browser(served.address), Browser(served.address)
        code = "WATCHMETOO" if eye is None else "JOINME"
        tokens = () if eye is None else (TOKENS[eye],)
        async with (
            mine.sit(code, *tokens) as ear,
            others.sit("JOINME", *TOKENS[: case.seats]) as hand,
        ):
            for event in events:
                await enact(hand, game(case.game_id), event)
            await seal_one(hand, case, eye, secret)
            await ear.settled()
            await ear.say(type="move", id="x", seat=0, expected=0, text="1")
            await ear.settled()
            await reconnect(mine, code, tokens, ear)
        texts = [*ear.heard, *await over_http(mine, code)]
        await mine.close()
        await others.close()
        return texts


async def enact(hand: Ear, found: Any, event: Event) -> None:
    """The same decision, typed at a device that holds every seat."""
    match event:
        case Played(seat, move):
            await hand.moved(seat, found.format(move))
        case Joint(choices):
            for seat, move in choices:
                await hand.moved(seat, found.format(move))
        case _:
            return  # chance decided before


async def seal_one(hand: Ear, case: Case, eye: Seat | None, secret: int) -> None:
    """DACAPO-10: another's fist lies on the table, with one number or another in it."""
    if case.game_id == "dacapo":
        seat = case.seats - 1 if eye != case.seats - 1 else 0
        await hand.moved(seat, str(secret))


async def reconnect(mine: Browser, code: str, tokens: tuple[str, ...], ear: Ear) -> None:
    for since in (None, 0, 3):
        async with mine.sit(code, *tokens, since=since) as again:
            await again.settled()
            ear.heard.extend(again.heard)


async def over_http(mine: Browser, code: str) -> list[str]:
    """What any call about the table answers while it is played, with the headers."""
    await mine.http.get("/api/guest")  # from here on the browser has its own random id
    told = []
    for path in ("", "/record", "/replay", "/replay?seat=1", "/fairness", "/link", "/qr.svg"):
        answer = await mine.http.get(f"/api/tables/{code}{path}")
        headers = {k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")}
        told.append(f"{answer.status_code} {headers} {answer.text}")
    return told


def without_ports(texts: Sequence[str]) -> list[str]:
    """Two servers listen at two ports: the only thing that differs by itself."""
    return [re.sub(r"127\.0\.0\.1:\d+", "HERE", text) for text in texts if "<svg" not in text]


@pytest.mark.parametrize("eye", [0, 1, None])
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_other_worlds_send_the_same_bytes(
    case: Case, eye: Seat | None, tmp_path: Path
) -> None:
    first, second = worlds(case, eye)
    assert case.game_id == "dacapo" or first != second
    one = await received(tmp_path / "one", case, eye, first, 1)
    two = await received(tmp_path / "two", case, eye, second, 4)
    assert len(one) >= FEWEST_TEXTS
    assert without_ports(one) == without_ports(two)


async def test_the_test_would_notice_a_leak(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let the table tell a spectator what seat 1 sees: the worlds must differ."""
    case = Case("kessel", "recipes", 2)
    kind = type(game("kessel"))
    honest = kind.view
    monkeypatch.setattr(kind, "view", lambda self, state, seat: honest(self, state, 1))
    first, second = worlds(case, None)
    one = await received(tmp_path / "one", case, None, first, 1)
    two = await received(tmp_path / "two", case, None, second, 1)
    assert without_ports(one) != without_ports(two)
