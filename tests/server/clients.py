"""Clients of the server, which behave like browsers."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 250
"""Timeout in seconds; only a hanging test waits this long."""

Json = dict[str, Any]


def here(name: str = "") -> Json:
    return {"kind": "here", "name": name}


def elsewhere(name: str | None = None) -> Json:
    return {"kind": "open", "name": name}


def engine(level: str = "random") -> Json:
    return {"kind": "engine", "level": level}


def order(game: str, *seats: Json, preset: str | None = None, **changes: Any) -> Json:
    """Return the request with which a page opens a table."""
    usual: Json = {
        "hints": True,
        "takeback": True,
        "watching": True,
        "move_seconds": None,
        "options": {},
    }
    return {"game": game, "preset": preset, "seats": list(seats), **(usual | changes)}


class Ear:
    """A WebSocket connection to a table that remembers every message."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.frame: Json = {}
        self.welcome: Json = {}
        self._moves = 0

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Json:
        """Return the next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "welcome":
            self.welcome, self.frame = message, message["frame"]
        if message["type"] == "steps":
            self.frame = message["frames"][-1]
        if message["type"] == "sealed":
            self.frame["turn"]["waiting"] = message["waiting"]
        return message

    async def hear(self, kind: str) -> Json:
        """Return the next message of a type, skipping others."""
        while True:
            message = await self.next()
            if message["type"] == kind:
                return message

    async def hello(self, *tokens: str, since: int | None = None) -> Json:
        await self.say(type="hello", tokens=list(tokens), since=since)
        return await self.hear("welcome")

    async def move(self, seat: int, text: str, expected: int | None = None) -> str:
        """Send a move and return its id."""
        self._moves += 1
        number = self.frame["number"] if expected is None else expected
        key = f"m{self._moves}"
        await self.say(type="move", id=key, seat=seat, expected=number, text=text)
        return key

    async def moved(self, seat: int, text: str) -> Json:
        """Make a move and wait until the server has stored and shown it."""
        await self.move(seat, text)
        return await self.hear("done")

    async def problem(self) -> Json:
        found: Json = (await self.hear("problem"))["problem"]
        return found

    async def closed(self) -> int:
        """Return the code with which the server closes the connection."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code

    async def settled(self) -> None:
        """Wait until every earlier message has arrived; the server answers in order."""
        await self.say(type="ping")
        await self.hear("pong")


class Browser:
    """One guest: a cookie jar, and the headers that the pages send."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"http://{address}", headers={"X-Cupboard": "1"}, timeout=PATIENCE
        )

    async def open(self, ordered: Json) -> tuple[str, list[str], Json]:
        """Open a table and return its code, tokens and description."""
        answer = await self.http.post("/api/tables", json=ordered)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return found["table"]["code"], list(found["tokens"].values()), found["table"]

    async def join(self, code: str, name: str = "", token: str = "", **asked: Any) -> Json:
        headers = {"X-Seat-Token": token} if token else {}
        path = f"/api/tables/{code}/join"
        answer = await self.http.post(path, json={"name": name, **asked}, headers=headers)
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    async def table(self, code: str) -> Json:
        found: Json = (await self.http.get(f"/api/tables/{code}")).json()
        return found

    @asynccontextmanager
    async def listen(self, code: str, **headers: str) -> AsyncIterator[Ear]:
        """Open a connection without sending hello."""
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        sent = {"Cookie": cookies, **headers} if cookies else headers
        where = f"ws://{self.address}/api/tables/{code}/socket"
        async with connect(where, additional_headers=sent, compression=None) as socket:
            yield Ear(socket)

    @asynccontextmanager
    async def sit(self, code: str, *tokens: str, since: int | None = None) -> AsyncIterator[Ear]:
        """Open a connection and wait for the welcome message."""
        async with self.listen(code) as ear:
            await ear.hello(*tokens, since=since)
            yield ear

    async def close(self) -> None:
        await self.http.aclose()


SHOTS = ("shot 0 500 0", "shot 300 520 40", "shot -250 480 -30", "shot 120 700 0")


async def play_to_the_end(ear: Ear, seats: Sequence[int], rng: random.Random) -> Json:
    """Play random moves for these seats until the game is over, and return the outcome."""
    while ear.frame["outcome"] is None:
        seat = next((s for s in seats if s in ear.frame["turn"]["waiting"]), None)
        if seat is None:
            await ear.next()
            continue
        await choose(ear, seat, rng)
    outcome: Json = ear.frame["outcome"]
    return outcome


async def choose(ear: Ear, seat: int, rng: random.Random) -> None:
    """Make one random move, and wait until it is done or refused because the game has moved on."""
    if ear.welcome["eye"] != seat:
        await ear.say(type="look", seat=seat)
        await ear.hear("welcome")
        if seat not in ear.frame["turn"]["waiting"]:
            return
    if str(seat) not in ear.frame["legal"]:  # only the latest frame has moves, and it follows
        await ear.next()
        return
    legal = ear.frame["legal"][str(seat)]
    await ear.move(seat, rng.choice(legal if legal is not None else SHOTS))
    while (await ear.next())["type"] not in ("done", "problem"):
        pass
