"""A browser's connection to a table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from cupboard.server.eager import Eager, Resumed
from cupboard.server.errors import CLOSE, Refusal, to_problem
from cupboard.server.guests import COOKIE
from cupboard.server.rate_limit import TokenBucket
from cupboard.server.schemas.socket import (
    CLIENT_MESSAGES,
    ClientMessage,
    Hello,
    Move,
    ProblemMessage,
)
from cupboard.server.security import same_origin
from cupboard.server.services import TableServer
from cupboard.server.session import seats
from cupboard.server.session.commands import handle
from cupboard.server.session.following import again_if_outdated
from cupboard.server.session.subscribers import Encoded, Subscriber
from cupboard.server.session.table import LiveTable
from cupboard.server.websockets import EXTENSION, SocketProtocol

MAX_WAITING = 500
"""A client that reads so slowly that this many messages queue up has to reconnect."""
TOO_SLOW = 1013
FAILED = 1011
HELLO_SECONDS = 60
MAX_MESSAGE_BYTES = 16 * 1024
MOVE = '"move"'
"""What every move contains, and few other messages."""


logger = logging.getLogger("cupboard.socket")


class SocketConnection:
    """Sends messages at the moment they are ready.

    A message that a slow client is not ready for waits in a queue, so that it delays no one else.
    """

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._protocol = protocol_of(socket)
        self._queue: deque[Encoded | int] = deque()
        self._sender: asyncio.Task[None] | None = None
        """sends what waits, while something waits"""
        self._closing = False

    def send(self, message: Encoded) -> None:
        if self._closing:
            return
        if self._sender is None:
            if self._protocol is None or not self._protocol.send_frame(message.frame):
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


class DirectMoves:
    """Handles moves when they arrive. All else, and what has to wait its turn, is read by a task.

    So a connection makes one move at a time, in the order of its messages.
    """

    def __init__(
        self,
        table: LiveTable,
        subscriber: Subscriber,
        bucket: TokenBucket,
    ) -> None:
        self._table = table
        self._subscriber = subscriber
        self._bucket = bucket
        self._moving: Eager | None = None

    def receive(self, text: str) -> bool:
        """Handle a message if it is a move. Return whether it was handled."""
        if self._moving is not None or MOVE not in text or not self._bucket.has_one:
            return False
        try:
            request = Move.model_validate_json(text)
        except ValidationError:
            return False
        self._bucket.take()
        moving = Eager(self._move(request))
        if not moving.ended:
            self._moving = moving
        return True

    async def _move(self, request: Move) -> None:
        try:
            await handle(self._table, self._subscriber, request)
        except Exception:
            logger.exception("connection failed")
            self._subscriber.close(FAILED)
        finally:
            self._moving = None


def protocol_of(socket: WebSocket) -> SocketProtocol | None:
    """Return the protocol of a connection, if the server is ours."""
    found: SocketProtocol | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found


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
    protocol = protocol_of(socket)
    # What a table shared with other processes waits for may need a task.
    if protocol is not None and not server.services.cluster.shared:
        protocol.receiver = DirectMoves(table, subscriber, bucket).receive
    try:
        while True:
            await handle(table, subscriber, await _read(socket, bucket))
    finally:
        if protocol is not None:
            protocol.receiver = None
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
