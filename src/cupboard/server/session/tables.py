"""All tables: opened, found by code, and loaded into memory on demand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import TYPE_CHECKING, Any

from cupboard.core.errors import CupboardError
from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Seat
from cupboard.server import codes
from cupboard.server.descriptions import Access, changed_options, options_of, table_info
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import JoinOrder, TableInfo, TableOrder
from cupboard.server.session import guided
from cupboard.server.session import seats as seating
from cupboard.server.session.event_log import EventLog, Seal
from cupboard.server.session.table import LiveTable
from cupboard.server.storage.base import SeatRow, TableRow

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_LISTED = 50
CLEANUP_SECONDS = 600

logger = logging.getLogger("cupboard.server")


class LiveTables:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._background: list[asyncio.Task[None]] = []
        self._last_used_s: dict[str, float] = {}

    # The whole server

    async def start(self) -> None:
        """Resume every table that runs by itself, and start the periodic clean-up."""
        chores = [self._resume(), self._clean_up()]
        if self.services.settings.warm:
            chores.append(self.services.precompiler.warm())
        self._background = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        for chore in (*self._background, *self._loading.values()):
            chore.cancel()
        await asyncio.gather(*self._background, *self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self._tables.values()))
        await self.services.precompiler.close()

    async def _resume(self) -> None:
        for table_id in await self.services.storage.alive():
            try:
                await self._live(table_id)
            except CupboardError as problem:
                logger.warning("table rests", extra={"table": table_id, "why": problem.key})
            except Exception:  # a broken table must not affect the others
                logger.exception("table cannot be read", extra={"table": table_id})

    async def _clean_up(self) -> None:
        while True:
            await self.archive_idle()
            await asyncio.sleep(CLEANUP_SECONDS)
            await self.unload_idle()

    async def archive_idle(self) -> int:
        """Archive tables that have been idle for a month; they can still be opened by code."""
        settings = self.services.settings
        before = settings.clock.date() - timedelta(days=settings.archive_days)
        return await self.services.storage.archive(before)

    async def unload_idle(self) -> None:
        """Remove idle tables from memory."""
        now, settings = self.services.settings.clock.now(), self.services.settings
        for table_id, table in tuple(self._tables.items()):
            unused = now - self._last_used_s[table_id] >= settings.unload_seconds
            if unused and table.idle:
                await self._unload(table_id)

    async def _unload(self, table_id: str) -> None:
        table = self._tables.pop(table_id, None)
        self._last_used_s.pop(table_id, None)
        self._update_metrics()
        if table is not None:
            await table.close()

    def _update_metrics(self) -> None:
        self.services.metrics.live_tables = len(self._tables)

    # Finding

    async def find(self, code: str) -> TableRow:
        """Return a stored table without loading it into memory."""
        row = await self.services.storage.find(code)
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
        log = await asyncio.to_thread(_fold, row, lines)
        seals = await self.services.storage.seals(table_id, log.round_began)
        return await self._add(LiveTable(row, log, self.services), seals)

    async def _add(self, table: LiveTable, seals: Sequence[Seal] = ()) -> LiveTable:
        self._tables[table.row.id] = table
        self._last_used_s[table.row.id] = self.services.settings.clock.now()
        self._update_metrics()
        await table.start(seals)
        return table

    # Opening

    async def open(self, order: TableOrder, guest: str) -> tuple[LiveTable, dict[Seat, str]]:
        """Open a table. Return it with the secrets of the seats on the host's device."""
        found = game(order.game)
        options = found.options(order.preset, **order.options)
        found.check(options, len(order.seats))
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
        await self.services.precompiler.rules(row.game)
        await self.services.storage.add(row)
        table = await self._add(LiveTable(row, EventLog(_match(row)), self.services))
        async with table.locked():
            await table.begin_if_complete(())
        return table

    async def _check_table_limit(self, guest: str) -> None:
        most = self.services.settings.tables_per_guest
        if await self.services.storage.count_open(guest) >= most:
            raise Refusal("too-many-tables", most=most)

    # Joining

    async def join(
        self, code: str, order: JoinOrder, guest: str, tokens: Iterable[str]
    ) -> tuple[LiveTable, Seat, str]:
        """Take a seat: the one reserved for the visitor, or a free one."""
        async with self.locked(code) as table:
            if code != table.row.code:
                raise Refusal("only-watching")
            reserved = seating.inherited(table.row, tokens)
            if reserved:
                seat, token = seating.claim_seat(reserved[0], order.name, guest)
            else:
                seat, token = seating.join_seat(table.row, order.seat, order.name, guest)
            await table.begin_if_complete([seat])
        return table, seat.seat, token

    async def rematch(
        self, code: str, guest: str, tokens: tuple[str, ...]
    ) -> tuple[LiveTable, dict[Seat, str]]:
        """Open a rematch with the seats rotated by one. A second request returns the same table."""
        async with self.locked(code) as old:
            if not tokens:
                raise Refusal("token-wrong")
            seating.holders(old.row, tokens)
            if old.row.status != "over":
                raise Refusal("game-not-over")
            if old.row.next is None:
                await self._open_next(old, guest)
            next_code = old.row.next or ""
        async with self.locked(next_code) as new:
            return new, await self._claim(new, guest, tokens)

    async def _open_next(self, old: LiveTable, guest: str) -> None:
        await self._check_table_limit(guest)
        row = old.row
        names = ("preset", "hints", "takeback", "watching", "move_seconds")
        agreed = {name: getattr(row, name) for name in names}
        agreed |= {"seed": self.services.settings.new_seed().hex()}
        table = await self._open(
            self._new(row.game, row.options, seating.rotated_seats(row), guest, agreed)
        )
        await old.commit(next=table.row.code, next_watch=table.row.watch)
        old.broadcast_table()

    async def _claim(
        self, table: LiveTable, guest: str, tokens: tuple[str, ...]
    ) -> dict[Seat, str]:
        """Exchange the owners' old secrets for new ones."""
        mine = seating.inherited(table.row, tokens, guest)
        claimed = [seating.claim_seat(seat, seat.name, guest) for seat in mine]
        await table.begin_if_complete([seat for seat, _ in claimed])
        return {seat.seat: token for seat, token in claimed}

    async def of_guest(self, guest: str) -> list[TableRow]:
        return await self.services.storage.of_guest(guest, MAX_LISTED)

    def describe(self, row: TableRow, access: Access) -> TableInfo:
        """Return a table's description from memory if it is loaded, else from storage."""
        table = self.loaded(row.id)
        return table.info(access) if table is not None else table_info(row, access)


def _match(row: TableRow) -> AnyMatch:
    found = game(row.game)
    return Match(found, options_of(row), len(row.seats), bytes.fromhex(row.seed))


def _fold(row: TableRow, lines: list[dict[str, Any]]) -> EventLog:
    log = EventLog(_match(row))
    for line in lines:
        log.replay(line)
    return log
