"""Writes that fail: a move is stored and acknowledged, or it leaves no trace."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cupboard.server.session.event_log import LogAppend, Seal
from cupboard.server.settings import Settings
from cupboard.server.storage.back_pressure import MAX_WAITING
from cupboard.server.storage.base import Conflict, Write, WriteFailed, WriteUnknown
from cupboard.server.storage.sql import SqlStorage
from tests.server.clients import Browser, here, order
from tests.server.running import Running
from tests.server.test_storage import lines, table

pytestmark = pytest.mark.anyio

# A commit that fails: a foreign key that is checked only then.
FAILING_COMMIT = """
CREATE TABLE promises (table_id REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED);
CREATE TRIGGER promise AFTER INSERT ON log WHEN new.entry LIKE '%13%'
BEGIN INSERT INTO promises VALUES ('nobody'); END;
"""


@pytest.fixture
async def storage(tmp_path: Path) -> AsyncIterator[SqlStorage]:
    found = SqlStorage(Settings(data=tmp_path).database_url)
    await found.open()
    yield found
    await found.close()


def change(folder: Path, script: str) -> None:
    with sqlite3.connect(folder / "tables.db") as other:
        other.executescript(script)
    other.close()


@contextmanager
def write_lock(folder: Path) -> Iterator[None]:
    """Hold the database's write lock, like another process."""
    other = sqlite3.connect(folder / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def test_a_change_that_cannot_be_made_fails_alone(
    storage: SqlStorage, tmp_path: Path
) -> None:
    for n in range(9):
        await storage.add(table(f"t{n}"))
    await storage.write("t5", Write(LogAppend(1, lines(5))))
    change(tmp_path, "ALTER TABLE seals RENAME TO elsewhere")
    changes = [storage.write(f"t{n}", Write(LogAppend(1, lines(n)))) for n in range(8)]
    changes.append(storage.write("t8", Write(LogAppend(1, seal=Seal(0, "1")))))
    *others, sealed = await asyncio.gather(*changes, return_exceptions=True)
    assert isinstance(sealed, WriteFailed)
    assert isinstance(others.pop(5), Conflict)
    assert others == [None] * 7
    for n in range(8):
        assert await storage.log(f"t{n}") == list(lines(n))
    change(tmp_path, "ALTER TABLE elsewhere RENAME TO seals")
    await storage.write("t8", Write(LogAppend(1, seal=Seal(0, "1"))))


async def test_after_a_failed_commit_its_changes_are_unknown(
    storage: SqlStorage, tmp_path: Path
) -> None:
    await storage.add(table())
    change(tmp_path, FAILING_COMMIT)
    with pytest.raises(WriteUnknown):
        await storage.write("t", Write(LogAppend(1, lines(13))))
    assert await storage.log("t") == []
    await storage.write("t", Write(LogAppend(1, lines(1))))
    assert await storage.log("t") == list(lines(1))


async def test_a_short_lock_of_another_process_only_delays(
    storage: SqlStorage, tmp_path: Path
) -> None:
    await storage.add(table())
    with write_lock(tmp_path):
        write = asyncio.create_task(storage.write("t", Write(LogAppend(1, lines(1)))))
        await asyncio.sleep(0.1)
        assert not write.done()
    await write
    assert await storage.log("t") == list(lines(1))


async def test_a_long_lock_of_another_process_fails_changes_without_a_trace(
    storage: SqlStorage, tmp_path: Path
) -> None:
    """Changes that would wait behind too many others are refused."""
    await storage.add(table())
    with write_lock(tmp_path):
        writes = [storage.write("t", Write(LogAppend(1, lines(1)))) for _ in range(3)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(result, WriteFailed) for result in results)
        waiting = [
            asyncio.create_task(storage.write("t", Write(LogAppend(n, lines(n)))))
            for n in range(1, MAX_WAITING + 300)
        ]
        refused, _ = await asyncio.wait(waiting, timeout=0.5)
        assert refused
        assert all(isinstance(task.exception(), WriteFailed) for task in refused)
    results = await asyncio.gather(*waiting, return_exceptions=True)
    written = [n for n, result in enumerate(results, 1) if result is None]
    assert written
    assert await storage.log("t") == [line for n in written for line in lines(n)]


async def test_a_move_that_was_not_stored_can_be_made_again(served: Running, anna: Browser) -> None:
    """The table and its connections stay; everything is as before the move."""
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        live = await served.live(code)
        before, state = live.log.number, live.log.match.state
        seat = ear.frame["turn"]["seats"][0]
        text = ear.frame["legal"][str(seat)][0]
        change(served.settings.data, "ALTER TABLE log RENAME TO elsewhere")
        await ear.move(seat, text)
        assert (await ear.problem())["code"] == "server-trouble"
        assert (live.log.number, live.log.match.state, live.stale) == (before, state, False)
        change(served.settings.data, "ALTER TABLE elsewhere RENAME TO log")
        await ear.moved(seat, text)
        assert (await served.live(code)) is live
        stored = await served.server.services.storage.log(live.row.id)
    assert len(stored) == live.log.number > before


async def test_after_an_unknown_write_the_table_is_read_again(
    served: Running, anna: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kalaha", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        live = await served.live(code)
        change(served.settings.data, FAILING_COMMIT.replace("%13%", "%"))
        seat = ear.frame["turn"]["seats"][0]
        await ear.move(seat, ear.frame["legal"][str(seat)][0])
        assert await ear.closed() == 1011
    change(served.settings.data, "DROP TRIGGER promise")
    async with anna.sit(code, *tokens) as ear:
        assert await served.live(code) is not live
        assert ear.frame["number"] == live.log.number
        await ear.moved(seat, ear.frame["legal"][str(seat)][0])
