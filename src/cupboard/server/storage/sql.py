"""SQL storage: SQLite in a file or PostgreSQL, with the same statements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    delete,
    event,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cupboard.core.errors import MissingExtra
from cupboard.server.metrics import Metrics
from cupboard.server.schemas.http import Json
from cupboard.server.session.event_log import LogAppend, Seal
from cupboard.server.storage import schema, statements
from cupboard.server.storage.base import (
    Conflict,
    SeatRow,
    StoredLine,
    TableRow,
    Write,
    WriteFailed,
    WriteUnknown,
)
from cupboard.server.storage.migrations import migrate
from cupboard.server.storage.postgres_writer import PostgresWriter
from cupboard.server.storage.sqlite_copy import keep_copy
from cupboard.server.storage.sqlite_reader import SqliteReader
from cupboard.server.storage.sqlite_writer import SqliteWriter

BUSY_MS = 2_000
"""How long SQLite waits for another process that writes, such as one that restores a backup."""
ARCHIVED_TOGETHER = 500
COOKIES = "cookies"
"""The name of the key that signs cookies, among the keys that processes share."""


class SqlStorage:
    """Storage in the database at a URL such as `sqlite+aiosqlite:///tables.db`."""

    def __init__(self, url: str, metrics: Metrics | None = None) -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping="sqlite" not in url)
        except ModuleNotFoundError as missing:
            raise MissingExtra("extra-missing", extra="postgres") from missing
        self._writer: SqliteWriter | None = None
        self._reader: SqliteReader | None = None
        self._moves: PostgresWriter | None = None
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _tune_sqlite)
            own = self._engine.url.set(drivername="sqlite")
            self._writer = SqliteWriter(own, _tune_sqlite, metrics or Metrics())
            self._reader = SqliteReader(own.database or "")
        else:
            self._moves = PostgresWriter(self.address, metrics or Metrics())

    @property
    def shared(self) -> bool:
        """Whether several processes can use the database together."""
        return self._moves is not None

    @property
    def address(self) -> str:
        """The address of the database, without the driver's name."""
        plain = self._engine.url.set(drivername=self._engine.dialect.name)
        return plain.render_as_string(hide_password=False)

    async def open(self) -> None:
        if self._writer is not None and self._engine.url.database:
            await asyncio.to_thread(keep_copy, Path(self._engine.url.database))
        async with self._engine.begin() as connection:
            await connection.run_sync(migrate)
        for writer in (self._writer, self._moves):
            if writer is not None:
                writer.start()

    async def close(self) -> None:
        for writer in (self._writer, self._moves):
            if writer is not None:
                await writer.close()
        if self._reader is not None:
            self._reader.close()
        await self._engine.dispose()

    async def add(self, table: TableRow, append: LogAppend | None = None) -> None:
        if self._writer is not None:
            await self._writer.write(table, Write(append or LogAppend(1)))
        else:
            await self._change(table.id, statements.insert_table, table, append)

    async def write(self, table_id: str, write: Write) -> None:
        if self._writer is not None:
            await self._writer.write(table_id, write)
        elif self._moves is not None and write.is_move:
            await self._moves.write(table_id, write)
        else:
            await self._change(table_id, statements.write, table_id, write)

    async def _change(self, table_id: str, statement: Callable[..., None], *args: object) -> None:
        async with self._writing() as connection:
            transaction = await connection.begin()
            try:
                await connection.run_sync(statement, *args)
            except IntegrityError as problem:
                raise Conflict(table_id) from problem
            except DBAPIError as problem:
                raise WriteFailed(table_id) from problem
            try:
                await transaction.commit()
            except DBAPIError as problem:
                raise WriteUnknown(table_id) from problem

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        try:
            connection = await self._engine.connect()
        except (DBAPIError, OSError) as problem:
            raise WriteFailed("no connection to the database") from problem
        try:
            yield connection
        finally:
            await connection.close()

    async def find(self, code: str) -> TableRow | None:
        table = schema.tables.c
        return await self._one(
            select(schema.tables).where(or_(table.code == code, table.watch == code))
        )

    async def get(self, table_id: str) -> TableRow | None:
        return await self._one(select(schema.tables).where(schema.tables.c.id == table_id))

    async def log(self, table_id: str) -> list[Json]:
        log = schema.log.c
        wanted = select(log.entry).where(log.table_id == table_id).order_by(log.number)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted)).all())

    async def tail(self, table_id: str, after: int) -> list[StoredLine]:
        log = schema.log.c
        age: ColumnElement[Any] = literal(0.0)
        if self._engine.dialect.name == "postgresql":
            age = func.extract("epoch", func.clock_timestamp() - log.at)
        wanted = select(log.entry, age).where(log.table_id == table_id, log.number > after)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(log.number))
            return [StoredLine(line, float(seconds or 0)) for line, seconds in found.all()]

    async def seals(self, table_id: str, after: int) -> list[Seal]:
        seals = schema.seals.c
        wanted = select(seals.seat, seals.move).where(
            seals.table_id == table_id, seals.number > after
        )
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(seals.number, seals.seat))
            return [Seal(seat, move) for seat, move in found.all()]

    async def keep_analysis(self, table_id: str, report: Json) -> None:
        analyses = schema.analyses
        async with self._engine.begin() as connection:
            await connection.execute(delete(analyses).where(analyses.c.table_id == table_id))
            await connection.execute(insert(analyses).values(table_id=table_id, report=report))

    async def analysis(self, table_id: str) -> Json | None:
        analyses = schema.analyses.c
        wanted = select(analyses.report).where(analyses.table_id == table_id)
        async with self._engine.connect() as connection:
            found: Json | None = await connection.scalar(wanted)
            return found

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        seats, table = schema.seats.c, schema.tables.c
        sits = select(seats.table_id).where(seats.guest == guest)
        wanted = select(schema.tables).where(or_(table.host == guest, table.id.in_(sits)))
        return await self._many(wanted.order_by(table.touched.desc(), table.id).limit(limit))

    async def count_open(self, host: str) -> int:
        if self._reader is not None:
            return self._reader.count_open(host)
        table = schema.tables.c
        unfinished = (table.host == host, table.status != "over", table.archived.is_(False))
        async with self._engine.connect() as connection:
            wanted = select(func.count()).select_from(schema.tables).where(*unfinished)
            return int(await connection.scalar(wanted) or 0)

    async def check(self) -> None:
        for writer in (self._writer, self._moves):
            if writer is not None:
                writer.check()
        if self._reader is not None:
            self._reader.check()
            return
        async with self._engine.connect() as connection:
            await connection.scalar(select(schema.about.c.version))

    async def share_key(self, own: str) -> str:
        keys = schema.keys
        wanted = select(keys.c.value).where(keys.c.name == COOKIES)
        try:
            async with self._engine.begin() as connection:
                found: str | None = await connection.scalar(wanted)
                if found is None:
                    await connection.execute(insert(keys).values(name=COOKIES, value=own))
                return found or own
        except IntegrityError:  # another process was first
            return await self.share_key(own)

    async def timed(self) -> list[str]:
        table = schema.tables.c
        wanted = select(table.id, table.touched, table.move_seconds).where(
            table.status == "playing",
            table.archived.is_(False),
            table.move_seconds.is_not(None),
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        by_deadline = sorted(found, key=lambda row: row.touched.timestamp() + row.move_seconds)
        return [row.id for row in by_deadline]

    async def archive(self, before: datetime) -> int:
        table, count, last = schema.tables.c, 0, ""
        # A few at a time, because moves cannot be written meanwhile.
        while True:
            idle = (table.touched < before, table.archived.is_(False), table.id > last)
            wanted = select(table.id).where(*idle).order_by(table.id).limit(ARCHIVED_TOGETHER)
            async with self._engine.connect() as connection:
                found = (await connection.scalars(wanted)).all()
            if not found:
                return count
            these = update(schema.tables).where(table.id.in_(found), table.touched < before)
            async with self._engine.begin() as connection:
                count += (await connection.execute(these.values(archived=True))).rowcount
            last = found[-1]

    async def put_away(self, table_id: str) -> None:
        one = update(schema.tables).where(schema.tables.c.id == table_id)
        async with self._engine.begin() as connection:
            await connection.execute(one.values(archived=True))

    async def counts(self, before: datetime) -> Sequence[tuple[str, str, int]]:
        table = schema.tables.c
        wanted = select(table.game, table.status, func.count()).where(table.created < before)
        wanted = wanted.group_by(table.game, table.status)
        async with self._engine.connect() as connection:
            found = await connection.execute(wanted.order_by(table.game, table.status))
            return [(game, status, count) for game, status, count in found.all()]

    async def _one(self, wanted: Select[Any]) -> TableRow | None:
        found = await self._many(wanted)
        return found[0] if found else None

    async def _many(self, wanted: Select[Any]) -> list[TableRow]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
            seats = await _seats(connection, [row["id"] for row in rows])
        return [_table(row, seats[row["id"]]) for row in rows]


async def _seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    seats = schema.seats.c
    wanted = select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.seat)
    for row in (await connection.execute(wanted)).mappings().all():
        values = {name: row[seats[name]] for name in statements.SEAT_FIELDS}
        found[row["table_id"]].append(SeatRow(**values))
    return found


def _table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    values = dict(row)
    for name in ("created", "touched"):  # SQLite drops the time zone; all times are stored in UTC
        moment: datetime = values[name]
        values[name] = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return TableRow(**values, seats=tuple(seats))


def _tune_sqlite(connection: Any, _record: object) -> None:
    """Allow readers during a write, and make commits durable before they return."""
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={BUSY_MS}",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
