"""Serialises all changes to one table.

A change is made in memory under the lock, written to storage, and only then sent to clients. If
writing fails, the room is discarded and read from storage again. No client has seen the lost
change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cupboard.core import codec
from cupboard.core.types import Seat
from cupboard.server.descriptions import Access, is_host, table_info
from cupboard.server.engine_pool import EnginePool
from cupboard.server.errors import Refusal
from cupboard.server.metrics import Metrics
from cupboard.server.precompile import Precompiler
from cupboard.server.schemas.http import Frame, ServerModel, TableInfo
from cupboard.server.schemas.socket import Sealed, Steps, TableNews, Welcome
from cupboard.server.session import frames, guided
from cupboard.server.session.engine_seats import EngineSeats
from cupboard.server.session.event_log import EventLog, LogAppend, Seal
from cupboard.server.session.frames import Perspective
from cupboard.server.session.move_clock import MoveClocks
from cupboard.server.session.realtime import PendingChance
from cupboard.server.session.subscribers import Subscriber, Subscribers
from cupboard.server.session.takeback_offer import TakebackOffer
from cupboard.server.settings import Settings
from cupboard.server.storage.base import SeatRow, Storage, TableRow, Write

MOST_MISSED = 200
"""A client that missed more steps than this gets only the current position."""
GIVEN_UP = 1011
"""WebSocket close code of a room that could not be saved."""

log = logging.getLogger("cupboard.server")


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    storage: Storage
    settings: Settings
    thinkers: EnginePool
    metrics: Metrics
    readiness: Precompiler


class LiveTable:
    """A table in memory."""

    def __init__(self, kept: TableRow, story: EventLog, house: Services) -> None:
        self.kept = kept
        self.story = story
        self.house = house
        self.lock = asyncio.Lock()
        self.audience = Subscribers(len(kept.seats), house.settings.clock)
        self.offers = TakebackOffer()
        self.clocks = MoveClocks(kept.move_seconds, house.settings.clock, self._time_is_up)
        self.under_way = PendingChance(self)
        self.advised: set[Seat] = set()
        """seats for which an engine is working out a hint"""
        self.lost = False
        """whether the state in memory is invalid"""
        self.tasks: set[asyncio.Task[Any]] = set()
        self._driver = EngineSeats(self)

    # Status

    @property
    def deciding(self) -> frozenset[Seat]:
        """The seats whose owners decide for themselves."""
        return frozenset(seat.seat for seat in self.kept.seats if seat.player is None)

    def info(self, viewer: Access) -> TableInfo:
        return table_info(self.kept, viewer, self.audience.presence)

    def frame(self, number: int, eye: Perspective) -> Frame:
        made = frames.frame(self.story, number, eye, self.clocks.left())
        return guided.annotated(made, self.kept.game, eye) if self.kept.guide else made

    def eye(self, listener: Subscriber) -> Perspective:
        deciding = self.deciding if self.kept.status == "playing" else frozenset[Seat]()
        return self.audience.eye(listener, deciding)

    def may_watch(self, viewer: Access) -> bool:
        """Return whether clients without a seat may watch."""
        return self.kept.watching or is_host(self.kept, viewer)

    @property
    def idle(self) -> bool:
        """Whether the room can be unloaded without loss because the storage has everything."""
        quiet = self._driver.resting and not self.clocks.left() and not self.lock.locked()
        return quiet and not self.audience and not self.under_way

    # Connecting and leaving

    async def start(self, seals: Sequence[Seal] = ()) -> None:
        """Continue from where the table stopped: secret choices, chance events, clocks, engines."""
        async with self.lock:
            if self.kept.status == "playing":
                resumed = await asyncio.to_thread(self.story.resume, seals)
                if resumed.lines:
                    await self.commit(resumed)
                self.clocks.set(self._clocked(), ())
                self._driver.wake()

    async def enter(self, listener: Subscriber, held: tuple[Seat, ...], since: int | None) -> None:
        """Accept a connection that has proved it holds these seats."""
        if not held and not self.may_watch(listener.viewer):
            raise Refusal("watching-off")
        listener.look(held)
        self.audience.add(listener)
        back = [seat for seat in self.kept.seats if seat.seat in held and seat.stand_in]
        returned = [replace(seat, stand_in=None) for seat in back if not seat.resigned]
        if returned:
            await self.commit(seats=returned)
            self.clocks.set(self._clocked(), held)
        self.welcome(listener, since)
        for message in (*self.offers.news(), *self.under_way.news()):
            listener.wire.send(message)
        self.tell_table(but=listener)

    def welcome(self, listener: Subscriber, since: int | None = None) -> None:
        """Send the current table, or what the client has missed since it left."""
        eye, start = self.eye(listener), self._where_to_start(since)
        listener.wire.send(
            Welcome(
                table=self.info(listener.viewer),
                held=list(listener.held),
                eye=listener.eye,
                frame=frames.remembered(self.frame(start, eye), self.story.game),
                log=frames.log(self.story, eye, start),
            )
        )
        if start < self.story.number:
            self._send_steps(listener, start + 1)

    def _where_to_start(self, since: int | None) -> int:
        number = self.story.number
        known = since is not None and number - MOST_MISSED <= since <= number
        return since if known and since and not frames.forgets(self.story.game) else number

    def go(self, listener: Subscriber) -> None:
        """Remove a closed connection."""
        self.audience.remove(listener)
        if listener.held and not self.lost:
            self.tell_table()

    # Writing, then sending

    async def commit(
        self, change: LogAppend | None = None, seats: Sequence[SeatRow] = (), **fields: Any
    ) -> None:
        """Write a change, apply it and send it to all clients. The lock must be held."""
        change = change or LogAppend(self.story.number + 1)
        before = self.kept.number
        fields |= self._how_it_stands()
        places = {seat.seat: seat for seat in seats}
        write = Write(change.first, change.lines, change.seal, tuple(seats), fields)
        try:
            await self.house.storage.write(self.kept.id, write)
        except Exception as problem:
            log.exception("could not write", extra={"table": self.kept.id})
            self.give_up()
            raise Refusal("server-trouble") from problem
        except BaseException:
            self.give_up()
            raise
        table_seats = tuple(places.get(seat.seat, seat) for seat in self.kept.seats)
        self.kept = replace(self.kept, **fields, seats=table_seats)
        self._tell(before, change, told_table=bool(seats) or self.kept.status == "over")

    def _how_it_stands(self) -> dict[str, Any]:
        outcome = self.story.outcome
        stands: dict[str, Any] = {
            "number": self.story.number,
            "touched": self.house.settings.clock.date(),
            "archived": False,
        }
        if outcome is not None:
            stands |= {"status": "over", "outcome": codec.dump(outcome)}
        return stands

    def _tell(self, before: int, change: LogAppend, told_table: bool) -> None:
        if change.lines:
            self._next_moment(before)
        elif change.seal is not None:
            self.clocks.set(self._clocked(), ())
            number, waiting = self.story.number, list(self.story.waiting_for)
            self.tell(Sealed(number=number, waiting=waiting))
        if told_table:
            self.tell_table()

    def _next_moment(self, before: int) -> None:
        """Update clocks, open offers and clients after the log has grown."""
        fresh = self.story.since(before)
        moved = {moment.seat for moment in fresh if moment.seat is not None}
        if any(moment.kind in ("joint", "takeback") for moment in fresh):
            moved = set(range(len(self.kept.seats)))
        self.clocks.set(self._clocked(), moved)
        for message in self.offers.close(taken=any(m.kind == "takeback" for m in fresh)):
            self.tell(message)
        for listener in self.audience:
            self._send_steps(listener, before + 1)
        if self.story.outcome is not None:
            self.under_way.forget()
        elif self.story.under_way and any(moment.kind != "resigned" for moment in fresh):
            self.under_way.follow()

    def _send_steps(self, listener: Subscriber, first: int) -> None:
        eye = self.eye(listener)
        numbers = range(first, self.story.number + 1)
        listener.wire.send(Steps(frames=[self.frame(number, eye) for number in numbers]))

    def tell(self, message: ServerModel) -> None:
        for listener in self.audience:
            listener.wire.send(message)

    def tell_table(self, but: Subscriber | None = None) -> None:
        """Send seats, presence and status to each client, as far as it may know them."""
        for listener in self.audience:
            if listener is not but:
                listener.wire.send(TableNews(table=self.info(listener.viewer)))

    def give_up(self) -> None:
        """Discard the in-memory state after a failed write and disconnect all clients."""
        self.lost = True
        self._stop_clocks()
        for listener in self.audience:
            listener.wire.close(GIVEN_UP)

    # Playing

    def wake(self) -> None:
        """Start the engines that have to move."""
        self._driver.wake()

    async def play(self, seat: Seat, expected: int, text: str) -> int:
        """Play the move of a person or an engine and return its number. The lock must be held."""
        if self.kept.status == "waiting":
            raise Refusal("still-waiting", rule=self.story.game.spec.seats_rule)
        elapsed = self.under_way.elapsed  # read once, so that all checks below use the same time
        if self.under_way.is_over(elapsed):
            await self.under_way.decide()
            elapsed = 0
        self.story.require_current(seat, expected)
        self._require_ready(seat, elapsed)
        change = self.story.play(seat, text, elapsed)
        await self.commit(change)
        self.house.metrics.moves[self.kept.game] += 1
        self._driver.wake()
        # A secret choice has no number yet.
        return change.first if change.lines else self.story.number

    def _require_ready(self, seat: Seat, elapsed: int) -> None:
        """Raise an error if, in real time, the seat is still reloading."""
        live, wait = self.story.game.live, self.under_way.wait(seat, elapsed)
        if live is not None and wait > 0:
            raise live.not_yet(wait)

    async def begin_if_complete(self, seats: Iterable[SeatRow]) -> None:
        """Save who sits where, and start the game when all seats are taken.

        The lock must be held.
        """
        changed = list(seats)
        places = {seat.seat: seat for seat in changed}
        complete = all(places.get(seat.seat, seat).filled for seat in self.kept.seats)
        if self.kept.status != "waiting" or not complete:
            await self.commit(seats=changed)
        else:
            drawn = self.story.draw()
            await self.commit(drawn, changed, status="playing")
            self.clocks.set(self._clocked(), ())
            if not drawn.lines:
                # Clients connected before the game started have not received their legal moves yet.
                self._welcome_all()
        self._driver.wake()

    def _welcome_all(self) -> None:
        for listener in self.audience:
            self.welcome(listener)

    # Clocks

    def _clocked(self) -> list[Seat]:
        if self.kept.status != "playing":
            return []
        return [seat for seat in self.story.waiting_for if seat in self.deciding]

    def _time_is_up(self) -> None:
        self.spawn(self._expire())

    async def _expire(self) -> None:
        async with self.lock:
            due = self.clocks.due()
            if not due and not self.lost:
                self.clocks.set(self._clocked(), ())  # the timer fired slightly early
            for seat in due:
                if not self.lost and seat in self._clocked() and not self.story.under_way:
                    await self.commit(self.story.expire(seat))
            self._driver.wake()

    def _stop_clocks(self) -> None:
        self.clocks.stop()
        self.under_way.stop()

    # Background tasks

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("table task failed", exc_info=problem, extra={"table": self.kept.id})

    async def close(self) -> None:
        """Finish pending writes, then stop."""
        async with self.lock:
            self.lost = True
            self._stop_clocks()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
