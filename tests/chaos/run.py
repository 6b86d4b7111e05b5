"""Plays games of all kinds while the servers are broken, and checks the histories."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Any

from cupboard.server.settings import Settings
from cupboard.server.storage.sql import SqlStorage
from tests.chaos.faults import FAULTS, Cluster
from tests.chaos.history import Client, Fault, History, faults
from tests.chaos.players import GONE, Player
from tests.server.clients import Browser, Json, elsewhere, engine, here, order

KINDS: tuple[tuple[str, Json], ...] = (
    ("kalaha", {"options": {"stones": 2}}),
    ("dacapo", {}),
    ("kala", {}),
    ("hopper", {"preset": "long", "options": {"hand": "gentle"}}),
    ("ronda", {"options": {"easy": True, "beans": 1}}),
    ("kessel", {}),
)
"""All six games. Long games of Hopper begin with their finale."""

GAMES_AT_A_TIME = 24
"""More would reconnect for longer than they play, if faults follow each other every few seconds."""


@dataclass
class Game:
    """A table and its players."""

    code: str
    players: list[Player]


@dataclass
class Result:
    """What a run has shown."""

    games: int
    moves: int
    made: list[str]
    faults: list[Fault]
    kinds: Counter[str]


async def run(folder: Path, database: str, games: int, pause: float, size: int = 2) -> Result:
    """Play so many games, some at a time, and make one fault after the other meanwhile."""
    rng = random.Random(games)
    cluster = Cluster(folder, database, size, rng)
    await cluster.start()
    moves: Counter[str] = Counter()
    opened: list[Game] = []
    room = asyncio.Semaphore(GAMES_AT_A_TIME)

    async def play(number: int) -> None:
        async with room:
            game = await _open(cluster, number, lambda: moves.update(("all",)))
            opened.append(game)
            await asyncio.gather(*(player.play() for player in game.players))

    playing = asyncio.gather(*(play(number) for number in range(games)))
    await _break_until_over(cluster, pause, playing)
    histories = await _histories(database, opened)
    return Result(
        len(opened),
        moves["all"],
        cluster.made,
        [fault for history in histories for fault in faults(history)],
        Counter(history.row.game for history in histories),
    )


async def _break_until_over(cluster: Cluster, pause: float, playing: asyncio.Future[Any]) -> None:
    """Break things while games are played, then stop all processes."""
    over = asyncio.Event()
    breaking = asyncio.create_task(_break(cluster, pause, over))
    try:
        await asyncio.wait((playing, breaking), return_when=asyncio.FIRST_COMPLETED)
        if breaking.done():  # a fault could not be made or repaired, so games may never end
            playing.cancel()
            await breaking
        await playing
    finally:
        over.set()
        try:
            await breaking
        finally:
            await cluster.stop()


async def _break(cluster: Cluster, pause: float, over: asyncio.Event) -> None:
    """Make all faults in turn until the games are over.

    A fault that has begun is completed: cancelled in the middle, it would leave processes behind.
    """
    for fault in cycle(FAULTS):
        try:
            async with asyncio.timeout(pause):
                await over.wait()
            return
        except TimeoutError:
            await cluster.make(fault)


async def _open(cluster: Cluster, number: int, moved: object) -> Game:
    """Open a table: two people, or against an engine where two of a kind have people already."""
    kind, changes = KINDS[number % len(KINDS)]
    alone = kind != "hopper" and (number // len(KINDS)) % 2 == 1
    rng = random.Random(f"{kind} {number}")
    while True:
        browser = Browser(rng.choice(cluster.addresses() or [""]))
        try:
            other = engine() if alone else elsewhere()
            code, tokens, _ = await browser.open(order(kind, here(), other, **changes))
            if not alone:
                tokens.append((await browser.join(code))["token"])
            break
        except GONE:
            await asyncio.sleep(0.3)
        finally:
            await browser.close()
    players = [
        Player(
            Client(seat),
            token,
            code,
            cluster.addresses,
            random.Random(f"{kind} {number} {seat}"),
            lucky=kind == "hopper",
            moved=moved,  # type: ignore[arg-type]
        )
        for seat, token in enumerate(tokens)
    ]
    return Game(code, players)


async def _histories(database: str, opened: list[Game]) -> list[History]:
    storage = SqlStorage(Settings(data=Path(), database=database).database_url)
    await storage.open()
    found = []
    for game in opened:
        row = await storage.find(game.code)
        assert row is not None
        lines = await storage.log(row.id)
        found.append(History(row, lines, [player.client for player in game.players]))
    await storage.close()
    return found
