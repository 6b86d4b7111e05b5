"""Backups of a whole installation in one file, which any database can be restored from.

A backup is gzipped JSON: a line about the backup, a line per stored row, and a last line with the
number of rows, so that a cut-off file is noticed. It holds seeds, secret choices and the key that
signs cookies, so only its owner can read it.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, cast

from sqlalchemy import DateTime, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cupboard.core.errors import BadOptions, BadRecord
from cupboard.core.reading import file_trouble
from cupboard.server.admin import database
from cupboard.server.guests import KEY_FILE, replace_key
from cupboard.server.settings import Settings
from cupboard.server.storage import schema
from cupboard.server.storage.sql import COOKIES, SqlStorage

FORMAT: Final = 1
SAVED: Final = (schema.tables, schema.seats, schema.log, schema.seals, schema.analyses)
"""What a backup holds, in the order in which it can be restored."""
ROWS_AT_A_TIME: Final = 1000
RANKS: Final = {table.name: rank for rank, table in enumerate(SAVED)}


async def count_rows(settings: Settings) -> int:
    """Return how many rows a backup of the database would hold now."""
    async with database.connected(settings) as connection:
        return await _count(connection)


def rows_in(path: Path) -> int:
    """Return how many rows a backup says it holds."""
    return int(_header(next(_lines(path), None), path)["total"])


async def _count(connection: AsyncConnection) -> int:
    counts = [select(func.count()).select_from(table) for table in SAVED]
    return sum([int(await connection.scalar(count) or 0) for count in counts])


async def save(settings: Settings, path: Path, advance: Callable[[int], None]) -> dict[str, int]:
    """Write a backup, also while the server runs. Return the number of rows of each table."""
    counts: Counter[str] = Counter()
    async with database.connected(settings) as connection:
        await _begin_snapshot(connection)
        with _draft(path) as file:
            about = await _about(connection, settings)
            _write(file, {**about, "total": await _count(connection)})
            async for table, row in rows_of(connection):
                _write(file, [table.name, row])
                counts[table.name] += 1
                advance(1)
            _write(file, {"rows": counts})
    return dict(counts)


async def restore(settings: Settings, path: Path, advance: Callable[[int], None]) -> dict[str, int]:
    """Restore a backup into an empty database, all of it or nothing."""
    counts: Counter[str] = Counter()
    file = database.file_of(settings)
    is_new = file is not None and not file.exists()
    try:
        await _create_tables(settings)
        async with database.connected(settings) as connection:
            await _require_empty(connection, settings)
            about = await _insert_all(connection, path, counts, advance)
            if about.get("key"):
                await _restore_key(connection, str(about["key"]))
            await connection.commit()
    except BaseException:
        if is_new and file is not None:
            file.unlink(missing_ok=True)
        raise
    if about.get("key"):
        replace_key(settings.data, str(about["key"]))
    return dict(counts)


async def _create_tables(settings: Settings) -> None:
    storage = SqlStorage(settings.database_url)
    await storage.open()
    await storage.close()


async def _begin_snapshot(connection: AsyncConnection) -> None:
    """Read a snapshot of everything, unaffected by what the server writes meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")


async def _about(connection: AsyncConnection, settings: Settings) -> dict[str, Any]:
    return {
        "cupboard-backup": FORMAT,
        "schema": schema.VERSION,
        "made": datetime.now(UTC).isoformat(timespec="seconds"),
        "key": await _key(connection, settings),
    }


async def _key(connection: AsyncConnection, settings: Settings) -> str | None:
    """Return the key that signs cookies: the one that all processes share, or the folder's."""
    keys, file = schema.keys.c, settings.data / KEY_FILE
    shared: str | None = await connection.scalar(select(keys.value).where(keys.name == COOKIES))
    return shared or (file.read_text(encoding="ascii") if file.exists() else None)


async def _restore_key(connection: AsyncConnection, key: str) -> None:
    """Let all servers that start on a restored PostgreSQL use its key."""
    if connection.dialect.name == "postgresql":
        await connection.execute(delete(schema.keys).where(schema.keys.c.name == COOKIES))
        await connection.execute(insert(schema.keys).values(name=COOKIES, value=key))


async def rows_of(
    connection: AsyncConnection,
) -> AsyncIterator[tuple[Table, dict[str, Any]]]:
    """Yield every row that a backup holds, as plain data."""
    for table in SAVED:
        found = await connection.stream(select(table).execution_options(yield_per=ROWS_AT_A_TIME))
        async for row in found:
            yield table, dict(zip(table.c.keys(), map(_plain, row), strict=True))


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):
        return (value if value.tzinfo else value.replace(tzinfo=UTC)).isoformat()
    return value


@contextmanager
def _draft(path: Path) -> Iterator[gzip.GzipFile]:
    """Write to a file that gets its name only when it is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as plain:
            with gzip.GzipFile(fileobj=plain, mode="wb") as file:
                yield file
            plain.flush()
            os.fsync(plain.fileno())
        draft.replace(path)
    except OSError as problem:
        reason = file_trouble(problem)
        raise BadOptions("cli-cannot-save", path=str(path), problem=str(reason)) from reason
    finally:
        draft.unlink(missing_ok=True)


def _write(file: gzip.GzipFile, line: object) -> None:
    file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")


async def _require_empty(connection: AsyncConnection, settings: Settings) -> None:
    if await connection.scalar(select(schema.tables.c.id).limit(1)) is not None:
        raise BadOptions("admin-not-empty", where=database.where(settings))


async def _insert_all(
    connection: AsyncConnection,
    path: Path,
    counts: Counter[str],
    advance: Callable[[int], None],
) -> dict[str, Any]:
    lines = _lines(path)
    about = _header(next(lines, None), path)
    waiting: list[dict[str, Any]] = []
    current: Table | None = None
    for line in lines:
        if isinstance(line, dict):
            await _insert(connection, current, waiting)
            if line.get("rows") != counts:
                break
            return about
        table, row = _row(line, path)
        if (table is not current or len(waiting) >= ROWS_AT_A_TIME) and waiting:
            await _insert(connection, current, waiting)
            waiting = []
        current = table
        waiting.append(row)
        counts[table.name] += 1
        advance(1)
    raise BadRecord("admin-backup-cut", path=str(path))


async def _insert(
    connection: AsyncConnection, table: Table | None, rows: list[dict[str, Any]]
) -> None:
    if table is not None and rows:
        await connection.execute(insert(table), rows)


def _header(line: object, path: Path) -> dict[str, Any]:
    if not isinstance(line, dict) or line.get("cupboard-backup") != FORMAT:
        raise BadRecord("admin-not-a-backup", path=str(path))
    if not isinstance(line.get("schema"), int) or not isinstance(line.get("total"), int):
        raise BadRecord("admin-not-a-backup", path=str(path))
    if line["schema"] > schema.VERSION:
        found, known = str(line["schema"]), str(schema.VERSION)
        raise BadRecord("admin-newer-backup", path=str(path), found=found, known=known)
    return line


def _row(line: object, path: Path) -> tuple[Table, dict[str, Any]]:
    try:
        name, values = cast(list[Any], line)
        table = SAVED[RANKS[name]]
        return table, {column: _typed(table, column, value) for column, value in values.items()}
    except (AttributeError, KeyError, TypeError, ValueError) as problem:
        raise BadRecord("admin-not-a-backup", path=str(path)) from problem


def _typed(table: Table, column: str, value: Any) -> Any:
    if value is not None and isinstance(table.c[column].type, DateTime):
        return datetime.fromisoformat(value)
    return value


def _lines(path: Path) -> Iterator[object]:
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                yield json.loads(line)
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError) as problem:
        raise BadRecord("admin-backup-cut", path=str(path)) from problem
    except OSError as problem:
        reason = file_trouble(problem)
        raise BadOptions("cli-file-unreadable", path=str(path), problem=str(reason)) from reason
