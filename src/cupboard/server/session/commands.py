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


async def handle(room: LiveTable, listener: Subscriber, request: ClientMessage) -> None:
    """Handle a client request, or reply with a `Problem`."""
    try:
        if isinstance(request, socket.Ping):
            listener.wire.send(socket.Pong())
            return
        async with room.lock:
            if room.lost:
                return  # the connection is being closed
            await HANDLERS[type(request)](room, listener, request)
    except CupboardError as problem:
        refuse(room, listener, getattr(request, "id", None), problem)


def refuse(
    room: LiveTable, listener: Subscriber, request: str | None, problem: CupboardError
) -> None:
    told = to_problem(problem)
    room.house.metrics.problems[told.code] += 1
    listener.wire.send(socket.ProblemMessage(id=request, problem=told))
    if isinstance(problem, StaleMove):
        room.welcome(listener)


def require_seat(room: LiveTable, listener: Subscriber, seat: Seat) -> SeatRow:
    """Return a seat that this connection decides for; raise `Refusal` if it does not."""
    if seat not in listener.held:
        raise Refusal("not-your-seat", seat=seat + 1)
    kept = room.kept.seats[seat]
    if kept.resigned:
        raise Refusal("seat-resigned", seat=seat + 1)
    if kept.player is not None:
        raise Refusal("engine-plays", seat=seat + 1)
    return kept


async def _hello(_room: LiveTable, _listener: Subscriber, _request: socket.Hello) -> None:
    raise Refusal("garbage")


async def _look(room: LiveTable, listener: Subscriber, request: socket.Look) -> None:
    if request.seat is not None and request.seat not in listener.held:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    listener.eye = request.seat
    room.welcome(listener)


async def _move(room: LiveTable, listener: Subscriber, request: socket.Move) -> None:
    require_seat(room, listener, request.seat)
    number = await room.play(request.seat, request.expected, request.text)
    listener.wire.send(socket.Done(id=request.id, number=number))


async def _hint(room: LiveTable, listener: Subscriber, request: socket.AskHint) -> None:
    require_seat(room, listener, request.seat)
    _require_hints(room)
    if room.kept.status == "waiting":
        raise Refusal("still-waiting")
    room.story.game.check_engines(room.story.match.options)
    if request.seat in room.advised:  # one hint at a time, even over several connections
        raise Refusal("too-fast")
    room.story.require_waiting(request.seat)
    _require_eye(room, listener, request.seat)
    room.advised.add(request.seat)
    room.spawn(_think(room, listener, request))


def _require_hints(room: LiveTable) -> None:
    if room.kept.hints:
        return
    spec = room.story.game.spec
    if spec.tests_memory(room.story.match.options):
        raise Refusal("hints-off-memory", rule=spec.takeback_rule)
    raise Refusal("hints-off")


def _require_eye(room: LiveTable, listener: Subscriber, seat: Seat) -> None:
    """Raise an error if a hint would reveal what the connection's point of view must not see."""
    if frames.is_private(room.story.game) and listener.eye != seat:
        raise Refusal("look-first", seat=seat + 1)


async def _think(room: LiveTable, listener: Subscriber, request: socket.AskHint) -> None:
    """Compute a hint outside the lock, so that the game continues meanwhile."""
    number = room.story.number
    try:
        told = await room.house.thinkers.advise(question(room.story.match, request.seat))
        async with room.lock:
            if not room.lost:
                await _advise(room, listener, request, number, told)
    except CupboardError as problem:
        refuse(room, listener, request.id, problem)
    except Exception:
        refuse(room, listener, request.id, Refusal("server-trouble"))  # or the client waits forever
        raise
    finally:
        room.advised.discard(request.seat)


async def _advise(
    room: LiveTable, listener: Subscriber, request: socket.AskHint, number: int, told: Hint
) -> None:
    """Send a hint. RONDA-13: in a memory game, first announce to everyone who takes it."""
    if room.story.number != number or request.seat not in listener.held:
        raise Refusal("hint-too-late")
    _require_eye(room, listener, request.seat)
    if room.story.game.spec.tests_memory(room.story.match.options):
        seat = room.kept.seats[request.seat]
        await room.commit(seats=[replace(seat, hints=seat.hints + 1)])
    listener.wire.send(socket.Advised(id=request.id, advice=told))


async def _takeback(room: LiveTable, listener: Subscriber, request: socket.AskTakeback) -> None:
    require_seat(room, listener, request.seat)
    if not room.kept.takeback:
        raise Refusal("takeback-off")
    room.story.require_takeback(request.seat)
    # People on the same device agree by passing it on.
    others = room.deciding - set(listener.held)
    if room.offers.ask(request.seat, others):
        await _take_back(room, request.seat)
    else:
        for message in room.offers.news():
            room.tell(message)


async def _agree(room: LiveTable, listener: Subscriber, request: socket.Agree) -> None:
    require_seat(room, listener, request.seat)
    room.offers.require(request.seat)
    if not request.yes:
        for message in room.offers.close(taken=False):
            room.tell(message)
        return
    asker = room.offers.agree(request.seat)
    if asker is not None:
        await _take_back(room, asker)
    else:
        for message in room.offers.news():
            room.tell(message)


async def _take_back(room: LiveTable, seat: Seat) -> None:
    await room.commit(room.story.take_back(seat))
    room.wake()


async def _resign(room: LiveTable, listener: Subscriber, request: socket.Resign) -> None:
    seat = require_seat(room, listener, request.seat)
    if room.kept.status == "waiting":
        raise Refusal("still-waiting")
    if room.story.others_play_on:
        room.story.game.check_engines(room.story.match.options)
    change = room.story.resign(request.seat)
    goes_on = room.story.others_play_on
    stand_in = seats.stand_in_of(room.kept.game) if goes_on else None
    await room.commit(change, [replace(seat, resigned=True, stand_in=stand_in)])
    room.wake()


async def _leave(room: LiveTable, listener: Subscriber, request: socket.Leave) -> None:
    if request.seat not in listener.held:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    listener.look(tuple(seat for seat in listener.held if seat != request.seat))
    room.audience.left((request.seat,))
    if listener.held or room.may_watch(listener.viewer):
        room.welcome(listener)
    else:
        listener.wire.close(CLOSE["watching-off"])
    room.tell_table(but=listener)


async def _hand_over(room: LiveTable, listener: Subscriber, request: socket.HandOver) -> None:
    """Give an engine a seat that is not taken or whose player stays away."""
    if not set(listener.held) & room.deciding:
        raise Refusal("not-your-seat", seat=request.seat + 1)
    if request.seat >= len(room.kept.seats):
        raise Refusal("no-such-seat", seat=request.seat + 1)
    seat = room.kept.seats[request.seat]
    if seat.player is not None:
        raise Refusal("engine-plays", seat=request.seat + 1)
    if room.kept.status == "over":
        raise Refusal("game-over")
    room.story.game.check_engines(room.story.match.options)
    away, needed = room.audience.away(seat.seat), room.house.settings.away_seconds
    if seat.token is not None and away < needed:
        raise Refusal("not-away", seat=request.seat + 1, seconds=round(needed))
    level = seats.require_level(room.kept.game, request.to)
    await room.begin_if_complete([replace(seat, stand_in=level)])


async def _watching(room: LiveTable, listener: Subscriber, request: socket.Watching) -> None:
    if not is_host(room.kept, listener.viewer):
        raise Refusal("not-host")
    await room.commit(watching=request.on)
    room.tell_table()
    for other in room.audience:
        if not other.held and not room.may_watch(other.viewer):
            other.wire.close(CLOSE["watching-off"])


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
