"""A browser's connection to a table."""

from __future__ import annotations

import asyncio
import logging

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
from cupboard.server.session.subscribers import Encoded, Subscriber
from cupboard.server.session.table import LiveTable

MAX_WAITING = 500
"""A client that reads so slowly that this many messages queue up has to reconnect."""
TOO_SLOW = 1013
FAILED = 1011
HELLO_SECONDS = 60
MAX_MESSAGE_BYTES = 16 * 1024


logger = logging.getLogger("cupboard.socket")


class SocketConnection:
    """An outgoing message queue, so that a slow client does not delay others."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[Encoded | int] = asyncio.Queue()
        self._closing = False

    def send(self, message: Encoded) -> None:
        if self._queue.qsize() >= MAX_WAITING:
            self.close(TOO_SLOW)
        elif not self._closing:
            self._queue.put_nowait(message)

    def close(self, code: int) -> None:
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(code)

    async def run(self) -> None:
        """Send queued messages until the connection is closed."""
        while True:
            message = await self._queue.get()
            if isinstance(message, int):
                await self._socket.close(message)
                return
            await self._socket.send_text(message.text)


async def serve(socket: WebSocket, code: str, server: TableServer) -> None:
    """Handle a connection from its first message to its last."""
    await socket.accept()
    connection = SocketConnection(socket)
    sending = asyncio.create_task(connection.run())
    server.services.metrics.sockets += 1
    try:
        await _converse(socket, connection, code, server)
    except Refusal as problem:
        server.services.metrics.problems[problem.code] += 1
        connection.send(Encoded(ProblemMessage(id=None, problem=to_problem(problem))))
        connection.close(CLOSE.get(problem.code, FAILED))
    except WebSocketDisconnect:
        sending.cancel()
    except Exception:
        logger.exception("connection failed")
        connection.close(FAILED)
    finally:
        server.services.metrics.sockets -= 1
        await asyncio.gather(sending, return_exceptions=True)


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
        table = await _enter(code, server, subscriber, hello)
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
