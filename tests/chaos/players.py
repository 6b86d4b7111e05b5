"""Clients that keep playing through all faults of the servers, and remember everything."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from cupboard.games.hopper import Shot, aim_at
from cupboard.games.hopper.moves import format_move
from tests.chaos.history import Client
from tests.server.clients import SHOTS, Browser, Ear, Json

GONE = (
    ConnectionClosed,
    InvalidMessage,
    InvalidHandshake,
    OSError,
    TimeoutError,
    httpx.HTTPError,
    AssertionError,  # a call was refused because the database is away
)
RETRY_SECONDS = 0.2
QUIET_SECONDS = 8.0
"""A client that hears nothing for so long connects again, perhaps to another process."""


@dataclass
class Player:
    """One seat at a table."""

    client: Client
    token: str
    code: str
    addresses: Callable[[], list[str]]
    rng: random.Random
    lucky: bool = False
    """whether this is a finale, where shots are aimed"""
    moved: Callable[[], None] = lambda: None
    over: bool = False
    shots: int = 0

    async def play(self) -> None:
        """Play until the game is over, at any process that can be reached."""
        while not self.over:
            found = self.addresses()
            if not found:
                await asyncio.sleep(0.1)
                continue
            browser = Browser(self.rng.choice(found))
            browser.http.timeout = httpx.Timeout(QUIET_SECONDS)
            try:
                async with browser.listen(self.code) as ear:
                    await asyncio.wait_for(ear.hello(self.token), QUIET_SECONDS)
                    self._note(ear)
                    await self._go_on(ear)
            except GONE:
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))
            finally:
                await browser.close()

    async def _go_on(self, ear: Ear) -> None:
        while ear.frame["outcome"] is None:
            if self._may_move(ear.frame):
                await self._move(ear)
            else:
                await self._next(ear)
        self.over = True

    def _may_move(self, frame: Json) -> bool:
        seat = self.client.seat
        flying = {launch["seat"] for launch in frame["view"].get("flying", ())}
        return str(seat) in frame["legal"] and seat not in flying

    async def _next(self, ear: Ear) -> Json:
        message = await asyncio.wait_for(ear.next(), QUIET_SECONDS)
        self._note(ear)
        return message

    def _note(self, ear: Ear) -> None:
        """Remember the frames of the messages that arrived."""
        for text in ear.heard:
            message = json.loads(text)
            if message["type"] == "welcome":
                self.client.seen.append(("welcome", message["frame"]))
            if message["type"] == "steps":
                self.client.seen += [("steps", frame) for frame in message["frames"]]
        ear.heard.clear()

    async def _move(self, ear: Ear) -> None:
        seat, expected = self.client.seat, ear.frame["number"]
        text = self._choice(ear.frame)
        self.client.sent.setdefault(expected, set()).add(text)
        self.client.tries[text] += 1
        key = await ear.move(seat, text)
        while True:
            message = await self._next(ear)
            if message.get("id") == key and message["type"] in ("done", "problem"):
                break
        if message["type"] == "done":
            number = message["number"]
            # A secret choice has no number of its own; a shot may come after others'.
            self.client.acknowledged.append((expected, text))
            self._restate(expected, number, text)
            self.moved()
        elif message["problem"]["code"] not in ("stale", "out-of-turn"):
            await asyncio.sleep(RETRY_SECONDS)
            return  # it was not written, so the same frame still holds
        if ear.frame["number"] == expected:
            ear.frame["legal"].pop(str(seat), None)  # until the next frame

    def _restate(self, expected: int, number: int, text: str) -> None:
        """Note where a shot in real time really came, after shots of others."""
        if self.lucky and number - 1 != expected:
            self.client.acknowledged[-1] = (number - 1, text)
            self.client.sent.setdefault(number - 1, set()).add(text)

    def _choice(self, frame: Json) -> str:
        legal: Any = frame["legal"][str(self.client.seat)]
        if legal is not None:
            return str(self.rng.choice(legal))
        if not self.lucky:
            return self.rng.choice(SHOTS)
        self.shots += 1
        cup = max(frame["view"]["cups"], key=lambda cup: cup["beans"])
        aimed = aim_at(self.client.seat, 2, cup["x"], cup["y"])
        return format_move(Shot(aimed.aim, aimed.power, 1 + self.shots % 99))
