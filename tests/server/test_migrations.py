"""Databases of earlier and later versions: upgraded, used as they are, or left alone."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from cupboard.server.admin import backup, inventory
from cupboard.server.errors import Refusal
from cupboard.server.settings import Settings
from cupboard.server.storage import migrations, schema
from cupboard.server.storage.migrations import State
from cupboard.server.storage.sql import SqlStorage
from tests.server import first_schema
from tests.server.clients import Browser, Ear, elsewhere, here, order
from tests.server.newer.server import REVISIONS
from tests.server.processes import Process
from tests.server.running import running, settings
from tests.server.test_many_processes import play_both
from tests.server.test_storage import table

pytestmark = pytest.mark.anyio

FAILS = """
from alembic import op
revision, down_revision = "7", "6"
def upgrade():
    op.execute("ALTER TABLE seats ADD COLUMN colour VARCHAR")
    op.execute("ALTER TABLE nothing ADD COLUMN colour VARCHAR")
"""


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    if request.param == "sqlite":
        return settings(tmp_path)
    new_postgres: Callable[[], str] = request.getfixturevalue("new_postgres")
    return settings(tmp_path, database=new_postgres())


@asynccontextmanager
async def connected(where: Settings) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(where.database_url)
    async with engine.begin() as connection:
        yield connection
    await engine.dispose()


async def make_first_version(where: Settings) -> None:
    """Make a database like the first version of the program, with a table in it."""
    row = asdict(table())
    (seats,) = [row.pop("seats")]
    async with connected(where) as connection:
        await connection.run_sync(first_schema.metadata.create_all)
        await connection.execute(insert(first_schema.about).values(version=1))
        known = first_schema.tables.c.keys()
        kept = {name: value for name, value in row.items() if name in known}
        await connection.execute(insert(first_schema.tables).values(**kept))
        for seat in seats:
            own = {name: value for name, value in seat.items() if name in first_schema.seats.c}
            await connection.execute(insert(first_schema.seats).values(table_id="t", **own))
        line = {"table_id": "t", "number": 1, "entry": {"event": "played"}}
        await connection.execute(insert(first_schema.log).values(**line))


async def state(where: Settings) -> State | None:
    async with connected(where) as connection:
        return await connection.run_sync(migrations.state_of)


def differences(connection: Connection) -> list[Any]:
    """Return what Alembic finds that a database has and our schema has not, or the reverse."""
    found: list[Any] = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    return found


async def test_a_new_database_has_the_present_schema(where: Settings) -> None:
    storage = SqlStorage(where.database_url)
    await storage.open()
    await storage.close()
    assert await state(where) == State(schema.VERSION, schema.OLDEST)
    async with connected(where) as connection:
        assert await connection.run_sync(differences) == []


async def test_the_revisions_lead_from_the_first_schema_to_the_present_one(
    where: Settings,
) -> None:
    await make_first_version(where)
    storage = SqlStorage(where.database_url)
    for _ in range(2):
        await storage.open()
        assert await storage.get("t") == table()
        assert await storage.log("t") == [{"event": "played"}]
        await storage.add(table(f"new{_}", guide=True))
        await storage.close()
    assert await state(where) == State(schema.VERSION, schema.OLDEST)
    async with connected(where) as connection:
        (left,) = await connection.run_sync(differences)
    assert left[0] == "remove_column"
    assert left[3].name == "heir"  # nothing uses it, and it does no harm


async def test_two_programs_upgrade_a_database_once(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    where = settings(tmp_path, database=new_postgres())
    await make_first_version(where)
    storages = [SqlStorage(where.database_url) for _ in range(3)]
    await asyncio.gather(*(storage.open() for storage in storages))
    for storage in storages:
        assert await storage.get("t") == table()
        await storage.close()


async def test_a_copy_is_kept_before_an_upgrade(tmp_path: Path) -> None:
    where = settings(tmp_path)
    await make_first_version(where)
    storage = SqlStorage(where.database_url)
    for _ in range(2):
        await storage.open()
        await storage.close()
    (copy,) = tmp_path.glob("tables-version-*")
    assert copy.name == "tables-version-1.db"
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version FROM about").fetchall() == [(1,)]
        assert database.execute("SELECT id FROM tables").fetchall() == [("t",)]
        columns = {row[1] for row in database.execute("PRAGMA table_info(tables)")}
    assert "guide" not in columns


async def test_an_upgrade_that_fails_changes_nothing(
    where: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_first_version(where)
    (tmp_path / "revisions").mkdir()
    (tmp_path / "revisions" / "v7_fails.py").write_text(FAILS, encoding="utf-8")
    storage = SqlStorage(where.database_url)
    with monkeypatch.context() as later:
        later.setattr(schema, "VERSION", 7)
        later.setattr(migrations, "FOLDERS", [*migrations.FOLDERS, tmp_path / "revisions"])
        with pytest.raises(DBAPIError):
            await storage.open()
    await storage.close()
    assert await state(where) == State(1, 1)
    await storage.open()
    assert await storage.get("t") == table()
    await storage.close()


async def test_a_database_that_needs_a_later_program_is_left_alone(where: Settings) -> None:
    storage = SqlStorage(where.database_url)
    await storage.open()
    await storage.close()
    async with connected(where) as connection:
        await connection.execute(text("UPDATE about SET version = 999"))
    with pytest.raises(Refusal, match="another version"):
        await storage.open()
    await storage.close()


async def test_a_later_schema_that_allows_it_is_used_as_it_is(
    where: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = SqlStorage(where.database_url)
    await storage.open()
    await storage.close()
    with monkeypatch.context() as later:
        later.setattr(schema, "VERSION", 7)
        later.setattr(migrations, "FOLDERS", [*migrations.FOLDERS, REVISIONS])
        await storage.open()
        await storage.close()
    assert await state(where) == State(7, schema.OLDEST)
    await storage.open()
    await storage.add(table())
    assert await storage.get("t") == table()
    await storage.close()
    (listed,) = await inventory.list_tables(where, inventory.Filter(), 9)
    assert listed["id"] == "t"
    counts = await backup.save(where, tmp_path / "backup.gz", lambda _: None)
    assert counts == {"tables": 1, "seats": 2}


@pytest.mark.timeout(180)
async def test_an_old_process_and_a_new_one_play_across_an_upgrade(
    tmp_path: Path, new_postgres: Callable[[], str]
) -> None:
    database = new_postgres()
    new = Process("-m", "tests.server.newer.server", str(tmp_path / "new"), database)
    async with running(settings(tmp_path / "old", database=database)) as old:
        anna = Browser(old.address)
        chosen = order("kalaha", here("Anna"), elsewhere(), options={"stones": 2})
        code, (token,), _ = await anna.open(chosen)
        async with anna.sit(code, token) as first:
            await new.start()
            await play_across(first, new.address, code)
        await anna.close()
        # An old process also starts again, for example because another machine is updated later.
        async with running(settings(tmp_path / "again", database=database)) as again:
            carla = Browser(again.address)
            assert (await carla.table(code))["status"] == "over"
            await carla.open(order("kala", here(), elsewhere()))
            await carla.close()
        await new.stop(signal.SIGTERM)
    connection = await asyncpg.connect(database)
    assert await connection.fetchval("SELECT version_num FROM alembic_version") == "7"
    assert await connection.fetch("SELECT DISTINCT colour FROM seats") == [("red",)]
    await connection.close()


async def play_across(first: Ear, other: str, code: str) -> None:
    """Let a second player join at another process, and play the game to its end."""
    ben = Browser(other)
    joined = await ben.join(code, "Ben")
    async with ben.sit(code, joined["token"]) as second:
        while "turn" not in first.frame or not first.frame["turn"]["waiting"]:
            await first.next()
        await play_both(first, second, random.Random(7))
        assert first.frame["outcome"] == second.frame["outcome"] is not None
    await ben.close()
