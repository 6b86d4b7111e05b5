"""Requests that a connection may send to its table, and their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from cupboard.core.errors import CupboardError, StaleMove
from cupboard.core.types import Seat
from cupboard.server.descriptions import is_host
from cupboard.server.engine_pool import question
from cupboard.server.errors import CLOSE, Refusal, to_problem
from cupboard.server.schemas import socket
from cupboard.server.schemas.http import Hint
from cupboard.server.schemas.socket import ClientMessage
from cupboard.server.session import frames, seats
from cupboard.server.session.subscribers import Subscriber
from cupboard.server.session.table import LiveTable
from cupboard.server.storage.base import SeatRow

Handler = Callable[[LiveTable, Subscriber, Any], Awaitable[None]]


async def handle(table: LiveTable, subscriber: Subscriber, request: ClientMessage) -> None:
    """Handle a client request, or reply with a `Problem`."""
    try:
        if isinstance(request, socket.Ping):
            subscriber.connection.send(socket.Pong())
            return
        async with table.lock:
            if table.stale:
                return  # the connection is being closed
            await HANDLERS[type(request)](table, subscriber, request)
    except CupboardError as problem:
        refuse(table, subscriber, getattr(request, "id", None), problem)


def refuse(
    table: LiveTable, subscriber: Subscriber, request: str | None, problem: CupboardError
) -> None:
    told = to_problem(problem)
    table.services.metrics.problems[told.code] += 1
    subscriber.connection.send(socket.ProblemMessage(id=request, problem=told))
    if isinstance(problem, StaleMove):
        table.welcome(subscriber)


def require_seat(table: LiveTable, subscriber: Subscriber, seat: Seat) -> SeatRow:
    """Return a seat that this connection decides for; raise `Refusal` if it does not."""
    if seat not in subscriber.held:
        raise Refusal("not-your-seat", seat=seat + 1)
    row = table.row.seats[seat]
    if row.resigned:
        raise Refusal("seat-resigned", seat=seat + 1)
    if row.player is not None:
        raise Refusal("engine-plays", seat=seat + 1)
    return row


async def _hello(_table: LiveTable, _listener: Subscriber, _request: socket.Hello) -> None:
    raise Refusal("garbage")


async def _look(table: LiveTable, subscriber: Subscriber, request: socket.Look) -> None:
    if request.seat is not None and request.seat not in subscriber.held:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    subscriber.viewing_as = request.seat
    table.welcome(subscriber)


async def _move(table: LiveTable, subscriber: Subscriber, request: socket.Move) -> None:
    require_seat(table, subscriber, request.seat)
    number = await table.play(request.seat, request.expected, request.text)
    subscriber.connection.send(socket.Done(id=request.id, number=number))


async def _hint(table: LiveTable, subscriber: Subscriber, request: socket.AskHint) -> None:
    require_seat(table, subscriber, request.seat)
    _require_hints(table)
    if table.row.status == "waiting":
        raise Refusal("still-waiting")
    table.log.game.check_engines(table.log.match.options)
    if request.seat in table.pending_hints:  # one hint at a time, even over several connections
        raise Refusal("too-fast")
    table.log.require_waiting(request.seat)
    _require_eye(table, subscriber, request.seat)
    table.pending_hints.add(request.seat)
    table.spawn(_send_hint(table, subscriber, request))


def _require_hints(table: LiveTable) -> None:
    if table.row.hints:
        return
    spec = table.log.game.spec
    if spec.tests_memory(table.log.match.options):
        raise Refusal("hints-off-memory", rule=spec.takeback_rule)
    raise Refusal("hints-off")


def _require_eye(table: LiveTable, subscriber: Subscriber, seat: Seat) -> None:
    """Raise an error if a hint would reveal what the connection's point of view must not see."""
    if frames.is_private(table.log.game) and subscriber.viewing_as != seat:
        raise Refusal("look-first", seat=seat + 1)


async def _send_hint(table: LiveTable, subscriber: Subscriber, request: socket.AskHint) -> None:
    """Compute a hint outside the lock, so that the game continues meanwhile."""
    number = table.log.number
    try:
        told = await table.services.engine_pool.advise(question(table.log.match, request.seat))
        async with table.lock:
            if not table.stale:
                await _deliver_hint(table, subscriber, request, number, told)
    except CupboardError as problem:
        refuse(table, subscriber, request.id, problem)
    except Exception:
        refuse(
            table, subscriber, request.id, Refusal("server-trouble")
        )  # or the client waits forever
        raise
    finally:
        table.pending_hints.discard(request.seat)


async def _deliver_hint(
    table: LiveTable, subscriber: Subscriber, request: socket.AskHint, number: int, told: Hint
) -> None:
    """Send a hint. RONDA-13: in a memory game, first announce to everyone who takes it."""
    if table.log.number != number or request.seat not in subscriber.held:
        raise Refusal("hint-too-late")
    _require_eye(table, subscriber, request.seat)
    if table.log.game.spec.tests_memory(table.log.match.options):
        seat = table.row.seats[request.seat]
        await table.commit(seats=[replace(seat, hints=seat.hints + 1)])
    subscriber.connection.send(socket.Advised(id=request.id, advice=told))


async def _takeback(table: LiveTable, subscriber: Subscriber, request: socket.AskTakeback) -> None:
    require_seat(table, subscriber, request.seat)
    if not table.row.takeback:
        raise Refusal("takeback-off")
    table.log.require_takeback(request.seat)
    # People on the same device agree by passing it on.
    others = table.deciding - set(subscriber.held)
    if table.takeback_offer.ask(request.seat, others):
        await _take_back(table, request.seat)
    else:
        for message in table.takeback_offer.news():
            table.broadcast(message)


async def _agree(table: LiveTable, subscriber: Subscriber, request: socket.Agree) -> None:
    require_seat(table, subscriber, request.seat)
    table.takeback_offer.require(request.seat)
    if not request.yes:
        for message in table.takeback_offer.close(taken=False):
            table.broadcast(message)
        return
    asker = table.takeback_offer.agree(request.seat)
    if asker is not None:
        await _take_back(table, asker)
    else:
        for message in table.takeback_offer.news():
            table.broadcast(message)


async def _take_back(table: LiveTable, seat: Seat) -> None:
    await table.commit(table.log.take_back(seat))
    table.wake()


async def _resign(table: LiveTable, subscriber: Subscriber, request: socket.Resign) -> None:
    seat = require_seat(table, subscriber, request.seat)
    if table.row.status == "waiting":
        raise Refusal("still-waiting")
    if table.log.others_play_on:
        table.log.game.check_engines(table.log.match.options)
    change = table.log.resign(request.seat)
    goes_on = table.log.others_play_on
    substitute = seats.substitute_level(table.row.game) if goes_on else None
    await table.commit(change, [replace(seat, resigned=True, substitute=substitute)])
    table.wake()


async def _leave(table: LiveTable, subscriber: Subscriber, request: socket.Leave) -> None:
    if request.seat not in subscriber.held:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    subscriber.hold_seats(tuple(seat for seat in subscriber.held if seat != request.seat))
    table.subscribers.left((request.seat,))
    if subscriber.held or table.may_watch(subscriber.access):
        table.welcome(subscriber)
    else:
        subscriber.connection.close(CLOSE["watching-off"])
    table.broadcast_table(but=subscriber)


async def _hand_over(table: LiveTable, subscriber: Subscriber, request: socket.HandOver) -> None:
    """Give an engine a seat that is not taken or whose player stays away."""
    if not set(subscriber.held) & table.deciding:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    if request.seat >= len(table.row.seats):
        raise Refusal("no-such-seat", seat=request.seat + 1)
    seat = table.row.seats[request.seat]
    if seat.player is not None:
        raise Refusal("engine-plays", seat=request.seat + 1)
    if table.row.status == "over":
        raise Refusal("game-over")
    table.log.game.check_engines(table.log.match.options)
    away, needed = table.subscribers.away(seat.seat), table.services.settings.away_seconds
    if seat.token is not None and away < needed:
        raise Refusal("not-away", seat=request.seat + 1, seconds=round(needed))
    level = seats.require_level(table.row.game, request.to)
    await table.begin_if_complete([replace(seat, substitute=level)])


async def _watching(table: LiveTable, subscriber: Subscriber, request: socket.Watching) -> None:
    if not is_host(table.row, subscriber.access):
        raise Refusal("not-host")
    await table.commit(watching=request.on)
    table.broadcast_table()
    for other in table.subscribers:
        if not other.held and not table.may_watch(other.access):
            other.connection.close(CLOSE["watching-off"])


HANDLERS: dict[type[Any], Handler] = {
    socket.Hello: _hello,
    socket.Look: _look,
    socket.Move: _move,
    socket.AskHint: _hint,
    socket.AskTakeback: _takeback,
    socket.Agree: _agree,
    socket.Resign: _resign,
    socket.Leave: _leave,
    socket.HandOver: _hand_over,
    socket.Watching: _watching,
}
