"""Who runs the engines and clocks of tables whose owner is dead."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cupboard.server.cluster.database import Database
from cupboard.server.cluster.heartbeat import Heartbeat, ProcessName
from cupboard.server.cluster.leases import Leases
from cupboard.server.session.event_log import LogAppend
from cupboard.server.settings import Settings
from cupboard.server.storage.base import Conflict, Write
from cupboard.server.storage.sql import SqlStorage
from tests.server.test_storage import lines, table

pytestmark = pytest.mark.anyio

TABLES: dict[str, dict[str, object]] = {
    "clock": {"status": "playing", "move_seconds": 30},
    "engine": {"status": "playing"},
    "over": {"status": "over", "move_seconds": 30},
    "aside": {"status": "playing", "move_seconds": 30, "archived": True},
}


@pytest.fixture
async def storage(tmp_path: Path, new_postgres: Callable[[], str]) -> AsyncIterator[SqlStorage]:
    found = SqlStorage(Settings(data=tmp_path, database=new_postgres()).database_url)
    await found.open()
    for name, changes in TABLES.items():
        await found.add(table(name, **changes))
    yield found
    await found.close()


@pytest.fixture
async def database(storage: SqlStorage) -> AsyncIterator[Database]:
    found = Database(storage.address)
    await found.open()
    yield found
    await found.close()


def leases_of(database: Database, process: str) -> Leases:
    return Leases(database, process, 1.0, lambda table_id: None)


async def beat(database: Database, process: str, seconds: float = 60) -> None:
    await Heartbeat(database, ProcessName(process, "serve"), seconds).beat({})


async def test_only_clocks_of_a_dead_owner_are_taken_over(
    storage: SqlStorage, database: Database
) -> None:
    """A large database with thousands of resting games must not fill the memory of the others."""
    old, new = leases_of(database, "old"), leases_of(database, "new")
    await beat(database, "new")
    assert sorted(await old.claim(TABLES)) == sorted(TABLES)
    assert await new.orphans(9) == ["clock"]
    assert await new.claim(["clock"]) == ["clock"]
    assert await new.orphans(9) == []
    for name in TABLES:
        write = Write(LogAppend(1, lines(1)), table={}, epoch=old.epoch(name))
        with pytest.raises(Conflict):
            await storage.write(name, write)
    assert await new.claim(["engine"]) == ["engine"]


async def test_a_living_owner_keeps_its_tables(database: Database) -> None:
    old, new = leases_of(database, "old"), leases_of(database, "new")
    await beat(database, "old")
    await old.claim(TABLES)
    await leases_of(database, "dead").claim(["over"])
    assert await new.orphans(9) == []
    assert await new.claim(TABLES) == []


async def test_owners_are_found_among_many_leases(database: Database) -> None:
    for process in ("a", "b", "c"):
        await beat(database, process, -1 if process == "b" else 60)
    await leases_of(database, "a").claim(["engine"])
    await leases_of(database, "b").claim(["clock"])
    await leases_of(database, "c").claim(["over"])
    assert await leases_of(database, "a").orphans(9) == ["clock"]
