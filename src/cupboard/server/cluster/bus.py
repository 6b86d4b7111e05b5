"""Sends short messages to all processes on a database by LISTEN and NOTIFY.

Messages are sent after a commit and on a connection of their own: NOTIFY inside a transaction takes
a lock that all commits share. A message can be lost, for example while a connection is restored,
so its receivers also ask the database from time to time.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Any, TypeAlias

import asyncpg

from cupboard.server.cluster.database import TIMEOUT_SECONDS, TROUBLE

CHANNEL = "cupboard"
MAX_BYTES = 7900
"""PostgreSQL takes payloads of less than 8,000 bytes."""
HEARTBEAT_SECONDS = 5.0
RETRY_SECONDS = 0.5
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
NAME = "cupboard bus"
"""What PostgreSQL shows as the application of these connections."""

Item: TypeAlias = list[Any] | str | int
Hear: TypeAlias = Callable[[str, list[Any]], None]

logger = logging.getLogger("cupboard.cluster")


def payloads(sender: str, kind: str, items: Iterable[Item]) -> Iterator[str]:
    """Yield messages with these items, each short enough for PostgreSQL."""
    batch: list[str] = []
    size = room = MAX_BYTES - len(_message(sender, kind, []))
    for item in items:
        text = json.dumps(item, separators=(",", ":"))
        if batch and size < len(text) + 1:
            yield _message(sender, kind, batch)
            batch, size = [], room
        batch.append(text)
        size -= len(text) + 1
    if batch:
        yield _message(sender, kind, batch)


def _message(sender: str, kind: str, items: list[str]) -> str:
    return f'["{sender}","{kind}",[{",".join(items)}]]'


class Bus:
    """The messages between this process and the others."""

    def __init__(
        self, address: str, process: str, hear: Hear, restored: Callable[[], None]
    ) -> None:
        """`hear` gets the messages of others; `restored` is called when some may have been lost."""
        self._address = address
        self._process = process
        self._hear = hear
        self._restored = restored
        self._outgoing: dict[str, list[Item]] = {}
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.listening = asyncio.Event()

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._keep_listening()),
            asyncio.create_task(self._keep_sending()),
        ]

    async def close(self) -> None:
        """Stop. Messages that wait to be sent are lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def send(self, kind: str, item: Item) -> None:
        """Send an item to all other processes, together with others of its kind that wait."""
        self._outgoing.setdefault(kind, []).append(item)
        self._wake.set()

    # Receiving

    async def _keep_listening(self) -> None:
        while True:
            with suppress(*TROUBLE):
                await self._listen_until_disconnected()
            logger.warning("the bus is interrupted")
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_until_disconnected(self) -> None:
        connection = await self._connect()
        try:
            await connection.add_listener(CHANNEL, self._receive)
            broken = asyncio.Event()
            connection.add_termination_listener(lambda _connection: broken.set())
            self.listening.set()
            self._restored()
            while not broken.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(broken.wait(), HEARTBEAT_SECONDS)
                    return
                await connection.fetchval("SELECT 1", timeout=TIMEOUT_SECONDS)
        finally:
            self.listening.clear()
            connection.terminate()

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        sender, kind, items = json.loads(payload)
        if sender != self._process:
            self._hear(kind, items)

    # Sending

    async def _keep_sending(self) -> None:
        while True:
            await self._wake.wait()
            with suppress(*TROUBLE):
                await self._send_until_disconnected()
            logger.warning("messages to other processes are lost")
            await asyncio.sleep(RETRY_SECONDS)

    async def _send_until_disconnected(self) -> None:
        connection = await self._connect()
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                await connection.execute(
                    NOTIFY, CHANNEL, self._next_messages(), timeout=TIMEOUT_SECONDS
                )
        finally:
            connection.terminate()

    def _next_messages(self) -> list[str]:
        outgoing, self._outgoing = self._outgoing, {}
        return [
            message
            for kind, items in outgoing.items()
            for message in payloads(self._process, kind, items)
        ]

    async def _connect(self) -> Any:
        settings = {"application_name": NAME}
        return await asyncpg.connect(
            self._address, timeout=TIMEOUT_SECONDS, server_settings=settings
        )
