"""All tables: opened, found by code, and loaded into memory on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from math import inf
from typing import TYPE_CHECKING, Any

from cupboard.core.errors import CupboardError
from cupboard.core.game import Game
from cupboard.core.match import Match
from cupboard.core.options import rotated
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Seat
from cupboard.server import codes
from cupboard.server.descriptions import Access, changed_options, options_of, rights_at, table_info
from cupboard.server.errors import Outdated, Refusal
from cupboard.server.schemas.http import JoinOrder, TableInfo, TableOrder
from cupboard.server.session import guided
from cupboard.server.session import seats as seating
from cupboard.server.session.event_log import EventLog, LogAppend, Seal
from cupboard.server.session.following import again_if_outdated
from cupboard.server.session.table import LiveTable
from cupboard.server.storage.base import SeatRow, TableRow, WriteFailed, WriteUnknown

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_LISTED = 50
CLEANUP_SECONDS = 60
ARCHIVE_SECONDS = 24 * 3600
FINISHED_SECONDS = 60
"""How long a finished table stays in memory after its last client has left."""
RESUME_PAUSE_SECONDS = 0.02
"""Pause between two tables that are loaded after the start, because players' moves come first."""

logger = logging.getLogger("cupboard.server")


class LiveTables:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, LiveTable] = {}
        self._ids: dict[str, str] = {}
        """the tables in memory by their join and watch codes"""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._last_used_s: dict[str, float] = {}

    # The whole server

    async def start(self) -> None:
        """Resume every table that runs by itself, and start the periodic clean-up."""
        now = self.services.settings.clock.date()
        chores = [self._count(now), self._clean_up()]
        if not self.services.cluster.shared:
            chores.append(self._resume())
        if self.services.settings.warm:
            chores.append(self.services.precompiler.warm())
        self._background = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        for chore in (*self._background, *self._loading.values()):
            chore.cancel()
        await asyncio.gather(*self._background, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self.services.precompiler.close()

    async def _count(self, before: datetime) -> None:
        """Count the tables opened before a time; later ones are counted when they are opened."""
        self.services.metrics.count_tables(await self.services.storage.counts(before))

    async def _resume(self) -> None:
        """Load the tables with clocks one by one, the next deadline first.

        A table without a clock waits until someone opens it; then its engines go on.
        """
        for table_id in await self.services.storage.timed():
            await asyncio.sleep(RESUME_PAUSE_SECONDS)
            try:
                await self._live(table_id)
            except CupboardError as problem:
                logger.warning("table rests", extra={"table": table_id, "why": problem.key})
            except Exception:  # a broken table must not affect the others
                logger.exception("table cannot be read", extra={"table": table_id})

    async def _clean_up(self) -> None:
        archived = -inf
        while True:
            await asyncio.sleep(CLEANUP_SECONDS)
            await self.unload_idle()
            now = self.services.settings.clock.now()
            if now - archived >= ARCHIVE_SECONDS:
                archived = now
                await self.archive_idle()

    async def archive_idle(self) -> int:
        """Archive tables that have been idle for a month; they can still be opened by code."""
        settings = self.services.settings
        before = settings.clock.date() - timedelta(days=settings.archive_days)
        return await self.services.storage.archive(before)

    async def unload_idle(self) -> None:
        """Remove idle tables from memory."""
        now, settings = self.services.settings.clock.now(), self.services.settings
        for table_id, table in tuple(self._tables.items()):
            over = table.row.status == "over"
            most = FINISHED_SECONDS if over else settings.unload_seconds
            if now - self._last_used_s[table_id] >= most and table.idle:
                await self._unload(table_id)

    async def _unload(self, table_id: str) -> None:
        table = self._tables.pop(table_id, None)
        self._last_used_s.pop(table_id, None)
        self._update_metrics()
        if table is not None:
            for code in (table.row.code, table.row.watch):
                self._ids.pop(code, None)
            await table.close()

    def _update_metrics(self) -> None:
        self.services.metrics.live_tables = len(self._tables)

    # Finding

    async def find(self, code: str) -> TableRow:
        """Return a table without loading it into memory."""
        found = self.loaded(self._ids.get(code, ""))
        row = found.row if found is not None else await self.services.storage.find(code)
        if row is None:
            raise Refusal("no-such-table")
        return row

    async def live(self, code: str) -> LiveTable:
        """Return a table in memory, loading it if necessary."""
        return await self._live((await self.find(code)).id)

    @asynccontextmanager
    async def locked(self, code: str) -> AsyncIterator[LiveTable]:
        """Hold a table in memory under its lock."""
        while True:
            table = await self.live(code)
            async with table.locked() as valid:
                if valid:  # otherwise it was discarded meanwhile; read it again
                    yield table
                    return

    def loaded(self, table_id: str) -> LiveTable | None:
        table = self._tables.get(table_id)
        return table if table is not None and not table.stale else None

    @property
    def in_memory(self) -> list[LiveTable]:
        return [table for table in self._tables.values() if not table.stale]

    async def load(self, table_id: str) -> LiveTable:
        """Return a table in memory by its id."""
        return await self._live(table_id)

    async def _live(self, table_id: str) -> LiveTable:
        found = self.loaded(table_id)
        if found is not None:
            self._last_used_s[table_id] = self.services.settings.clock.now()
            return found
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        """Read a table's log and rebuild its state."""
        await self._unload(table_id)
        row = await self.services.storage.get(table_id)
        if row is None:
            raise Refusal("no-such-table")
        if game(row.game).spec.rules_version != row.rules:
            raise Refusal("other-rules")
        await self.services.precompiler.rules(row.game)
        lines = await self.services.storage.log(table_id)
        log = await asyncio.to_thread(fold, row, lines)
        row = replace(row, number=log.number)  # the stored one may be older
        seals = await self.services.storage.seals(table_id, log.round_began)
        return await self._add(self._table(row, log), seals)

    def _table(self, row: TableRow, log: EventLog) -> LiveTable:
        return LiveTable(row, log, self.services, self._open_rematch)

    async def _add(self, table: LiveTable, seals: Sequence[Seal] = ()) -> LiveTable:
        self._tables[table.row.id] = table
        self._ids |= dict.fromkeys((table.row.code, table.row.watch), table.row.id)
        self._last_used_s[table.row.id] = self.services.settings.clock.now()
        self._update_metrics()
        try:
            await table.start(seals)
        except Outdated:  # another process resumed it, and this one has followed
            table.wake()
        except BaseException:
            await self._unload(table.row.id)
            raise
        return table

    # Opening

    async def open(self, order: TableOrder, guest: str) -> tuple[LiveTable, dict[Seat, str]]:
        """Open a table. Return it with the secrets of the seats on the host's device."""
        found = game(order.game)
        options = found.options(order.preset, **order.options)
        found.check(options, len(order.seats))
        if type(found).require_extras is not Game.require_extras:  # it may import a large package
            await asyncio.to_thread(found.require_extras, options)
        if any(seat.kind == "engine" for seat in order.seats):
            found.check_engines(options)
        seed = guided.seed_of(order) or self.services.settings.new_seed()
        await self._check_table_limit(guest)
        seats, tokens = seating.seats_from_order(order.game, order.seats, guest)
        agreed = order.model_dump(
            include={"preset", "hints", "takeback", "watching", "move_seconds", "guide"}
        )
        if order.hints is None:
            people = sum(seat.kind != "engine" for seat in order.seats)
            agreed["hints"] = found.spec.hints_by_default(options, people)
        agreed |= {"seed": seed.hex()}
        row = self._new(order.game, changed_options(options), seats, guest, agreed)
        return await self._open(row), tokens

    def _new(
        self,
        game_id: str,
        options: dict[str, Any],
        seats: tuple[SeatRow, ...],
        host: str,
        agreed: dict[str, Any],
    ) -> TableRow:
        now = self.services.settings.clock.date()
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

    async def _open(self, row: TableRow) -> LiveTable:
        """Store a new table with the start of its game, if all seats are taken."""
        await self.services.precompiler.rules(row.game)
        log = EventLog(_match(row))
        append = None
        if all(seat.filled for seat in row.seats):
            append = log.draw()
            row = replace(row, status="playing", number=log.number)
        await self._store(row, append)
        self.services.metrics.tables[row.game, row.status] += 1
        return await self._add(self._table(row, log))

    async def _store(self, row: TableRow, append: LogAppend | None) -> None:
        try:
            await self.services.storage.add(row, append)
        except (WriteFailed, WriteUnknown) as problem:
            logger.exception("could not store a new table")
            raise Refusal("server-trouble") from problem

    async def _check_table_limit(self, guest: str) -> None:
        most = self.services.settings.tables_per_guest
        if await self.services.storage.count_open(guest) >= most:
            raise Refusal("too-many-tables", most=most)

    # Joining

    async def join(self, code: str, order: JoinOrder, guest: str) -> tuple[LiveTable, Seat, str]:
        """Take a free seat."""
        return await again_if_outdated(lambda: self._join(code, order, guest))

    async def _join(self, code: str, order: JoinOrder, guest: str) -> tuple[LiveTable, Seat, str]:
        async with self.locked(code) as table:
            if code != table.row.code:
                raise Refusal("only-watching")
            seat, token = seating.join_seat(table.row, order.seat, order.name, guest)
            await table.begin_if_complete([seat])
        return table, seat.seat, token

    # Rematch

    async def rematch(
        self, code: str, tokens: tuple[str, ...]
    ) -> tuple[LiveTable, dict[Seat, str]]:
        """Return the rematch of a table, and which of its seats these secrets hold."""
        old = await self.live(code)
        if not tokens:
            raise Refusal("token-wrong")
        seating.holders(old.row, tokens)
        if old.row.next is None:
            raise Refusal("no-rematch")
        new = await self.live(old.row.next)
        held = {seat: token for token in tokens for seat in seating.holders(new.row, (token,))}
        return new, held

    async def _open_rematch(self, old: LiveTable, agreed: frozenset[Seat]) -> None:
        """Open the rematch of a held table, with the seats rotated by one."""
        row = old.row
        await self._check_table_limit(row.host)
        names = ("preset", "hints", "takeback", "watching", "move_seconds")
        settings = {name: getattr(row, name) for name in names}
        settings |= {"seed": self.services.settings.new_seed().hex()}
        seats = seating.rotated_seats(row, agreed)
        options = rotated(game(row.game).spec.options, row.options, len(seats))
        new = await self._open(self._new(row.game, options, seats, row.host, settings))
        new.expect((seat - 1) % len(seats) for seat in agreed)
        await old.commit(next=new.row.code, next_watch=new.row.watch, rematch=None)

    async def of_guest(self, guest: str) -> list[TableRow]:
        return await self.services.storage.of_guest(guest, MAX_LISTED)

    async def put_away(self, row: TableRow, guest: str) -> None:
        """Archive a table for its host, so that it no longer counts as unfinished.

        Its players can still open it; with their next move it counts again.
        """
        if row.host != guest:
            raise Refusal("not-host")
        await self.services.storage.put_away(row.id)

    def describe(self, row: TableRow, access: Access) -> TableInfo:
        """Return a table's description from memory if it is loaded, else from storage."""
        table = self.loaded(row.id)
        return table.info(access) if table is not None else table_info(row, rights_at(row, access))


def _match(row: TableRow) -> AnyMatch:
    found = game(row.game)
    return Match(found, options_of(row), len(row.seats), bytes.fromhex(row.seed))


def fold(row: TableRow, lines: list[dict[str, Any]]) -> EventLog:
    """Return a table's game, rebuilt from its stored log."""
    log = EventLog(_match(row))
    for line in lines:
        log.replay(line)
    return log
