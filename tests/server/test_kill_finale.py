"""HOPPER-10: SIGKILL during a live finale, with beans in the air.

No acknowledged shot is lost, none counts twice, and the game continues to its end.
"""

from __future__ import annotations

import json
import signal
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from cupboard.core import record
from cupboard.core.registry import game
from cupboard.games.hopper import Shot, aim_at
from cupboard.games.hopper.moves import format_move, parse_move
from cupboard.server.settings import Settings
from cupboard.server.storage.sql import SqlStorage
from tests.server.clients import Browser, Ear, Json, elsewhere, here, order
from tests.server.finales import SHOT as LUCKY
from tests.server.processes import Process

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.full,
    pytest.mark.long,
    pytest.mark.timeout(300),
    pytest.mark.rule("HOPPER-10"),
]

QUICKLY = "10"
"""The speed of the clock after the server was killed."""


@dataclass
class Shooter:
    """A client that remembers its shots and which were acknowledged.

    No two shots are alike: each is identified by its timing.
    """

    seat: int
    token: str
    ear: Ear | None = None
    sent: list[int] = field(default_factory=list)
    acknowledged: dict[int, int] = field(default_factory=dict)
    """the log number of each shot"""
    last: tuple[int, str] = (0, "")
    """the log number that the last shot was sent for, and its text"""

    @property
    def place(self) -> Ear:
        assert self.ear is not None
        return self.ear

    @property
    def ready(self) -> bool:
        """Return whether the seat may shoot and has no bean in the air."""
        frame = self.place.frame
        flying = {launch["seat"] for launch in frame["view"]["flying"]}
        return self.seat in frame["turn"]["waiting"] and self.seat not in flying

    async def send(self) -> None:
        """Shoot at the fullest cup, without waiting for an answer."""
        frame = self.place.frame
        cup = max(frame["view"]["cups"], key=lambda cup: cup["beans"])
        aimed = aim_at(self.seat, 2, cup["x"], cup["y"])
        self.sent.append(len(self.sent) + 1)
        text = format_move(Shot(aimed.aim, aimed.power, self.sent[-1]))
        self.last = frame["number"], text
        await self.place.move(self.seat, text)

    async def hear(self) -> Json:
        """Wait for the answer to the last shot."""
        while (answer := await self.place.next())["type"] not in ("done", "problem"):
            pass
        if answer["type"] == "done":
            self.acknowledged[self.sent[-1]] = answer["number"]
        return answer

    async def shoot(self) -> None:
        await self.send()
        answer = await self.hear()
        assert answer["type"] == "done", answer

    async def send_again(self) -> Json:
        """Send the last shot again, as if its answer had been lost with the server."""
        expected, text = self.last
        await self.place.move(self.seat, text, expected)
        return await self.place.problem()


@asynccontextmanager
async def seated(process: Process, code: str, *shooters: Shooter) -> AsyncIterator[None]:
    async with AsyncExitStack() as stack:
        for shooter in shooters:
            browser = Browser(process.address)
            stack.push_async_callback(browser.close)
            shooter.ear = await stack.enter_async_context(browser.sit(code, shooter.token))
        yield


async def opened(process: Process) -> tuple[str, Shooter, Shooter]:
    """Open a table at which the finale has just begun."""
    anna, ben = Browser(process.address), Browser(process.address)
    ordered = order("hopper", here(), elsewhere(), preset="long", options={"hand": "gentle"})
    code, (token,), _ = await anna.open(ordered)
    joined = await ben.join(code)
    await anna.close()
    await ben.close()
    return code, Shooter(0, token), Shooter(1, joined["token"])


async def written(data: Path, code: str) -> list[Json]:
    """Return the log as stored on disk."""
    storage = SqlStorage(Settings(data=data).database_url)
    await storage.open()
    table = await storage.find(code)
    assert table is not None
    log = await storage.log(table.id)
    await storage.close()
    return log


async def caught_in_the_air(process: Process, data: Path, code: str, *shooters: Shooter) -> Json:
    """Kill the server while two beans fly, and return how that flight was shown.

    On a busy machine a flight may end too early; then both players try again.
    """
    while True:
        async with seated(process, code, *shooters):
            for shooter in shooters:
                while not shooter.ready:
                    await shooter.place.next()
                await shooter.shoot()
            last = max(max(shooter.acknowledged.values()) for shooter in shooters)
            told = await shown_flight(shooters[-1].place, last)
            await process.kill()
        events = [line["event"] for line in await written(data, code)]
        if told and events[-2:] == ["played", "played"] and told["number"] == len(events):
            await process.start(QUICKLY)
            return told
        await process.start()


async def shown_flight(ear: Ear, number: int) -> Json | None:
    """Return the message that shows the flight after an event, or None if the flight has ended.

    Messages count that arrived before this call, while the client waited for something else.
    """
    messages: list[Json] = [json.loads(text) for text in ear.heard]
    while True:
        for message in messages:
            kind = message["type"]
            if kind == "under-way" and message["number"] >= number and message["path"]:
                return message
            if kind == "steps" and message["frames"][-1]["number"] > number:
                return None
        messages = [await ear.next()]


async def play_on(*shooters: Shooter) -> None:
    """Let each player shoot once per flight, until the last cup is claimed."""
    while all(shooter.place.frame["outcome"] is None for shooter in shooters):
        for shooter in shooters:
            await shooter.place.settled()
        ready = [shooter for shooter in shooters if shooter.ready]
        for shooter in ready:
            await shooter.send()
            await shooter.hear()
        if not ready:  # a bean is in the air
            await shooters[0].place.next()


async def test_a_kill_during_a_flight_loses_and_repeats_nothing(tmp_path: Path) -> None:
    process = Process("-m", "tests.browser.finale_server", str(tmp_path))
    await process.start()
    code, anna, ben = await opened(process)
    # Both shots were acknowledged, and both players saw the flight.
    seen = await caught_in_the_air(process, tmp_path, code, anna, ben)
    async with seated(process, code, anna, ben):
        assert anna.place.frame["number"] == seen["number"] + 1
        assert anna.place.frame["event"]["kind"] == "resolved"
        (film,) = [fact for fact in anna.place.frame["facts"] if fact["fact"] == "Flew"]
        assert film["path"] == seen["path"], "what was seen of the flight stays true"
        for shooter in (anna, ben):
            assert (await shooter.send_again())["code"] == "stale"
        await play_on(anna, ben)
    await check_record(process, code)
    assert await process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    check_log(await written(tmp_path, code), anna, ben)


async def check_record(process: Process, code: str) -> None:
    """Assert that the whole game follows the rules, including the hash of every state."""
    browser = Browser(process.address)
    found = record.parse((await browser.http.get(f"/api/tables/{code}/record")).text)
    await browser.close()
    assert found.ending["outcome"]["rule"] == "HOPPER-11"
    assert record.replay(game("hopper"), found).steps


def check_log(log: list[Json], *shooters: Shooter) -> None:
    """Assert that each shot has its acknowledged log number, was sent, and is logged only once."""
    made: dict[int, Counter[int]] = {shooter.seat: Counter() for shooter in shooters}
    where: dict[tuple[int, int], int] = {}
    for number, line in enumerate(log, 1):
        if line["event"] != "played":
            continue
        shot = parse_move(line["move"])
        assert isinstance(shot, Shot)
        if shot.timing != LUCKY.timing:
            made[line["seat"]][shot.timing] += 1
            where[line["seat"], shot.timing] = number
    for shooter in shooters:
        seat = shooter.seat
        assert shooter.acknowledged
        assert set(made[seat].values()) == {1}
        assert set(made[seat]) <= set(shooter.sent)
        assert {name: where[seat, name] for name in shooter.acknowledged} == shooter.acknowledged
