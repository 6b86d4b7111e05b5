"""Requests that a connection may send to its table, and their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.server.errors import Refusal
from cupboard.server.schemas import socket
from cupboard.server.schemas.socket import ClientMessage
from cupboard.server.session.following import again_if_outdated
from cupboard.server.session.seats import require_held, require_seat
from cupboard.server.session.subscribers import EncodedDone, Subscriber
from cupboard.server.session.table import LiveTable

Handler = Callable[[LiveTable, Subscriber, Any], Awaitable[None]]


async def handle(table: LiveTable, subscriber: Subscriber, request: ClientMessage) -> None:
    """Handle a client request, or reply with a `Problem`."""
    if isinstance(request, socket.Ping):
        subscriber.send(socket.Pong())
        return
    try:
        await again_if_outdated(lambda: _handle(table, subscriber, request))
    except CupboardError as problem:
        table.refuse(subscriber, getattr(request, "id", None), problem)


async def _handle(table: LiveTable, subscriber: Subscriber, request: ClientMessage) -> None:
    async with table.locked() as valid:
        if valid:  # otherwise the connection is being closed
            await HANDLERS[type(request)](table, subscriber, request)


async def _hello(_table: LiveTable, _subscriber: Subscriber, _request: socket.Hello) -> None:
    raise Refusal("garbage")


async def _look(table: LiveTable, subscriber: Subscriber, request: socket.Look) -> None:
    if request.seat is not None:
        require_held(subscriber.held, request.seat)
    subscriber.viewing_as = request.seat
    table.welcome(subscriber)


async def _move(table: LiveTable, subscriber: Subscriber, request: socket.Move) -> None:
    require_seat(table.row, subscriber.held, request.seat)
    number = await table.play(request.seat, request.expected, request.text)
    subscriber.connection.send(EncodedDone(request.id, number))


async def _hint(table: LiveTable, subscriber: Subscriber, request: socket.AskHint) -> None:
    require_seat(table.row, subscriber.held, request.seat)
    table.hints.request(subscriber, request.seat, request.id)


async def _takeback(table: LiveTable, subscriber: Subscriber, request: socket.AskTakeback) -> None:
    require_seat(table.row, subscriber.held, request.seat)
    await table.ask_takeback(request.seat, subscriber.held)


async def _agree(table: LiveTable, subscriber: Subscriber, request: socket.Agree) -> None:
    require_seat(table.row, subscriber.held, request.seat)
    await table.answer_takeback(request.seat, request.yes)


async def _rematch(table: LiveTable, subscriber: Subscriber, request: socket.Rematch) -> None:
    require_held(subscriber.held, request.seat)
    if request.yes:
        await table.want_rematch(subscriber.held)
    else:
        await table.refuse_rematch(request.seat, subscriber.held)


async def _resign(table: LiveTable, subscriber: Subscriber, request: socket.Resign) -> None:
    await table.resign(require_seat(table.row, subscriber.held, request.seat))


async def _leave(table: LiveTable, subscriber: Subscriber, request: socket.Leave) -> None:
    require_held(subscriber.held, request.seat)
    table.leave_seat(subscriber, request.seat)


async def _hand_over(table: LiveTable, subscriber: Subscriber, request: socket.HandOver) -> None:
    if not set(subscriber.held) & table.deciding:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    await table.hand_over(request.seat, request.to)


async def _watching(table: LiveTable, subscriber: Subscriber, request: socket.Watching) -> None:
    if not table.is_host(subscriber.access):
        raise Refusal("not-host")
    await table.set_watching(request.on)


HANDLERS: dict[type[Any], Handler] = {
    socket.Hello: _hello,
    socket.Look: _look,
    socket.Move: _move,
    socket.AskHint: _hint,
    socket.AskTakeback: _takeback,
    socket.Agree: _agree,
    socket.Rematch: _rematch,
    socket.Resign: _resign,
    socket.Leave: _leave,
    socket.HandOver: _hand_over,
    socket.Watching: _watching,
}
