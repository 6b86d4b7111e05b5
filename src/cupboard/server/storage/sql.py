"""SQL storage: SQLite in a file or PostgreSQL, with the same statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, fields
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    RowMapping,
    Select,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import CreateColumn

from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import Json
from cupboard.server.session.event_log import LogAppend, Seal
from cupboard.server.storage import schema
from cupboard.server.storage.base import Conflict, SeatRow, TableRow, Write

BUSY_MS = 10_000

SEAT_FIELDS = tuple(f.name for f in fields(SeatRow))
TABLE_FIELDS = tuple(f.name for f in fields(TableRow) if f.name != "seats")


class SqlStorage:
    """Storage in the database at a URL such as `sqlite+aiosqlite:///tables.db`."""

    def __init__(self, url: str) -> None:
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping="sqlite" not in url)
        if self._engine.dialect.name == "sqlite":
            event.listen(self._engine.sync_engine, "connect", _tune_sqlite)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_make_tables)

    async def close(self) -> None:
        await self._engine.dispose()

    async def add(self, table: TableRow) -> None:
        row = {name: getattr(table, name) for name in TABLE_FIELDS}
        places = [{"table_id": table.id, **asdict(seat)} for seat in table.seats]
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables).values(**row))
            await connection.execute(insert(schema.seats), places)

    async def write(self, table_id: str, write: Write) -> None:
        try:
            async with self._engine.begin() as connection:
                await self._append(connection, table_id, write.append)
                await self._update(connection, table_id, write)
        except IntegrityError as problem:
            raise Conflict(table_id) from problem

    async def _append(self, connection: AsyncConnection, table_id: str, append: LogAppend) -> None:
        if append.seal is not None:
            seal = {"seat": append.seal.seat, "move": append.seal.text}
            key = {"table_id": table_id, "number": append.first}
            await connection.execute(insert(schema.seals).values(**key, **seal))
        if append.lines:
            rows = [
                {"table_id": table_id, "number": number, "entry": line}
                for number, line in enumerate(append.lines, append.first)
            ]
            await connection.execute(insert(schema.log), rows)

    async def _update(self, connection: AsyncConnection, table_id: str, write: Write) -> None:
        seats = schema.seats.c
        for seat in write.seats:
            here = (seats.table_id == table_id, seats.seat == seat.seat)
            await connection.execute(update(schema.seats).where(*here).values(**asdict(seat)))
        if write.table:
            this = schema.tables.c.id == table_id
            await connection.execute(update(schema.tables).where(this).values(**write.table))

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
        table = schema.tables.c
        unfinished = (table.host == host, table.status != "over", table.archived.is_(False))
        async with self._engine.connect() as connection:
            wanted = select(func.count()).select_from(schema.tables).where(*unfinished)
            return int(await connection.scalar(wanted) or 0)

    async def alive(self) -> list[str]:
        seats, table = schema.seats.c, schema.tables.c
        engines = select(seats.table_id).where(
            or_(seats.kind == "engine", seats.substitute.is_not(None))
        )
        wanted = select(table.id).where(
            table.status == "playing",
            table.archived.is_(False),
            or_(table.move_seconds.is_not(None), table.id.in_(engines)),
        )
        async with self._engine.connect() as connection:
            return list((await connection.scalars(wanted.order_by(table.touched.desc()))).all())

    async def archive(self, before: datetime) -> int:
        table = schema.tables.c
        idle = (table.touched < before, table.archived.is_(False))
        async with self._engine.begin() as connection:
            done = await connection.execute(
                update(schema.tables).where(*idle).values(archived=True)
            )
            return done.rowcount

    async def counts(self) -> Sequence[tuple[str, str, int]]:
        table = schema.tables.c
        wanted = select(table.game, table.status, func.count()).group_by(table.game, table.status)
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
        values = {name: row[seats[name]] for name in SEAT_FIELDS}
        found[row["table_id"]].append(SeatRow(**values))
    return found


def _table(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    values = dict(row)
    for name in ("created", "touched"):  # SQLite drops the time zone; all times are stored in UTC
        moment: datetime = values[name]
        values[name] = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return TableRow(**values, seats=tuple(seats))


def _make_tables(connection: Connection) -> None:
    """Create missing database tables; refuse a database created by a later version."""
    schema.metadata.create_all(connection)
    version = connection.scalar(select(schema.about.c.version))
    if version is None:
        connection.execute(insert(schema.about).values(version=schema.VERSION))
    elif version > schema.VERSION:
        raise Refusal("other-database", found=version, known=schema.VERSION)
    else:
        _bring_up(connection, version)


def _bring_up(connection: Connection, version: int) -> None:
    """Add the columns of later versions; existing data does not change."""
    for newer in range(version + 1, schema.VERSION + 1):
        for column in schema.ADDED[newer]:
            _add(connection, column)
    connection.execute(update(schema.about).values(version=schema.VERSION))


def _add(connection: Connection, column: Column[Any]) -> None:
    definition = CreateColumn(column).compile(dialect=connection.dialect)
    connection.execute(text(f"ALTER TABLE {column.table.name} ADD COLUMN {definition}"))


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
