"""SIGKILL during fifty games: no acknowledged move is lost or repeated, and all games end."""

from __future__ import annotations

import asyncio
import random
import signal
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from cupboard.core import record
from cupboard.core.registry import game
from cupboard.server.settings import Settings
from cupboard.server.storage.sql import SqlStorage
from tests.server.clients import PATIENCE, SHOTS, Browser, Ear, Json, engine, here, order
from tests.server.processes import Process

pytestmark = [pytest.mark.anyio, pytest.mark.full, pytest.mark.long, pytest.mark.timeout(300)]

SCRIPT = Path(__file__).with_name("quick_server.py")

GAMES: tuple[tuple[str, int, Json], ...] = (
    ("dacapo", 18, {}),
    ("kalaha", 12, {"stones": 2}),
    ("kala", 8, {}),
    ("ronda", 5, {"easy": True, "beans": 1}),
    ("kessel", 4, {}),
    ("hopper", 3, {"beans": 49}),
)
KILLS = (40, 160, 320)
"""Kill the server after these total numbers of acknowledged moves."""

# A handshake that the kill interrupts is an invalid message.
GONE = (ConnectionClosed, InvalidMessage, OSError, httpx.TransportError)


class Plug(Process):
    """A server that is killed after certain numbers of acknowledged moves."""

    def __init__(self, data: Path) -> None:
        super().__init__(str(SCRIPT), str(data))
        self.kills = 0
        self.acknowledged = 0

    async def note(self) -> None:
        """Count an acknowledged move, and kill the server at the chosen numbers."""
        self.acknowledged += 1
        if self.kills < len(KILLS) and self.acknowledged == KILLS[self.kills]:
            self.kills += 1
            await self.kill()
            await self.start()


@dataclass
class Player:
    """A client that plays seat 0 and remembers what it sent and what was acknowledged."""

    process: Plug
    ordered: Json
    rng: random.Random
    code: str = ""
    token: str = ""
    sent: dict[int, str] = field(default_factory=dict)
    """what was sent for each log number"""
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            await asyncio.wait_for(self.process.up.wait(), PATIENCE)
            browser = Browser(self.process.address)
            try:
                await self._open(browser)
                async with browser.sit(self.code, self.token) as ear:
                    await self._go_on(ear)
            except GONE:
                await asyncio.sleep(0)  # the server is down: wait until it is back
            finally:
                await browser.close()

    async def _open(self, browser: Browser) -> None:
        if not self.code:
            code, tokens, _ = await browser.open(self.ordered)
            self.code, self.token = code, tokens[0]

    async def _go_on(self, ear: Ear) -> None:
        while ear.frame["outcome"] is None:
            if 0 in ear.frame["turn"]["waiting"]:
                await self._move(ear)
            else:
                await ear.next()
        self.over = True

    async def _move(self, ear: Ear) -> None:
        """Send a move, and repeat it unchanged if the answer was lost; it must count only once."""
        expected, legal = ear.frame["number"], ear.frame["legal"]["0"]
        chosen = self.rng.choice(legal if legal is not None else SHOTS)
        text = self.sent.setdefault(expected, chosen)
        await ear.move(0, text)
        while (answer := await ear.next())["type"] not in ("done", "problem"):
            pass
        if answer["type"] == "done":
            self.acknowledged.append((expected, text))
            await self.process.note()


def players(process: Plug) -> list[Player]:
    return [
        Player(
            process,
            order(game_id, here(f"{game_id} {n}"), engine(), options=options),
            random.Random(f"{game_id} {n}"),
        )
        for game_id, count, options in GAMES
        for n in range(count)
    ]


async def test_no_acknowledged_move_is_lost_or_repeated(tmp_path: Path) -> None:
    process = Plug(tmp_path)
    await process.start()
    everybody = players(process)
    assert len(everybody) == 50
    await asyncio.gather(*(player.play() for player in everybody))
    assert process.kills == len(KILLS)
    for player in everybody:
        await check_record(player)
    # A normal signal: the server keeps what was written and exits normally.
    assert await process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
    storage = SqlStorage(Settings(data=tmp_path).database_url)
    await storage.open()
    for player in everybody:
        await check_log(storage, player)
    await storage.close()


async def check_record(player: Player) -> None:
    """Assert that the whole game follows the rules, including the hash of every state."""
    browser = Browser(player.process.address)
    text = (await browser.http.get(f"/api/tables/{player.code}/record")).text
    await browser.close()
    found = record.parse(text)
    assert found.ending["outcome"]
    assert record.replay(game(player.ordered["game"]), found).steps


async def check_log(storage: SqlStorage, player: Player) -> None:
    """Assert that each move has its acknowledged log number, and that every move was sent."""
    table = await storage.find(player.code)
    assert table is not None
    made: dict[int, str] = {}
    for expected, line in enumerate(await storage.log(table.id)):
        if line["event"] == "joint" and "0" in line["moves"]:
            made[expected] = line["moves"]["0"]
        if line["event"] == "played" and line["seat"] == 0:
            made[expected] = line["move"]
    # An engine may win Ronda's shortest game before seat 0 can move; then there is no move.
    assert bool(made) == bool(player.acknowledged)
    assert dict(player.acknowledged).items() <= made.items()
    assert made.items() <= player.sent.items()
    assert len(player.acknowledged) == len(dict(player.acknowledged))
