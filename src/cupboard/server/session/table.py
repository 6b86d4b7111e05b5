"""Serialises all changes to one table.

A change is made in memory while the table is held, written to storage, and only then sent to
clients. If writing fails, the table in memory is discarded and read from storage again. No client
has seen the lost change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cupboard.core import codec
from cupboard.core.errors import CupboardError, StaleMove
from cupboard.core.record import Record
from cupboard.core.types import Seat
from cupboard.server.descriptions import Access, is_host, table_info
from cupboard.server.errors import CLOSE, Refusal, to_problem
from cupboard.server.schemas.http import Fairness, Frame, ServerModel, TableInfo
from cupboard.server.schemas.socket import ProblemMessage, Sealed, Steps, TableNews, Welcome
from cupboard.server.session import frames, guided
from cupboard.server.session.engine_seats import EngineSeats
from cupboard.server.session.event_log import EventLog, LogAppend, Seal
from cupboard.server.session.frames import Perspective
from cupboard.server.session.hints import Hints
from cupboard.server.session.move_clock import MoveClocks
from cupboard.server.session.realtime import PendingChance
from cupboard.server.session.seats import require_level, substitute_level
from cupboard.server.session.subscribers import Encoded, Subscriber, Subscribers
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
        self.hints = Hints(self)
        self.pending_chance = PendingChance(self)
        self._lock = asyncio.Lock()
        self._stale = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscribers = Subscribers(len(row.seats), services.settings.clock)
        self._takeback_offer = TakebackOffer()
        self._clocks = MoveClocks(row.move_seconds, services.settings.clock, self._time_is_up)
        self._engine_seats = EngineSeats(self)

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[bool]:
        """Hold the table for one change. Yields whether the state in memory is valid."""
        async with self._lock:
            yield not self._stale

    # Status

    @property
    def stale(self) -> bool:
        """Whether the state in memory is invalid."""
        return self._stale

    @property
    def deciding(self) -> frozenset[Seat]:
        """The seats whose owners decide for themselves."""
        return frozenset(seat.seat for seat in self.row.seats if seat.player is None)

    def info(self, access: Access) -> TableInfo:
        return table_info(self.row, access, self._subscribers.presence)

    def record(self) -> Record:
        """Return the game's record with the players' names."""
        return self.log.record(tuple(seat.name or seat.level or "" for seat in self.row.seats))

    def replay(self, seat: Seat | None) -> list[Frame]:
        """Return the whole game from a point of view."""
        return [frames.log_frame(self.log, entry, Perspective(seat)) for entry in self.log.entries]

    def fairness(self) -> Fairness:
        """Return the commitment and, after the game, the seed."""
        match = self.log.match
        seed = match.seed.hex() if self.row.status == "over" else None
        return Fairness(commitment=match.commitment, seed=seed, draws=self.log.draws)

    def is_host(self, access: Access) -> bool:
        return is_host(self.row, access)

    def may_watch(self, access: Access) -> bool:
        """Return whether clients without a seat may watch."""
        return self.row.watching or self.is_host(access)

    @property
    def idle(self) -> bool:
        """Whether the table can be unloaded without loss because the storage has everything."""
        quiet = self._engine_seats.resting and not self._clocks.left() and not self._lock.locked()
        return quiet and not self._subscribers and not self.pending_chance

    # Connections

    async def start(self, seals: Sequence[Seal] = ()) -> None:
        """Continue from where the table stopped: secret choices, chance events, clocks, engines."""
        async with self._lock:
            if self.row.status == "playing":
                resumed = await asyncio.to_thread(self.log.resume, seals)
                if resumed.lines:
                    await self.commit(resumed)
                self._clocks.set(self._clocked(), ())
                self._engine_seats.wake()

    async def enter(
        self, subscriber: Subscriber, held: tuple[Seat, ...], since: int | None
    ) -> None:
        """Accept a connection that has proved it holds these seats."""
        if not held and not self.may_watch(subscriber.access):
            raise Refusal("watching-off")
        subscriber.hold_seats(held)
        self._subscribers.add(subscriber)
        back = [seat for seat in self.row.seats if seat.seat in held and seat.substitute]
        returned = [replace(seat, substitute=None) for seat in back if not seat.resigned]
        if returned:
            await self.commit(seats=returned)
            self._clocks.set(self._clocked(), held)
        self.welcome(subscriber, since)
        for message in (*self._takeback_offer.news(), *self.pending_chance.news()):
            subscriber.send(message)
        self.broadcast_table(but=subscriber)

    def welcome(self, subscriber: Subscriber, since: int | None = None) -> None:
        """Send the current table, or what the client has missed since it left."""
        perspective, start = self._perspective(subscriber), self._first_frame(since)
        frame = self._frames(range(start, start + 1), perspective)[0]
        subscriber.send(
            Welcome(
                table=self.info(subscriber.access),
                held=list(subscriber.held),
                eye=subscriber.viewing_as,
                frame=frames.for_late_client(frame, self.log.game),
                log=frames.log_entries(self.log, perspective, start),
            )
        )
        if start < self.log.number:
            self._send_steps([subscriber], start + 1)

    def _first_frame(self, since: int | None) -> int:
        number = self.log.number
        known = since is not None and number - MAX_MISSED_STEPS <= since <= number
        return since if known and since and not frames.hides_history(self.log.game) else number

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a closed connection."""
        self._subscribers.remove(subscriber)
        if subscriber.held and not self._stale:
            self.broadcast_table()

    def leave_seat(self, subscriber: Subscriber, seat: Seat) -> None:
        """Let a connection give up a seat but stay, if it may watch."""
        subscriber.hold_seats(tuple(held for held in subscriber.held if held != seat))
        self._subscribers.left((seat,))
        if subscriber.held or self.may_watch(subscriber.access):
            self.welcome(subscriber)
        else:
            subscriber.close(CLOSE["watching-off"])
        self.broadcast_table(but=subscriber)

    def refuse(self, subscriber: Subscriber, request_id: str | None, error: CupboardError) -> None:
        """Send the reason for a refusal, and the current table after a stale move."""
        problem = to_problem(error)
        self.services.metrics.problems[problem.code] += 1
        subscriber.send(ProblemMessage(id=request_id, problem=problem))
        if isinstance(error, StaleMove):
            self.welcome(subscriber)

    # Writing, then sending

    async def commit(
        self, change: LogAppend | None = None, seats: Sequence[SeatRow] = (), **fields: Any
    ) -> None:
        """Write a change, apply it and send it to all clients. The table must be held."""
        change = change or LogAppend(self.log.number + 1)
        before = self.row.number
        fields |= self._status_fields()
        changed = {seat.seat: seat for seat in seats}
        write = Write(change, tuple(seats), fields)
        try:
            await self.services.storage.write(self.row.id, write)
        except Exception as problem:
            logger.exception("could not write", extra={"table": self.row.id})
            self.invalidate()
            raise Refusal("server-trouble") from problem
        except BaseException:
            self.invalidate()
            raise
        all_seats = tuple(changed.get(seat.seat, seat) for seat in self.row.seats)
        self.row = replace(self.row, **fields, seats=all_seats)
        self._publish(before, change, with_table=bool(seats) or self.row.status == "over")

    def _status_fields(self) -> dict[str, Any]:
        outcome = self.log.outcome
        fields: dict[str, Any] = {
            "number": self.log.number,
            "touched": self.services.settings.clock.date(),
            "archived": False,
        }
        if outcome is not None:
            fields |= {"status": "over", "outcome": codec.dump(outcome)}
        return fields

    def _publish(self, before: int, change: LogAppend, with_table: bool) -> None:
        if change.lines:
            self._publish_entries(before)
        elif change.seal is not None:
            self._clocks.set(self._clocked(), ())
            number, waiting = self.log.number, list(self.log.waiting_for)
            self.broadcast(Sealed(number=number, waiting=waiting))
        if with_table:
            self.broadcast_table()

    def _publish_entries(self, before: int) -> None:
        """Update clocks, open offers and clients after the log has grown."""
        fresh = self.log.since(before)
        moved = {entry.seat for entry in fresh if entry.seat is not None}
        if any(entry.kind in ("joint", "takeback") for entry in fresh):
            moved = set(range(len(self.row.seats)))
        self._clocks.set(self._clocked(), moved)
        self._close_offer(taken=any(entry.kind == "takeback" for entry in fresh))
        self._send_steps(self._subscribers, before + 1)
        if self.log.outcome is not None:
            self.pending_chance.forget()
        elif self.log.chance_pending and any(entry.kind != "resigned" for entry in fresh):
            self.pending_chance.follow()

    def _send_steps(self, subscribers: Iterable[Subscriber], first: int) -> None:
        """Send the entries from `first` on, built and encoded once per perspective."""
        numbers = range(first, self.log.number + 1)
        messages: dict[Perspective, Encoded] = {}
        for subscriber in subscribers:
            perspective = self._perspective(subscriber)
            if perspective not in messages:
                steps = Steps(frames=self._frames(numbers, perspective))
                messages[perspective] = Encoded(steps)
            subscriber.connection.send(messages[perspective])

    def _frames(self, numbers: Iterable[int], perspective: Perspective) -> list[Frame]:
        left = self._clocks.left()
        built = [
            frames.log_frame(self.log, self.log.entry(number), perspective, left)
            for number in numbers
        ]
        if not self.row.guide:
            return built
        return [guided.with_notes(frame, self.row.game, perspective) for frame in built]

    def _perspective(self, subscriber: Subscriber) -> Perspective:
        deciding = self.deciding if self.row.status == "playing" else frozenset[Seat]()
        return subscriber.perspective(deciding)

    def broadcast(self, message: ServerModel) -> None:
        """Send the same message to all clients."""
        encoded = Encoded(message)
        for subscriber in self._subscribers:
            subscriber.connection.send(encoded)

    def broadcast_table(self, but: Subscriber | None = None) -> None:
        """Send seats, presence and status to each client, as far as it may know them."""
        for subscriber in self._subscribers:
            if subscriber is not but:
                subscriber.send(TableNews(table=self.info(subscriber.access)))

    def invalidate(self) -> None:
        """Discard the in-memory state after a failed write and disconnect all clients."""
        self._stale = True
        self._stop_clocks()
        for subscriber in self._subscribers:
            subscriber.close(INVALIDATED)

    # Playing. The table must be held.

    def wake(self) -> None:
        """Start the engines that have to move."""
        self._engine_seats.wake()

    async def play(self, seat: Seat, expected: int, text: str) -> int:
        """Play the move of a person or an engine and return its number."""
        if self.row.status == "waiting":
            raise Refusal("still-waiting", rule=self.log.game.spec.seats_rule)
        elapsed = self.pending_chance.elapsed  # read once, so that all checks use the same time
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

    async def resign(self, seat: SeatRow) -> None:
        """Resign for a seat. If others play on, an engine takes its place."""
        if self.row.status == "waiting":
            raise Refusal("still-waiting")
        substitute = None
        if self.log.others_play_on:
            self.log.require_engines()
            substitute = substitute_level(self.row.game)
        change = self.log.resign(seat.seat)
        await self.commit(change, [replace(seat, resigned=True, substitute=substitute)])
        self._engine_seats.wake()

    async def ask_takeback(self, seat: Seat, held: tuple[Seat, ...]) -> None:
        """Take a seat's last move back when everyone has agreed.

        People on the same device, who hold the seats `held`, agree by passing it on.
        """
        if not self.row.takeback:
            raise Refusal("takeback-off")
        self.log.require_takeback(seat)
        if self._takeback_offer.ask(seat, self.deciding - set(held)):
            await self._take_back(seat)
        else:
            self._broadcast_offer()

    async def answer_takeback(self, seat: Seat, yes: bool) -> None:
        """Agree to the open takeback request, or refuse it."""
        self._takeback_offer.require(seat)
        if not yes:
            self._close_offer(taken=False)
        elif (asker := self._takeback_offer.agree(seat)) is not None:
            await self._take_back(asker)
        else:
            self._broadcast_offer()

    async def _take_back(self, seat: Seat) -> None:
        await self.commit(self.log.take_back(seat))
        self._engine_seats.wake()

    def _broadcast_offer(self) -> None:
        for message in self._takeback_offer.news():
            self.broadcast(message)

    def _close_offer(self, taken: bool) -> None:
        for message in self._takeback_offer.close(taken=taken):
            self.broadcast(message)

    # Seats and spectators. The table must be held.

    async def begin_if_complete(self, seats: Iterable[SeatRow]) -> None:
        """Save who sits where, and start the game when all seats are taken."""
        changed = {seat.seat: seat for seat in seats}
        complete = all(changed.get(seat.seat, seat).filled for seat in self.row.seats)
        if self.row.status != "waiting" or not complete:
            await self.commit(seats=tuple(changed.values()))
        else:
            drawn = self.log.draw()
            await self.commit(drawn, tuple(changed.values()), status="playing")
            self._clocks.set(self._clocked(), ())
            if not drawn.lines:
                # Clients connected before the game started have not received their legal moves yet.
                for subscriber in self._subscribers:
                    self.welcome(subscriber)
        self._engine_seats.wake()

    async def hand_over(self, number: Seat, level: str) -> None:
        """Give an engine a seat that is not taken or whose player stays away."""
        if number >= len(self.row.seats):
            raise Refusal("no-such-seat", seat=number + 1)
        seat = self.row.seats[number]
        if seat.player is not None:
            raise Refusal("engine-plays", seat=number + 1)
        if self.row.status == "over":
            raise Refusal("game-over")
        self.log.require_engines()
        away_seconds, needed = self._subscribers.away(number), self.services.settings.away_seconds
        if seat.token is not None and away_seconds < needed:
            raise Refusal("not-away", seat=number + 1, seconds=round(needed))
        substitute = require_level(self.row.game, level)
        await self.begin_if_complete([replace(seat, substitute=substitute)])

    async def set_watching(self, on: bool) -> None:
        """Allow or forbid spectators; those who are here are disconnected."""
        await self.commit(watching=on)
        self.broadcast_table()
        for subscriber in self._subscribers:
            if not subscriber.held and not self.may_watch(subscriber.access):
                subscriber.close(CLOSE["watching-off"])

    # Clocks

    def _clocked(self) -> list[Seat]:
        if self.row.status != "playing":
            return []
        return [seat for seat in self.log.waiting_for if seat in self.deciding]

    def _time_is_up(self) -> None:
        self.spawn(self._expire())

    async def _expire(self) -> None:
        async with self._lock:
            due = self._clocks.due()
            if not due and not self._stale:
                self._clocks.set(self._clocked(), ())  # the timer fired slightly early
            for seat in due:
                if not self._stale and seat in self._clocked() and not self.log.chance_pending:
                    await self.commit(self.log.expire(seat))
            self._engine_seats.wake()

    def _stop_clocks(self) -> None:
        self._clocks.stop()
        self.pending_chance.stop()

    # Background tasks

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run a coroutine in the background until it ends or the table is closed."""
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            logger.error("table task failed", exc_info=problem, extra={"table": self.row.id})

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        async with self._lock:
            self._stale = True
            self._stop_clocks()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
