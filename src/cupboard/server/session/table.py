"""Serialises all changes to one table.

A change is made in memory under the lock, written to storage, and only then sent to clients. If
writing fails, the table in memory is discarded and read from storage again. No client has seen the
lost change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cupboard.core import codec
from cupboard.core.record import Record
from cupboard.core.types import Seat
from cupboard.server.descriptions import Access, is_host, table_info
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import Fairness, Frame, ServerModel, TableInfo
from cupboard.server.schemas.socket import Sealed, Steps, TableNews, Welcome
from cupboard.server.session import frames, guided
from cupboard.server.session.engine_seats import EngineSeats
from cupboard.server.session.event_log import EventLog, LogAppend, Seal
from cupboard.server.session.frames import Perspective
from cupboard.server.session.move_clock import MoveClocks
from cupboard.server.session.realtime import PendingChance
from cupboard.server.session.subscribers import Subscriber, Subscribers
from cupboard.server.session.takeback_offer import TakebackOffer
from cupboard.server.storage.base import SeatRow, TableRow, Write

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_MISSED_STEPS = 200
"""A client that missed more steps than this gets only the current position."""
INVALIDATED = 1011
"""WebSocket close code of a table that could not be saved."""

logger = logging.getLogger("cupboard.server")


class LiveTable:
    """A table in memory."""

    def __init__(self, row: TableRow, log: EventLog, services: Services) -> None:
        self.row = row
        self.log = log
        self.services = services
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers(len(row.seats), services.settings.clock)
        self.takeback_offer = TakebackOffer()
        self.clocks = MoveClocks(row.move_seconds, services.settings.clock, self._time_is_up)
        self.pending_chance = PendingChance(self)
        self.pending_hints: set[Seat] = set()
        """seats for which an engine is working out a hint"""
        self.stale = False
        """whether the state in memory is invalid"""
        self.tasks: set[asyncio.Task[Any]] = set()
        self._engine_seats = EngineSeats(self)

    # Status

    @property
    def deciding(self) -> frozenset[Seat]:
        """The seats whose owners decide for themselves."""
        return frozenset(seat.seat for seat in self.row.seats if seat.player is None)

    def info(self, access: Access) -> TableInfo:
        return table_info(self.row, access, self.subscribers.presence)

    def frame(self, number: int, perspective: Perspective) -> Frame:
        made = frames.frame(self.log, number, perspective, self.clocks.left())
        return guided.annotated(made, self.row.game, perspective) if self.row.guide else made

    def perspective(self, subscriber: Subscriber) -> Perspective:
        deciding = self.deciding if self.row.status == "playing" else frozenset[Seat]()
        return self.subscribers.perspective(subscriber, deciding)

    def record(self) -> Record:
        """Return the game's record with the players' names."""
        return self.log.record(tuple(seat.name or seat.level or "" for seat in self.row.seats))

    def replay(self, seat: Seat | None) -> list[Frame]:
        """Return the whole game from a point of view."""
        return frames.frames(self.log, self.log.moments, Perspective(seat))

    def fairness(self) -> Fairness:
        """Return the commitment and, after the game, the seed."""
        match = self.log.match
        seed = match.seed.hex() if self.row.status == "over" else None
        return Fairness(commitment=match.commitment, seed=seed, draws=self.log.draws)

    def may_watch(self, access: Access) -> bool:
        """Return whether clients without a seat may watch."""
        return self.row.watching or is_host(self.row, access)

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded without loss because the storage has everything."""
        quiet = self._engine_seats.resting and not self.clocks.left() and not self.lock.locked()
        return quiet and not self.subscribers and not self.pending_chance

    # Connecting and leaving

    async def start(self, seals: Sequence[Seal] = ()) -> None:
        """Continue from where the table stopped: secret choices, chance events, clocks, engines."""
        async with self.lock:
            if self.row.status == "playing":
                resumed = await asyncio.to_thread(self.log.resume, seals)
                if resumed.lines:
                    await self.commit(resumed)
                self.clocks.set(self._clocked(), ())
                self._engine_seats.wake()

    async def enter(
        self, subscriber: Subscriber, held: tuple[Seat, ...], since: int | None
    ) -> None:
        """Accept a connection that has proved it holds these seats."""
        if not held and not self.may_watch(subscriber.access):
            raise Refusal("watching-off")
        subscriber.hold_seats(held)
        self.subscribers.add(subscriber)
        back = [seat for seat in self.row.seats if seat.seat in held and seat.substitute]
        returned = [replace(seat, substitute=None) for seat in back if not seat.resigned]
        if returned:
            await self.commit(seats=returned)
            self.clocks.set(self._clocked(), held)
        self.welcome(subscriber, since)
        for message in (*self.takeback_offer.news(), *self.pending_chance.news()):
            subscriber.connection.send(message)
        self.broadcast_table(but=subscriber)

    def welcome(self, subscriber: Subscriber, since: int | None = None) -> None:
        """Send the current table, or what the client has missed since it left."""
        perspective, start = self.perspective(subscriber), self._where_to_start(since)
        subscriber.connection.send(
            Welcome(
                table=self.info(subscriber.access),
                held=list(subscriber.held),
                eye=subscriber.viewing_as,
                frame=frames.remembered(self.frame(start, perspective), self.log.game),
                log=frames.log_entries(self.log, perspective, start),
            )
        )
        if start < self.log.number:
            self._send_steps(subscriber, start + 1)

    def _where_to_start(self, since: int | None) -> int:
        number = self.log.number
        known = since is not None and number - MAX_MISSED_STEPS <= since <= number
        return since if known and since and not frames.hides_history(self.log.game) else number

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a closed connection."""
        self.subscribers.remove(subscriber)
        if subscriber.held and not self.stale:
            self.broadcast_table()

    # Writing, then sending

    async def commit(
        self, change: LogAppend | None = None, seats: Sequence[SeatRow] = (), **fields: Any
    ) -> None:
        """Write a change, apply it and send it to all clients. The lock must be held."""
        change = change or LogAppend(self.log.number + 1)
        before = self.row.number
        fields |= self._status_fields()
        places = {seat.seat: seat for seat in seats}
        write = Write(change.first, change.lines, change.seal, tuple(seats), fields)
        try:
            await self.services.storage.write(self.row.id, write)
        except Exception as problem:
            logger.exception("could not write", extra={"table": self.row.id})
            self.invalidate()
            raise Refusal("server-trouble") from problem
        except BaseException:
            self.invalidate()
            raise
        table_seats = tuple(places.get(seat.seat, seat) for seat in self.row.seats)
        self.row = replace(self.row, **fields, seats=table_seats)
        self._publish(before, change, with_table=bool(seats) or self.row.status == "over")

    def _status_fields(self) -> dict[str, Any]:
        outcome = self.log.outcome
        stands: dict[str, Any] = {
            "number": self.log.number,
            "touched": self.services.settings.clock.date(),
            "archived": False,
        }
        if outcome is not None:
            stands |= {"status": "over", "outcome": codec.dump(outcome)}
        return stands

    def _publish(self, before: int, change: LogAppend, with_table: bool) -> None:
        if change.lines:
            self._publish_entries(before)
        elif change.seal is not None:
            self.clocks.set(self._clocked(), ())
            number, waiting = self.log.number, list(self.log.waiting_for)
            self.broadcast(Sealed(number=number, waiting=waiting))
        if with_table:
            self.broadcast_table()

    def _publish_entries(self, before: int) -> None:
        """Update clocks, open offers and clients after the log has grown."""
        fresh = self.log.since(before)
        moved = {moment.seat for moment in fresh if moment.seat is not None}
        if any(moment.kind in ("joint", "takeback") for moment in fresh):
            moved = set(range(len(self.row.seats)))
        self.clocks.set(self._clocked(), moved)
        for message in self.takeback_offer.close(taken=any(m.kind == "takeback" for m in fresh)):
            self.broadcast(message)
        for subscriber in self.subscribers:
            self._send_steps(subscriber, before + 1)
        if self.log.outcome is not None:
            self.pending_chance.forget()
        elif self.log.chance_pending and any(moment.kind != "resigned" for moment in fresh):
            self.pending_chance.follow()

    def _send_steps(self, subscriber: Subscriber, first: int) -> None:
        perspective = self.perspective(subscriber)
        numbers = range(first, self.log.number + 1)
        subscriber.connection.send(
            Steps(frames=[self.frame(number, perspective) for number in numbers])
        )

    def broadcast(self, message: ServerModel) -> None:
        for subscriber in self.subscribers:
            subscriber.connection.send(message)

    def broadcast_table(self, but: Subscriber | None = None) -> None:
        """Send seats, presence and status to each client, as far as it may know them."""
        for subscriber in self.subscribers:
            if subscriber is not but:
                subscriber.connection.send(TableNews(table=self.info(subscriber.access)))

    def invalidate(self) -> None:
        """Discard the in-memory state after a failed write and disconnect all clients."""
        self.stale = True
        self._stop_clocks()
        for subscriber in self.subscribers:
            subscriber.connection.close(INVALIDATED)

    # Playing

    def wake(self) -> None:
        """Start the engines that have to move."""
        self._engine_seats.wake()

    async def play(self, seat: Seat, expected: int, text: str) -> int:
        """Play the move of a person or an engine and return its number. The lock must be held."""
        if self.row.status == "waiting":
            raise Refusal("still-waiting", rule=self.log.game.spec.seats_rule)
        elapsed = (
            self.pending_chance.elapsed
        )  # read once, so that all checks below use the same time
        if self.pending_chance.is_over(elapsed):
            await self.pending_chance.decide()
            elapsed = 0
        self.log.require_current(seat, expected)
        self._require_ready(seat, elapsed)
        change = self.log.play(seat, text, elapsed)
        await self.commit(change)
        self.services.metrics.moves[self.row.game] += 1
        self._engine_seats.wake()
        # A secret choice has no number yet.
        return change.first if change.lines else self.log.number

    def _require_ready(self, seat: Seat, elapsed: int) -> None:
        """Raise an error if, in real time, the seat is still reloading."""
        live, wait = self.log.game.live, self.pending_chance.wait(seat, elapsed)
        if live is not None and wait > 0:
            raise live.not_yet(wait)

    async def begin_if_complete(self, seats: Iterable[SeatRow]) -> None:
        """Save who sits where, and start the game when all seats are taken.

        The lock must be held.
        """
        changed = list(seats)
        places = {seat.seat: seat for seat in changed}
        complete = all(places.get(seat.seat, seat).filled for seat in self.row.seats)
        if self.row.status != "waiting" or not complete:
            await self.commit(seats=changed)
        else:
            drawn = self.log.draw()
            await self.commit(drawn, changed, status="playing")
            self.clocks.set(self._clocked(), ())
            if not drawn.lines:
                # Clients connected before the game started have not received their legal moves yet.
                self._welcome_all()
        self._engine_seats.wake()

    def _welcome_all(self) -> None:
        for subscriber in self.subscribers:
            self.welcome(subscriber)

    # Clocks

    def _clocked(self) -> list[Seat]:
        if self.row.status != "playing":
            return []
        return [seat for seat in self.log.waiting_for if seat in self.deciding]

    def _time_is_up(self) -> None:
        self.spawn(self._expire())

    async def _expire(self) -> None:
        async with self.lock:
            due = self.clocks.due()
            if not due and not self.stale:
                self.clocks.set(self._clocked(), ())  # the timer fired slightly early
            for seat in due:
                if not self.stale and seat in self._clocked() and not self.log.chance_pending:
                    await self.commit(self.log.expire(seat))
            self._engine_seats.wake()

    def _stop_clocks(self) -> None:
        self.clocks.stop()
        self.pending_chance.stop()

    # Background tasks

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("table task failed", exc_info=problem, extra={"table": self.row.id})

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        async with self.lock:
            self.stale = True
            self._stop_clocks()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
