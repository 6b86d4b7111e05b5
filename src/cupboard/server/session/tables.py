"""All tables: opened, found by code, and loaded into memory on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Seat
from cupboard.server import codes
from cupboard.server.descriptions import changed_options, options_of
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import JoinOrder, TableOrder
from cupboard.server.session import guided
from cupboard.server.session import seats as seating
from cupboard.server.session.event_log import EventLog, Seal
from cupboard.server.session.table import LiveTable, Services
from cupboard.server.storage.base import SeatRow, TableRow

MOST_LISTED = 50
TIDY_SECONDS = 600

log = logging.getLogger("cupboard.server")


class LiveTables:
    """The tables of a server."""

    def __init__(self, house: Services) -> None:
        self.house = house
        self._rooms: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._chores: list[asyncio.Task[None]] = []
        self._used: dict[str, float] = {}

    # The whole server

    async def start(self) -> None:
        """Resume every table that runs by itself, and start the periodic clean-up."""
        chores = [self._resume(), self._tidy()]
        if self.house.settings.warm:
            chores.append(self.house.readiness.warm())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        for chore in (*self._chores, *self._loading.values()):
            chore.cancel()
        await asyncio.gather(*self._chores, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.house.readiness.close()

    async def _resume(self) -> None:
        for table_id in await self.house.storage.alive():
            try:
                await self._room(table_id)
            except CupboardError as problem:
                log.warning("table rests", extra={"table": table_id, "why": problem.key})
            except Exception:  # a broken table must not affect the others
                log.exception("table cannot be read", extra={"table": table_id})

    async def _tidy(self) -> None:
        while True:
            await self.archive_idle()
            await asyncio.sleep(TIDY_SECONDS)
            await self.unload_idle()

    async def archive_idle(self) -> int:
        """Archive tables that have been idle for a month; they can still be opened by code."""
        settings = self.house.settings
        before = settings.clock.date() - timedelta(days=settings.archive_days)
        return await self.house.storage.archive(before)

    async def unload_idle(self) -> None:
        """Remove idle tables from memory."""
        now, settings = self.house.settings.clock.now(), self.house.settings
        for table_id, room in tuple(self._rooms.items()):
            unused = now - self._used[table_id] >= settings.unload_seconds
            if unused and room.idle:
                await self._forget(table_id)

    async def _forget(self, table_id: str) -> None:
        room = self._rooms.pop(table_id, None)
        self._used.pop(table_id, None)
        self._count()
        if room is not None:
            await room.close()

    def _count(self) -> None:
        self.house.metrics.rooms = len(self._rooms)

    # Finding

    async def find(self, code: str) -> TableRow:
        """Return a stored table without loading it into memory."""
        kept = await self.house.storage.find(codes.tidy(code))
        if kept is None:
            raise Refusal("no-such-table")
        return kept

    async def room(self, code: str) -> LiveTable:
        """Return a table in memory, loading it if necessary."""
        return await self._room((await self.find(code)).id)

    @asynccontextmanager
    async def holding(self, code: str) -> AsyncIterator[LiveTable]:
        """Hold a table in memory under its lock."""
        while True:
            room = await self.room(code)
            async with room.lock:
                if not room.lost:  # otherwise it was discarded meanwhile; read it again
                    yield room
                    return

    def loaded(self, table_id: str) -> LiveTable | None:
        room = self._rooms.get(table_id)
        return room if room is not None and not room.lost else None

    async def _room(self, table_id: str) -> LiveTable:
        found = self.loaded(table_id)
        if found is not None:
            self._used[table_id] = self.house.settings.clock.now()
            return found
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        """Read a table's log and rebuild its state."""
        await self._forget(table_id)
        kept = await self.house.storage.get(table_id)
        if kept is None:
            raise Refusal("no-such-table")
        if game(kept.game).spec.rules_version != kept.rules:
            raise Refusal("other-rules")
        await self.house.readiness.rules(kept.game)
        lines = await self.house.storage.log(table_id)
        story = await asyncio.to_thread(_fold, kept, lines)
        seals = await self.house.storage.seals(table_id, story.round_began)
        return await self._take_in(LiveTable(kept, story, self.house), seals)

    async def _take_in(self, room: LiveTable, seals: Sequence[Seal] = ()) -> LiveTable:
        self._rooms[room.kept.id] = room
        self._used[room.kept.id] = self.house.settings.clock.now()
        self._count()
        await room.start(seals)
        return room

    # Opening

    async def open(self, order: TableOrder, guest: str) -> tuple[LiveTable, dict[Seat, str]]:
        """Open a table. Return it with the secrets of the seats on the host's device."""
        found = game(order.game)
        options = found.options(order.preset, **order.options)
        found.check(options, len(order.seats))
        if any(seat.kind == "engine" for seat in order.seats):
            found.check_engines(options)
        seed = guided.seed_of(order) or self.house.settings.new_seed()
        await self._require_room_for(guest)
        seats, tokens = seating.seats_from_order(order.game, order.seats, guest)
        agreed = order.model_dump(
            include={"preset", "hints", "takeback", "watching", "move_seconds", "guide"}
        )
        if order.hints is None:
            people = sum(seat.kind != "engine" for seat in order.seats)
            agreed["hints"] = found.spec.hints_by_default(options, people)
        agreed |= {"seed": seed.hex()}
        kept = self._new(order.game, changed_options(options), seats, guest, agreed)
        return await self._open(kept), tokens

    def _new(
        self,
        game_id: str,
        options: dict[str, Any],
        seats: tuple[SeatRow, ...],
        host: str,
        agreed: dict[str, Any],
    ) -> TableRow:
        now = self.house.settings.clock.date()
        return TableRow(
            id=secrets.token_hex(8),
            code=codes.new_join_code(),
            watch=codes.new_watch_code(),
            game=game_id,
            rules=game(game_id).spec.rules_version,
            options=options,
            host=host,
            created=now,
            touched=now,
            seats=seats,
            **agreed,
        )

    async def _open(self, kept: TableRow) -> LiveTable:
        await self.house.readiness.rules(kept.game)
        await self.house.storage.add(kept)
        room = await self._take_in(LiveTable(kept, EventLog(_match(kept)), self.house))
        async with room.lock:
            await room.begin_if_complete(())
        return room

    async def _require_room_for(self, guest: str) -> None:
        most = self.house.settings.tables_per_guest
        if await self.house.storage.count_open(guest) >= most:
            raise Refusal("too-many-tables", most=most)

    # Joining

    async def join(
        self, code: str, order: JoinOrder, guest: str, tokens: Iterable[str]
    ) -> tuple[LiveTable, Seat, str]:
        """Take a seat: the one reserved for the visitor, or a free one."""
        async with self.holding(code) as room:
            if codes.tidy(code) != room.kept.code:
                raise Refusal("only-watching")
            kept_for = seating.inherited(room.kept, tokens)
            if kept_for:
                seat, token = seating.claim_seat(kept_for[0], order.name, guest)
            else:
                seat, token = seating.join_seat(room.kept, order.seat, order.name, guest)
            await room.begin_if_complete([seat])
        return room, seat.seat, token

    async def rematch(
        self, code: str, guest: str, tokens: tuple[str, ...]
    ) -> tuple[LiveTable, dict[Seat, str]]:
        """Open a rematch with the seats rotated by one. A second request returns the same table."""
        async with self.holding(code) as old:
            if not tokens:
                raise Refusal("token-wrong")
            seating.holders(old.kept, tokens)
            if old.kept.status != "over":
                raise Refusal("game-not-over")
            if old.kept.next is None:
                await self._open_next(old, guest)
            next_code = old.kept.next or ""
        async with self.holding(next_code) as new:
            return new, await self._claim(new, guest, tokens)

    async def _open_next(self, old: LiveTable, guest: str) -> None:
        await self._require_room_for(guest)
        kept = old.kept
        names = ("preset", "hints", "takeback", "watching", "move_seconds")
        agreed = {name: getattr(kept, name) for name in names}
        agreed |= {"seed": self.house.settings.new_seed().hex()}
        room = await self._open(
            self._new(kept.game, kept.options, seating.rotated_seats(kept), guest, agreed)
        )
        await old.commit(next=room.kept.code, next_watch=room.kept.watch)
        old.tell_table()

    async def _claim(self, room: LiveTable, guest: str, tokens: tuple[str, ...]) -> dict[Seat, str]:
        """Exchange the owners' old secrets for new ones."""
        mine = seating.inherited(room.kept, tokens, guest)
        claimed = [seating.claim_seat(seat, seat.name, guest) for seat in mine]
        await room.begin_if_complete([seat for seat, _ in claimed])
        return {seat.seat: token for seat, token in claimed}

    async def of_guest(self, guest: str) -> list[TableRow]:
        return await self.house.storage.of_guest(guest, MOST_LISTED)


def _match(kept: TableRow) -> AnyMatch:
    found = game(kept.game)
    return Match(found, options_of(kept), len(kept.seats), bytes.fromhex(kept.seed))


def _fold(kept: TableRow, lines: list[dict[str, Any]]) -> EventLog:
    story = EventLog(_match(kept))
    for line in lines:
        story.replay(line)
    return story
