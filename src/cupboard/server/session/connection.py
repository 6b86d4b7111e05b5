"""A browser's connection to a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Generator
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cupboard.server.errors import CLOSE, Refusal, to_problem
from cupboard.server.guests import COOKIE
from cupboard.server.rate_limit import TokenBucket
from cupboard.server.schemas.socket import CLIENT_MESSAGES, ClientMessage, Hello, ProblemMessage
from cupboard.server.security import same_origin
from cupboard.server.services import TableServer
from cupboard.server.session import seats
from cupboard.server.session.commands import handle
from cupboard.server.session.following import again_if_outdated
from cupboard.server.session.subscribers import Encoded, Subscriber
from cupboard.server.session.table import LiveTable

MAX_WAITING = 500
"""A client that reads so slowly that this many messages queue up has to reconnect."""
TOO_SLOW = 1013
FAILED = 1011
HELLO_SECONDS = 60
MAX_MESSAGE_BYTES = 16 * 1024


logger = logging.getLogger("cupboard.socket")


class Resumed:
    """A coroutine that was started without a task and is waiting for something."""

    def __init__(self, started: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._started = started
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Resume it."""
        waits_for = self._waits_for
        try:
            while True:
                yield waits_for
                waits_for = self._started.send(None)
        except StopIteration:
            return
        finally:
            self._started.close()


class SocketConnection:
    """Sends messages at the moment they are ready.

    A message that a slow client is not ready for waits in a queue, so that it delays no one else.
    """

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: deque[Encoded | int] = deque()
        self._sender: asyncio.Task[None] | None = None
        """sends what waits, while something waits"""
        self._closing = False

    def send(self, message: Encoded) -> None:
        if self._closing:
            return
        if self._sender is None:
            self._send_now(message.text)
        elif len(self._queue) >= MAX_WAITING:
            self.close(TOO_SLOW)
        else:
            self._queue.append(message)

    def close(self, code: int) -> None:
        if not self._closing:
            self._closing = True
            self._queue.append(code)
            if self._sender is None:
                self._sender = asyncio.create_task(self._send_queue())

    async def finish(self) -> None:
        """Wait until everything is sent."""
        if self._sender is not None:
            await asyncio.gather(self._sender, return_exceptions=True)

    def drop(self) -> None:
        """Send nothing more: the client is gone."""
        self._closing = True
        if self._sender is not None:
            self._sender.cancel()

    def _send_now(self, text: str) -> None:
        """Send a message without a task of its own, which takes longer than to send it."""
        sending = self._socket.send_text(text)
        try:
            waits_for = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the client is gone, which its reader notices, too
            self._closing = True
            return
        self._sender = asyncio.create_task(self._send_queue(Resumed(sending, waits_for)))

    async def _send_queue(self, first: Resumed | None = None) -> None:
        if first is not None:
            await first
        while self._queue:
            message = self._queue.popleft()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.text)
        self._sender = None


async def serve(socket: WebSocket, code: str, server: TableServer) -> None:
    """Handle a connection from its first message to its last."""
    await socket.accept()
    connection = SocketConnection(socket)
    server.services.metrics.sockets += 1
    try:
        await _converse(socket, connection, code, server)
    except Refusal as problem:
        server.services.metrics.problems[problem.code] += 1
        connection.send(Encoded(ProblemMessage(id=None, problem=to_problem(problem))))
        connection.close(CLOSE.get(problem.code, FAILED))
    except WebSocketDisconnect:
        connection.drop()
    except Exception:
        logger.exception("connection failed")
        connection.close(FAILED)
    finally:
        server.services.metrics.sockets -= 1
        await connection.finish()


async def _converse(
    socket: WebSocket, connection: SocketConnection, code: str, server: TableServer
) -> None:
    settings = server.services.settings
    bucket = TokenBucket(settings.messages_per_second, settings.messages_burst, settings.clock)
    if not same_origin(socket.headers):
        raise Refusal("wrong-origin")
    with server.limited_tries(_address(socket)):
        row = await server.tables.find(code)
    hello = await _hello(socket, bucket)
    guest = server.guests.read(socket.cookies.get(COOKIE))
    subscriber = Subscriber(connection, guest.id, code == row.watch)
    with server.limited_tries(_address(socket)):
        table = await again_if_outdated(lambda: _enter(code, server, subscriber, hello))
    try:
        while True:
            await handle(table, subscriber, await _read(socket, bucket))
    finally:
        async with table.locked():
            table.leave(subscriber)


async def _hello(socket: WebSocket, bucket: TokenBucket) -> Hello:
    """Read the `hello` message; close the connection if it doesn't arrive in time."""
    try:
        hello = await asyncio.wait_for(_read(socket, bucket), HELLO_SECONDS)
    except TimeoutError as problem:
        raise Refusal("garbage") from problem
    if not isinstance(hello, Hello):
        raise Refusal("garbage")
    return hello


async def _enter(code: str, server: TableServer, subscriber: Subscriber, hello: Hello) -> LiveTable:
    """Enter the table with the seats whose secrets are valid."""
    async with server.tables.locked(code) as table:
        held = seats.holders(table.row, hello.tokens)
        await table.enter(subscriber, held, hello.since)
        return table


async def _read(socket: WebSocket, bucket: TokenBucket) -> ClientMessage:
    """Read and parse the next message."""
    if socket.application_state != WebSocketState.CONNECTED:
        raise WebSocketDisconnect
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if not bucket.take():
        raise Refusal("too-fast")
    text = message.get("text")
    if text is None or len(text) > MAX_MESSAGE_BYTES:
        raise Refusal("garbage")
    try:
        return CLIENT_MESSAGES.validate_json(text)
    except ValidationError as problem:
        raise Refusal("garbage") from problem


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client else ""
