"""Checks an installation and says what is wrong, and what to do about it.

Nothing is changed: a database of an earlier version is reported, not upgraded.
"""

from __future__ import annotations

import shutil
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, TypeAlias

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cupboard.core.errors import CupboardError, MissingExtra
from cupboard.core.paths import cache_dir
from cupboard.core.registry import game, game_ids
from cupboard.server.admin import database
from cupboard.server.admin.visit import visit
from cupboard.server.guests import KEY_FILE
from cupboard.server.settings import Settings
from cupboard.server.static_files import PAGES
from cupboard.server.storage import schema

Verdict: TypeAlias = Literal["ok", "warning", "error"]

LOW_SPACE_MB = 500
OTHERS_MAY = stat.S_IRWXG | stat.S_IRWXO


@dataclass(frozen=True)
class Finding:
    """The result of one check."""

    name: str
    verdict: Verdict
    key: str
    """key of the text that says what was found and what to do"""
    details: dict[str, str | int] = field(default_factory=dict)


def _ok(name: str, **details: str | int) -> Finding:
    return Finding(name, "ok", f"doctor-{name}", details)


def _wrong(name: str, verdict: Verdict, what: str, **details: str | int) -> Finding:
    return Finding(name, verdict, f"doctor-{what}", details)


async def examine(settings: Settings, address: str | None) -> AsyncIterator[Finding]:
    """Check the program, the folders and the database, and a server if its address is given."""
    for finding in (*_program(settings), *_folder(settings)):
        yield finding
    try:
        database.require_file(settings)
        async with database.unchecked(settings) as connection:
            async for finding in _database(connection, settings):
                yield finding
    except CupboardError as problem:
        yield _from_error("database", "error", problem)
    if address is not None:
        for verdict, found, details in await visit(address):
            yield Finding("server", verdict, f"doctor-{found}", details)


def _from_error(name: str, verdict: Verdict, problem: CupboardError) -> Finding:
    return Finding(name, verdict, problem.key, problem.details)


def _program(settings: Settings) -> Iterator[Finding]:
    yield _ok("python", version=".".join(map(str, sys.version_info[:3])))
    yield from _extras(settings)
    has_pages = (PAGES / "index.html").exists()
    yield _ok("pages") if has_pages else _wrong("pages", "error", "no-pages")


def _extras(settings: Settings) -> Iterator[Finding]:
    if find_spec("uvloop") is None and sys.platform != "win32":
        yield _wrong("extras", "warning", "extra-server")
    if find_spec("asyncpg") is None and database.file_of(settings) is None:
        yield _wrong("extras", "error", "extra-postgres")
    for game_id in game_ids():
        found = game(game_id)
        try:
            found.require_extras(found.options(found.spec.default_preset))
        except MissingExtra as problem:
            yield _from_error("extras", "warning", problem)


def _folder(settings: Settings) -> Iterator[Finding]:
    folder = settings.data
    if not folder.is_dir():
        yield _wrong("folder", "warning", "no-folder", path=str(folder))
        return
    yield _permissions(folder)
    for name, path in (("space", folder), ("cache", _existing(cache_dir()))):
        free = shutil.disk_usage(path).free // 2**20
        if free < LOW_SPACE_MB:
            yield _wrong(name, "error", "low-space", path=str(path), megabytes=free)
        else:
            yield _ok(name, path=str(path), megabytes=free)


def _existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.parents) if path.exists())


def _permissions(folder: Path) -> Finding:
    """Check that no other user can read seeds and the key. Windows has no such permissions."""
    key, path = folder / KEY_FILE, str(folder)
    if sys.platform != "win32" and any(
        found.exists() and found.stat().st_mode & OTHERS_MAY for found in (folder, key)
    ):
        return _wrong("folder", "warning", "open-folder", path=path)
    if not key.exists():
        return _wrong("folder", "warning", "no-key", path=path)
    return _ok("folder", path=path)


async def _database(connection: AsyncConnection, settings: Settings) -> AsyncIterator[Finding]:
    state, where = await database.schema_of(connection), database.where(settings)
    if state is None:
        yield _wrong("database", "warning", "empty-database", where=where)
        return
    if state.is_too_new:
        yield _wrong("database", "error", "new-database", where=where)
        return
    if state.is_behind:
        yield _wrong("database", "warning", "old-database", where=where)
        return
    tables = int(await connection.scalar(select(func.count()).select_from(schema.tables)) or 0)
    yield _ok("database", where=where, tables=tables)
    if connection.dialect.name == "sqlite":
        yield await _integrity(connection)
    yield await _logs(connection)


async def _integrity(connection: AsyncConnection) -> Finding:
    found = str((await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar())
    if found == "ok":
        return _ok("integrity")
    return _wrong("integrity", "error", "damaged-database", problem=found)


async def _logs(connection: AsyncConnection) -> Finding:
    """Look for logs with holes and for tables whose log is shorter than they say."""
    log, table = schema.log.c, schema.tables.c
    counted = select(log.table_id, func.count().label("lines"), func.max(log.number).label("last"))
    lengths = counted.group_by(log.table_id).subquery()
    joined = schema.tables.outerjoin(lengths, lengths.c.table_id == table.id)
    lines, last = func.coalesce(lengths.c.lines, 0), func.coalesce(lengths.c.last, 0)
    broken = select(func.count()).select_from(joined).where((lines != last) | (last < table.number))
    n = int(await connection.scalar(broken) or 0)
    return _wrong("logs", "error", "broken-logs", tables=n) if n else _ok("logs")
