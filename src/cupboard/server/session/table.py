"""Serialises all changes to one table.

A change is prepared while the table is held, written to storage, and only then made in memory and
sent to clients. If nothing was written, the table stays as it was. If no one knows what was
written, the table in memory is discarded and read from storage again. No client has seen the lost
change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from math import inf
from typing import TYPE_CHECKING, Any

from cupboard.core import codec
from cupboard.core.errors import CupboardError, StaleMove
from cupboard.core.record import Record
from cupboard.core.types import Seat
from cupboard.server.clock import RETRY_SECONDS
from cupboard.server.descriptions import Access, Rights, is_host, rights_at, table_info
from cupboard.server.errors import CLOSE, Outdated, Refusal, to_problem
from cupboard.server.job_kinds import draw_chance
from cupboard.server.schemas.http import Fairness, Frame, ServerModel, TableInfo
from cupboard.server.schemas.socket import (
    OfferClosed,
    ProblemMessage,
    Sealed,
    Steps,
    TableNews,
    Welcome,
)
from cupboard.server.session import following, frames, guided
from cupboard.server.session.engine_seats import EngineSeats
from cupboard.server.session.event_log import EventLog, LogAppend, Pending, Seal
from cupboard.server.session.frame_text import EntryText
from cupboard.server.session.frames import Perspective
from cupboard.server.session.hints import Hints
from cupboard.server.session.move_clock import MoveClocks
from cupboard.server.session.realtime import PendingChance
from cupboard.server.session.rematch_offer import RematchOffer
from cupboard.server.session.seats import require_level, substitute_level
from cupboard.server.session.subscribers import Encoded, EncodedSteps, Subscriber, Subscribers
from cupboard.server.session.takeback_offer import TakebackOffer
from cupboard.server.storage.base import (
    TOUCHED,
    Conflict,
    SeatRow,
    StoredLine,
    TableRow,
    Write,
    WriteFailed,
)

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_MISSED_STEPS = 200
"""A client that missed more steps than this gets only the current position."""
INVALIDATED = 1011
"""WebSocket close code of a table that could not be saved."""

ROW_SECONDS = 60
"""How far the stored number and time of the last move may be behind the log."""
EXPECTED_SECONDS = 10
"""How long the players of a rematch count as present while their pages open it."""

logger = logging.getLogger("cupboard.server")


class Hold:
    """A table held for one change. A generator would do, but take longer for every move."""

    __slots__ = ("_lock", "_table")

    def __init__(self, table: LiveTable, lock: asyncio.Lock) -> None:
        self._table = table
        self._lock = lock

    async def __aenter__(self) -> bool:
        await self._lock.acquire()
        return not self._table.stale

    async def __aexit__(self, *_problem: object) -> None:
        self._lock.release()


class LiveTable:
    """A table in memory."""

    def __init__(
        self,
        row: TableRow,
        log: EventLog,
        services: Services,
        open_rematch: Callable[[LiveTable, frozenset[Seat]], Awaitable[None]],
    ) -> None:
        """`open_rematch` opens the next table for the seats that have agreed."""
        self.row = row
        self.log = log
        self.services = services
        self.hints = Hints(self)
        self.pending_chance = PendingChance(self)
        self._lock = asyncio.Lock()
        self._stale = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._subscribers = Subscribers(len(row.seats), services.settings.clock)
        self._clocks = MoveClocks(row.move_seconds, services.settings.clock, self._time_is_up)
        self._engine_seats = EngineSeats(self)
        self._row_written = -inf
        self._row_due = False
        self._open_rematch = open_rematch
        self._deciding: tuple[Sequence[SeatRow], frozenset[Seat]] = ((), frozenset())

    def locked(self) -> Hold:
        """Hold the table for one change. Yields whether the state in memory is valid."""
        return Hold(self, self._lock)

    # Status

    @property
    def stale(self) -> bool:
        """Whether the state in memory is invalid."""
        return self._stale

    @property
    def deciding(self) -> frozenset[Seat]:
        """The seats whose owners decide for themselves."""
        seats, found = self._deciding
        if seats is not self.row.seats:
            found = frozenset(seat.seat for seat in self.row.seats if seat.player is None)
            self._deciding = self.row.seats, found
        return found

    def info(self, access: Access) -> TableInfo:
        return self._info(rights_at(self.row, access))

    def _info(self, rights: Rights) -> TableInfo:
        return table_info(self.row, rights, self._subscribers.presence)

    def record(self) -> Record:
        """Return the game's record with the players' names."""
        return self.log.record(tuple(seat.name or seat.level or "" for seat in self.row.seats))

    def position(self) -> Frame:
        """Return the current frame as a spectator sees it."""
        frame = self._frames((self.log.number,), frames.SPECTATOR)[0]
        return frames.for_late_client(frame, self.log)

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

    @property
    def followed(self) -> bool:
        """Whether changes by other processes matter here."""
        return bool(self._subscribers) or self.row.status != "over"

    # Connections

    async def start(self, seals: Sequence[Seal] = ()) -> None:
        """Continue from where the table stopped: secret choices, chance events, clocks, engines."""
        async with self._lock:
            for elsewhere in (await self.services.cluster.presence([self.row.id])).values():
                self.adopt_presence(frozenset(elsewhere.here), elsewhere.away)
            if self.row.status == "playing":
                alone = await self.services.cluster.claim(self.row.id)
                began = await following.began_ago(self) if self.services.cluster.shared else None
                if began is not None and self.log.chance_pending:
                    self.pending_chance.follow(began)
                elif seals or self.log.chance_due:
                    resumed = self.log.prepare(lambda log: log.resume(seals))
                    # A real-time event that was left open when the server stopped is over.
                    await self.commit(await self._with_slow_chance(resumed, live=True))
                self._clocks.set(self._clocked(), (), 0 if alone else began or 0)
                self._engine_seats.wake()

    async def enter(
        self, subscriber: Subscriber, held: tuple[Seat, ...], since: int | None
    ) -> None:
        """Accept a connection that has proved it holds these seats."""
        if not held and not self.may_watch(subscriber.access):
            raise Refusal("watching-off")
        back = [seat for seat in self.row.seats if seat.seat in held and seat.substitute]
        returned = [replace(seat, substitute=None) for seat in back if not seat.resigned]
        if returned:
            await self.commit(seats=returned)
            self._clocks.set(self._clocked(), held)
        subscriber.hold_seats(held)
        self._subscribers.add(subscriber)
        self.services.cluster.came(self.row.id, held)
        self.welcome(subscriber, since)
        offer = self._takeback_offer
        for message in (*([offer.news()] if offer else ()), *self.pending_chance.news()):
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
                frame=frames.for_late_client(frame, self.log),
                log=frames.log_entries(self.log, perspective, start),
            )
        )
        if start < self.log.number:
            self._send_steps([subscriber], start + 1)

    def _first_frame(self, since: int | None) -> int:
        number = self.log.number
        known = since is not None and number - MAX_MISSED_STEPS <= since <= number
        return since if known and since and not self.log.tests_memory else number

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a closed connection."""
        self._subscribers.remove(subscriber)
        self._tell_left(subscriber.held)
        if subscriber.held and not self._stale:
            self.broadcast_table()

    def leave_seat(self, subscriber: Subscriber, seat: Seat) -> None:
        """Let a connection give up a seat but stay, if it may watch."""
        subscriber.hold_seats(tuple(held for held in subscriber.held if held != seat))
        self._subscribers.left((seat,))
        self._tell_left((seat,))
        if subscriber.held or self.may_watch(subscriber.access):
            self.welcome(subscriber)
        else:
            subscriber.close(CLOSE["watching-off"])
        self.broadcast_table(but=subscriber)

    def _tell_left(self, seats: tuple[Seat, ...]) -> None:
        self.services.cluster.left(self.row.id, self._subscribers.unconnected(seats))

    def refuse(self, subscriber: Subscriber, request_id: str | None, error: CupboardError) -> None:
        """Send the reason for a refusal, and the current table after a stale move."""
        problem = to_problem(error)
        self.services.metrics.problems[problem.code] += 1
        subscriber.send(ProblemMessage(id=request_id, problem=problem))
        if isinstance(error, StaleMove):
            self.welcome(subscriber)

    # Writing, then sending

    async def commit(
        self,
        pending: Pending | None = None,
        seats: Sequence[SeatRow] = (),
        epoch: int | None = None,
        **fields: Any,
    ) -> None:
        """Write a change, apply it and send it to all clients. The table must be held.

        What a table does by itself is written under the `epoch` of its lease.
        """
        pending = pending or Pending(LogAppend(self.log.number + 1), self.log)
        pending = await self._with_slow_chance(pending)
        before = self.log.number
        version = self.row.version if seats or fields else None
        fields |= self._status_fields(pending.log)
        written = self._fields_to_write(fields)
        await self._write(Write(pending.append, tuple(seats), written, version, epoch))
        self._note_row(written)
        if version is not None:
            fields["version"] = version + 1
        self.log.accept(pending)
        status = self.row.status
        if seats:
            changed = {seat.seat: seat for seat in seats}
            fields["seats"] = tuple(changed.get(seat.seat, seat) for seat in self.row.seats)
        self.row = self.row.changed(fields)
        if self.row.status != status:
            self.services.metrics.change_table(self.row.game, status, self.row.status)
        change = pending.append
        self._publish(before, change, with_table=bool(seats) or self.row.status == "over")
        following.announce(self, sealed=change.seal is not None)

    def _fields_to_write(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Return the fields that are written now.

        A table's number follows from its log, and the time of its last move need not be exact, so
        moves write them only once in a while: the next move after that, or `close`, does.
        """
        moved = fields.keys() == TOUCHED and not self.row.archived
        recently = self.services.settings.clock.now() - self._row_written < ROW_SECONDS
        # Other processes compare the stored number with their own.
        shared = self.services.cluster.shared
        return {} if moved and recently and not shared else fields

    def _note_row(self, written: dict[str, Any]) -> None:
        self._row_due = not written
        if written:
            self._row_written = self.services.settings.clock.now()

    async def _write_row(self) -> None:
        """Write what moves have not written yet."""
        if self._row_due:
            self._row_due = False
            fields = {name: getattr(self.row, name) for name in TOUCHED}
            write = Write(LogAppend(self.log.number + 1), table=fields)
            with suppress(Exception):  # it doesn't matter, because the log has the number
                await self.services.storage.write(self.row.id, write)

    async def _with_slow_chance(self, pending: Pending, live: bool = False) -> Pending:
        """Return a change together with the slow chance events that follow it."""
        while pending.log.chance_slow and (live or not pending.log.chance_pending):
            pending = pending.decided(await draw_chance(self.services.jobs, pending.log.match))
        return pending

    async def _write(self, write: Write) -> None:
        try:
            await self.services.storage.write(self.row.id, write)
        except Conflict as problem:  # another process was faster
            self.services.cluster.forget_lease(self.row.id)
            await following.catch_up(self)
            raise Outdated from problem
        except WriteFailed as problem:
            logger.exception("could not write", extra={"table": self.row.id})
            raise Refusal("server-trouble") from problem
        except Exception as problem:
            logger.exception("unknown what was written", extra={"table": self.row.id})
            self.invalidate()
            raise Refusal("server-trouble") from problem
        except BaseException:
            self.invalidate()
            raise

    def _status_fields(self, log: EventLog) -> dict[str, Any]:
        outcome = log.outcome
        fields: dict[str, Any] = {
            "number": log.number,
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
            self._publish_choices()
        if with_table:
            self.broadcast_table()

    def _publish_choices(self) -> None:
        """Show who has chosen, but not what."""
        self._clocks.set(self._clocked(), ())
        number, waiting = self.log.number, list(self.log.waiting_for)
        self.broadcast(Sealed(number=number, waiting=waiting))

    def _publish_entries(self, before: int, ago: float = 0) -> None:
        """Update clocks, open offers and clients after the log has grown, `ago` seconds ago."""
        fresh = self.log.since(before)
        moved = {entry.seat for entry in fresh if entry.seat is not None}
        if any(entry.kind in ("joint", "takeback") for entry in fresh):
            moved = set(range(len(self.row.seats)))
        self._clocks.set(self._clocked(), moved, ago)
        if TakebackOffer.read(self.row.offer, before):
            self.broadcast(OfferClosed(taken=any(entry.kind == "takeback" for entry in fresh)))
        self._send_steps(self._subscribers, before + 1)
        if self.log.outcome is not None:
            self.pending_chance.forget()
        elif self.log.chance_pending and any(entry.kind != "resigned" for entry in fresh):
            self.pending_chance.follow(ago)

    def _send_steps(self, subscribers: Iterable[Subscriber], first: int) -> None:
        """Send the entries from `first` on, built and encoded once per perspective."""
        numbers = range(first, self.log.number + 1)
        encode = self._guided_steps(numbers) if self.row.guide else self._steps(numbers)
        encoded: dict[Perspective, Encoded] = {}
        deciding = self._deciding_now
        for subscriber in subscribers:
            seen_by = subscriber.perspective(deciding)
            if seen_by not in encoded:
                encoded[seen_by] = encode(seen_by)
            subscriber.connection.send(encoded[seen_by])

    def _steps(self, numbers: Iterable[int]) -> Callable[[Perspective], Encoded]:
        left = self._clocks.left()
        texts = [EntryText(self.log, self.log.entry(number), left) for number in numbers]
        return lambda seen_by: EncodedSteps(text.frame(seen_by) for text in texts)

    def _guided_steps(self, numbers: Iterable[int]) -> Callable[[Perspective], Encoded]:
        return lambda seen_by: Encoded(Steps(frames=self._frames(numbers, seen_by)))

    def _frames(self, numbers: Iterable[int], perspective: Perspective) -> list[Frame]:
        left = self._clocks.left()
        built = [
            frames.log_frame(self.log, self.log.entry(number), perspective, left)
            for number in numbers
        ]
        if not self.row.guide:
            return built
        return [guided.with_notes(frame, self.row.game, perspective) for frame in built]

    @property
    def _deciding_now(self) -> frozenset[Seat]:
        return self.deciding if self.row.status == "playing" else frozenset()

    def _perspective(self, subscriber: Subscriber) -> Perspective:
        return subscriber.perspective(self._deciding_now)

    def broadcast(self, message: ServerModel) -> None:
        """Send the same message to all clients."""
        encoded = Encoded(message)
        for subscriber in self._subscribers:
            subscriber.connection.send(encoded)

    def broadcast_table(self, but: Subscriber | None = None) -> None:
        """Send seats, presence and status, built and encoded once for clients of equal rights."""
        encoded = cache(lambda rights: Encoded(TableNews(table=self._info(rights))))
        for subscriber in self._subscribers:
            if subscriber is not but:
                subscriber.connection.send(encoded(rights_at(self.row, subscriber.access)))

    def invalidate(self) -> None:
        """Discard the state in memory, which may differ from storage; disconnect all clients."""
        self._stale = True
        self._stop_clocks()
        for subscriber in self._subscribers:
            subscriber.close(INVALIDATED)

    # What other processes did. The table must be held.

    def adopt(self, row: TableRow | None, lines: Sequence[StoredLine]) -> None:
        """Take over and show what another process has written; no row if only the log has grown."""
        before, old = self.log.number, self.row
        for stored in lines:
            self.log.replay(stored.line)
        fresh = self.log.since(before)
        self.row = row or replace(old, **self._status_fields(self.log))
        if any(entry.kind == "resolved" for entry in fresh):
            self.pending_chance.forget()
        if fresh:
            self._publish_entries(before, following.flight_ago(fresh, lines))
        if (old.version, old.status) != (self.row.version, self.row.status):
            self._publish_row(old, bool(fresh))
        self.wake()

    def _publish_row(self, old: TableRow, log_has_grown: bool) -> None:
        """Show changes of seats, settings and offers that another process made."""
        self.broadcast_table()
        if old.status == "waiting" and self.row.status == "playing":
            self._clocks.set(self._clocked(), ())
            if not log_has_grown:
                for subscriber in self._subscribers:
                    self.welcome(subscriber)
        offer, number = self._takeback_offer, self.log.number
        if offer is not None:
            self.broadcast(offer.news())
        elif TakebackOffer.read(old.offer, number):
            self.broadcast(OfferClosed(taken=False))
        self._close_unwelcome()

    def adopt_choices(self, pending: Pending) -> None:
        """Take over secret choices made at other processes that reveal nothing yet."""
        self.log.accept(pending)
        self._publish_choices()
        self.wake()

    def adopt_presence(self, elsewhere: frozenset[Seat], away: Mapping[Seat, float]) -> None:
        """Note which seats are connected to other processes."""
        if self._subscribers.follow(elsewhere, away) and not self._stale:
            self.broadcast_table()

    # Who runs engines and clocks

    @property
    def epoch(self) -> int | None:
        """The epoch of this process's lease."""
        return self.services.cluster.epoch(self.row.id)

    @property
    def needs_owner(self) -> bool:
        """Whether engines or clocks have something to do, or a bean is in the air."""
        if self._stale or self.row.status != "playing":
            return False
        return bool(self._engine_seats.waiting() or self._clocks.left() or self.pending_chance)

    def owned(self) -> bool:
        """Return whether this process runs the engines and clocks; if not, try to become it."""
        cluster = self.services.cluster
        if not cluster.owns(self.row.id):
            cluster.want(self.row.id)
        return cluster.owns(self.row.id)

    def taken_over(self) -> None:
        """Run engines and clocks from now on."""
        self.wake()
        if self._clocks.due():
            self._time_is_up()

    # Playing. The table must be held.

    def wake(self) -> None:
        """Start the engines that have to move."""
        self._engine_seats.wake()

    async def play(self, seat: Seat, expected: int, text: str, epoch: int | None = None) -> int:
        """Play the move of a person or an engine and return its number."""
        if self.row.status == "waiting":
            raise Refusal("still-waiting", rule=self.log.game.spec.seats_rule)
        elapsed = self.pending_chance.elapsed  # read once, so that all checks use the same time
        if self.pending_chance.is_over(elapsed):
            await self.pending_chance.decide()
            elapsed = 0
        self.log.require_current(seat, expected)
        self._require_ready(seat, elapsed)
        pending = self.log.prepare(lambda log: log.play(seat, text, elapsed))
        await self.commit(pending, epoch=epoch)
        change = pending.append
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
        change = self.log.prepare(lambda log: log.resign(seat.seat))
        await self.commit(change, [replace(seat, resigned=True, substitute=substitute)])
        self._engine_seats.wake()

    async def ask_takeback(self, seat: Seat, held: tuple[Seat, ...]) -> None:
        """Take a seat's last move back when everyone has agreed.

        People on the same device, who hold the seats `held`, agree by passing it on.
        """
        if not self.row.takeback:
            raise Refusal("takeback-off")
        self.log.require_takeback(seat)
        if self._takeback_offer is not None:
            raise Refusal("offer-open")
        offer = TakebackOffer(seat, self.deciding - set(held), self.log.number)
        await self._settle_takeback(offer)

    async def answer_takeback(self, seat: Seat, yes: bool) -> None:
        """Agree to the open takeback request, or refuse it."""
        offer = self._takeback_offer
        if offer is None or seat not in offer.waiting:
            raise Refusal("no-offer")
        if yes:
            await self._settle_takeback(offer.agree(seat))
        else:
            await self.commit(offer=None)
            self.broadcast(OfferClosed(taken=False))

    async def _settle_takeback(self, offer: TakebackOffer) -> None:
        """Take the move back, or let the others know who still has to agree."""
        if offer.waiting:
            await self.commit(offer=offer.data())
            self.broadcast(offer.news())
        else:
            await self.commit(self.log.prepare(lambda log: log.take_back(offer.seat)))
            self._engine_seats.wake()

    @property
    def _takeback_offer(self) -> TakebackOffer | None:
        """The open request."""
        return TakebackOffer.read(self.row.offer, self.log.number)

    # Rematch. The table must be held.

    async def want_rematch(self, held: tuple[Seat, ...]) -> None:
        """Ask for a rematch, or agree to one. It opens when everyone has agreed.

        People on the same device, who hold the seats `held`, answer together.
        """
        self._require_no_rematch()
        offer = self._rematch_offer or RematchOffer(held[0], waiting=self._rematch_players)
        offer = offer.agree(held)
        if offer.waiting:
            await self.commit(rematch=offer.data())
        else:
            await self._open_rematch(self, offer.agreed)

    async def refuse_rematch(self, seat: Seat, held: tuple[Seat, ...]) -> None:
        """Withdraw the own offer of a rematch, or decline another's."""
        self._require_no_rematch()
        offer = self._rematch_offer
        if offer is None:
            raise Refusal("no-rematch")
        await self.commit(rematch=None if offer.seat in held else offer.decline(seat).data())

    @property
    def _rematch_offer(self) -> RematchOffer | None:
        """The open offer."""
        offer = RematchOffer.read(self.row.rematch)
        return None if offer is None or offer.declined is not None else offer

    @property
    def _rematch_players(self) -> frozenset[Seat]:
        """The seats whose players are asked: not those who left their seat to an engine."""
        return frozenset(
            seat.seat
            for seat in self.row.seats
            if seat.token and (not seat.substitute or self._subscribers.is_here(seat.seat))
        )

    def expect(self, seats: Iterable[Seat]) -> None:
        """Count these seats as present for a moment: their players are on their way."""
        self._subscribers.expect(seats)
        self.services.settings.clock.call_later(EXPECTED_SECONDS, self._stop_expecting)

    def _stop_expecting(self) -> None:
        if self._subscribers.stop_expecting() and not self._stale:
            self.broadcast_table()

    def _require_no_rematch(self) -> None:
        if self.row.status != "over":
            raise Refusal("game-not-over")
        if self.row.next is not None:
            raise Refusal("rematch-begun")

    # Seats and spectators. The table must be held.

    async def begin_if_complete(self, seats: Iterable[SeatRow]) -> None:
        """Save who sits where, and start the game when all seats are taken."""
        changed = {seat.seat: seat for seat in seats}
        complete = all(changed.get(seat.seat, seat).filled for seat in self.row.seats)
        if self.row.status != "waiting" or not complete:
            await self.commit(seats=tuple(changed.values()))
        else:
            drawn = self.log.prepare(EventLog.draw)
            await self.commit(drawn, tuple(changed.values()), status="playing")
            self._clocks.set(self._clocked(), ())
            if not drawn.append.lines:
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
        self._close_unwelcome()

    def _close_unwelcome(self) -> None:
        for subscriber in self._subscribers:
            if not subscriber.held and not self.may_watch(subscriber.access):
                subscriber.close(CLOSE["watching-off"])

    # Clocks

    def _clocked(self) -> list[Seat]:
        if self.row.status != "playing" or self.row.move_seconds is None:
            return []
        return [seat for seat in self.log.waiting_for if seat in self.deciding]

    def _time_is_up(self) -> None:
        self.spawn(self._expire())

    async def _expire(self) -> None:
        async with self._lock:
            due = self._clocks.due()
            if due and not self._stale and not self.owned():
                self.services.settings.clock.call_later(RETRY_SECONDS, self._time_is_up)
                return
            if not due and not self._stale:
                self._clocks.set(self._clocked(), ())  # the timer fired slightly early
            for seat in due:
                if not self._stale and seat in self._clocked() and not self.log.chance_pending:
                    await self._expire_seat(seat)
            self._engine_seats.wake()

    async def _expire_seat(self, seat: Seat) -> None:
        try:
            expired = self.log.prepare(lambda log: log.expire(seat))
            await self.commit(expired, epoch=self.epoch)
        except Outdated:  # the clocks have been set again
            return
        except Refusal:  # it could not be written
            if not self._stale:
                clock = self.services.settings.clock
                clock.call_later(RETRY_SECONDS, self._time_is_up)

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
        self.services.cluster.release(self.row.id)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._write_row()
