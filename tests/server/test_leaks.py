"""No leaks over the network: hidden differences change no byte that a client receives.

The same game is played on two real servers that agree in everything one point of view (a seat or a
spectator) may know: the same facts, made with `sample_log`. They differ in the rest: another
player's secret choice or recipes, the order of the draw pile, the beans under the cups. Every byte
that this client receives by WebSocket and HTTP must be the same.
"""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cupboard.core.match import Match
from cupboard.core.record import write_event
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Chance, Event, Joint, Played, Resolved, Seat
from cupboard.server.codes import token_hash
from cupboard.server.job_kinds import question_of
from cupboard.server.session.event_log import LogAppend
from cupboard.server.storage.base import SeatRow, TableRow, Write
from tests.server.clients import Browser, Ear
from tests.server.running import ManualClock, Running, running, settings

pytestmark = pytest.mark.anyio


TOKENS = ("token-of-seat-0", "token-of-seat-1", "token-of-seat-2")
MIN_TEXTS = 12


@dataclass(frozen=True)
class Case:
    """A game with something to hide from seat 0."""

    game_id: str
    preset: str
    seats: int
    decisions: int = 30
    """the game stops after this many moves, with something still hidden"""

    def __str__(self) -> str:
        return f"{self.game_id}-{self.preset}-{self.seats}"

    @property
    def tests_memory(self) -> bool:
        spec = game(self.game_id).spec
        return spec.tests_memory(game(self.game_id).options(self.preset))

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
    """Return a random game, stopped in the middle."""
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
    """Return two different logs that look the same from this point of view."""
    for attempt in range(50):
        rng = random.Random(f"{case} {eye} {attempt}")
        match = half_a_game(case, rng)
        other = match.game.sample_log(match.observation(eye), rng)
        if case.game_id == "dacapo" or (match.events != other and not match.over):
            return match.events, other
    raise AssertionError("no two worlds found")


def row(case: Case) -> TableRow:
    """Return the same table for both worlds: everything but the seed is public."""
    found = game(case.game_id)
    clock = ManualClock()
    seats = tuple(
        SeatRow(seat, "here", f"Player {seat}", token=token_hash(TOKENS[seat]))
        for seat in range(case.seats)
    )
    return TableRow(
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
    """Store a table before its first move, with all chance events decided."""
    drawn = [event for event in events if isinstance(event, Resolved)]
    lines = tuple(write_event(game(case.game_id), event) for event in drawn)
    await served.server.services.storage.add(replace(row(case), number=len(lines)))
    await served.server.services.storage.write("table", Write(LogAppend(1, lines)))


async def received(
    folder: Path, case: Case, eye: Seat | None, events: Sequence[Event], secret: int
) -> list[str]:
    """Return everything that the client receives during the game, and by HTTP afterwards."""
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
    """Make the same move, from a device that holds every seat."""
    match event:
        case Played(seat, move):
            await hand.moved(seat, found.format(move))
        case Joint(choices):
            for seat, move in choices:
                await hand.moved(seat, found.format(move))
        case _:
            return  # chance events were decided before


async def seal_one(hand: Ear, case: Case, eye: Seat | None, secret: int) -> None:
    """DACAPO-10: another player makes a secret choice, with a different number in each world."""
    if case.game_id == "dacapo":
        seat = case.seats - 1 if eye != case.seats - 1 else 0
        await hand.moved(seat, str(secret))


async def reconnect(mine: Browser, code: str, tokens: tuple[str, ...], ear: Ear) -> None:
    for since in (None, 0, 3):
        async with mine.sit(code, *tokens, since=since) as again:
            await again.settled()
            ear.heard.extend(again.heard)


async def over_http(mine: Browser, code: str) -> list[str]:
    """Return the answers of all calls about the table during the game, with headers."""
    await mine.http.get("/api/guest")  # from here on the browser has its own random id
    told = []
    for path in ("", "/record", "/replay", "/replay?seat=1", "/fairness", "/link", "/qr.svg"):
        answer = await mine.http.get(f"/api/tables/{code}{path}")
        headers = {k: v for k, v in answer.headers.items() if k not in ("date", "x-request-id")}
        told.append(f"{answer.status_code} {headers} {answer.text}")
    return told


def without_ports(texts: Sequence[str]) -> list[str]:
    """Remove the port, which always differs between the two servers."""
    return [re.sub(r"127\.0\.0\.1:\d+", "HERE", text) for text in texts if "<svg" not in text]


@pytest.mark.parametrize("eye", [0, 1, None])
@pytest.mark.parametrize("case", CASES, ids=str)
async def test_hidden_differences_change_no_byte(
    case: Case, eye: Seat | None, tmp_path: Path
) -> None:
    first, second = worlds(case, eye)
    assert case.game_id == "dacapo" or first != second
    one = await received(tmp_path / "one", case, eye, first, 1)
    two = await received(tmp_path / "two", case, eye, second, 4)
    assert len(one) >= MIN_TEXTS
    assert without_ports(one) == without_ports(two)


async def test_the_test_detects_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the server shows a spectator what seat 1 sees, the worlds must differ."""
    case = Case("kessel", "recipes", 2)
    kind = type(game("kessel"))
    honest = kind.view
    monkeypatch.setattr(kind, "view", lambda self, state, seat: honest(self, state, 1))
    first, second = worlds(case, None)
    one = await received(tmp_path / "one", case, None, first, 1)
    two = await received(tmp_path / "two", case, None, second, 1)
    assert without_ports(one) != without_ports(two)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_uses_only_what_the_seat_has_seen(case: Case) -> None:
    """RONDA-13: a worker gets the same bytes in worlds that look the same to the seat."""
    found = game(case.game_id)
    for eye in range(case.seats):
        asked = []
        for events in worlds(case, eye):
            match: AnyMatch = Match(found, found.options(case.preset), case.seats, b"the same seed")
            for event in events:
                match.replay(event)
            asked.append(question_of(match, eye))
        one, two = (pickle.dumps(question) for question in asked)
        assert one == two


# Late connections


def lifted_and_covered(shift: int) -> tuple[Event, ...]:
    """RONDA-5: two cups were lifted and covered again.

    The beans under them differ between the worlds, and a client that connects now must not learn
    them.
    """
    found = game("ronda")
    beans = (0, 1, 2, 3, 4, 4, 3, 2, 1, 0)
    match: AnyMatch = Match(found, found.options(), 2, b"the same seed")
    while isinstance(match.turn, Chance):
        kind = match.turn.kind
        match.resolve((*beans[shift:], *beans[:shift]) if kind == "shuffle" else 0)
    for cup in ("1", "2"):
        (seat,) = match.waiting_for
        match.play(seat, found.parse(cup, match.state))
    assert all(cup is None for cup in found.view(match.state, None).cups)
    return match.events


async def told_late(folder: Path, events: Sequence[Event]) -> list[str]:
    """Return everything that late clients receive, for every way to connect."""
    case = Case("ronda", "standard", 2)
    texts: list[str] = []
    async with running(settings(folder)) as served:
        await set_up(served, case, events)
        hands, late = Browser(served.address), Browser(served.address)
        async with hands.sit("JOINME", *TOKENS[:2]) as hand:
            for event in events:
                await enact(hand, game("ronda"), event)
            for code, *tokens in (("WATCHMETOO",), ("JOINME", TOKENS[0]), ("JOINME", *TOKENS[:2])):
                for since in (None, 0, 1, hand.frame["number"] - 1, hand.frame["number"]):
                    async with late.sit(code, *tokens, since=since) as ear:
                        await look_around(ear)
                        texts += ear.heard
        await late.close()
        await hands.close()
    return texts


async def look_around(ear: Ear) -> None:
    """Use every point of view, and send a stale move; each is answered with a welcome."""
    for seat in (*ear.welcome["held"], None):
        await ear.say(type="look", seat=seat)
        await ear.hear("welcome")
    for seat in ear.welcome["held"]:
        await ear.move(seat, "1", expected=0)
        await ear.hear("welcome")
    await ear.settled()


@pytest.mark.long
@pytest.mark.rule("RONDA-13")
async def test_late_connections_do_not_learn_what_was_covered(tmp_path: Path) -> None:
    one = await told_late(tmp_path / "one", lifted_and_covered(0))
    two = await told_late(tmp_path / "two", lifted_and_covered(2))
    assert len(one) >= MIN_TEXTS
    assert one == two


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize("case", [case for case in CASES if case.tests_memory], ids=str)
async def test_in_a_memory_game_no_welcome_repeats_earlier_facts(
    case: Case, tmp_path: Path
) -> None:
    events = half_a_game(case, random.Random(str(case))).events
    async with running(settings(tmp_path)) as served:
        await set_up(served, case, events)
        hands = Browser(served.address)
        async with hands.sit("JOINME", *TOKENS[: case.seats]) as hand:
            for event in events:
                await enact(hand, game(case.game_id), event)
                await hand.say(type="look", seat=0)
                welcome = await hand.hear("welcome")
                assert (welcome["log"], welcome["frame"]["facts"]) == ([], [])
        await hands.close()
