"""The storage gives the same guarantees in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from cupboard.server.session.event_log import LogAppend, Seal
from cupboard.server.settings import Settings
from cupboard.server.storage import sql
from cupboard.server.storage.base import Conflict, SeatRow, TableRow, Write
from cupboard.server.storage.sql import SqlStorage

pytestmark = pytest.mark.anyio

BEGAN = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(data=tmp_path).database_url
    new_postgres: Callable[[], str] = request.getfixturevalue("new_postgres")
    address = new_postgres()
    return Settings(data=tmp_path, database=address).database_url


@pytest.fixture
async def storage(database: str) -> AsyncIterator[SqlStorage]:
    found = SqlStorage(database)
    await found.open()
    yield found
    await found.close()


def table(name: str = "t", **changes: object) -> TableRow:
    usual = TableRow(
        id=name,
        code=f"CODE{name}",
        watch=f"WATCH{name}",
        game="kala",
        rules=1,
        preset=None,
        options={"store_beans": 8},
        seed="00ff",
        host="anna",
        hints=True,
        takeback=False,
        watching=True,
        move_seconds=None,
        created=BEGAN,
        touched=BEGAN,
        seats=(
            SeatRow(0, "here", "Änna 🫘", token="hash", guest="anna"),
            SeatRow(1, "open"),
        ),
    )
    return replace(usual, **changes)  # type: ignore[arg-type]


def lines(*numbers: int) -> tuple[dict[str, object], ...]:
    return tuple({"event": "played", "seat": 0, "move": f"m{n}"} for n in numbers)


async def test_a_table_round_trips(storage: SqlStorage) -> None:
    row = table()
    await storage.add(row)
    assert await storage.get("t") == row
    assert await storage.find("CODEt") == await storage.find("WATCHt") == row
    assert await storage.find("code") is None
    assert await storage.get("other") is None


async def test_the_log_only_grows_and_keeps_its_order(storage: SqlStorage) -> None:
    await storage.add(table())
    await storage.write("t", Write(LogAppend(1, lines(1))))
    await storage.write(
        "t", Write(LogAppend(2, lines(2, 3)), table={"number": 3, "status": "playing"})
    )
    assert await storage.log("t") == list(lines(1, 2, 3))
    found = await storage.get("t")
    assert found is not None
    assert (found.number, found.status) == (3, "playing")


async def test_a_log_number_is_written_only_once(storage: SqlStorage) -> None:
    await storage.add(table())
    await storage.write("t", Write(LogAppend(1, lines(1))))
    seat = SeatRow(1, "open", "Ben")
    with pytest.raises(Conflict):
        await storage.write(
            "t", Write(LogAppend(1, lines(9, 10)), seats=(seat,), table={"number": 9})
        )
    assert await storage.log("t") == list(lines(1))
    assert await storage.get("t") == table()


async def test_only_one_of_many_writers_gets_a_log_number(storage: SqlStorage) -> None:
    await storage.add(table())
    tries = [storage.write("t", Write(LogAppend(1, lines(n)))) for n in range(8)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 7
    assert len(await storage.log("t")) == 1


async def test_a_conflict_fails_alone_among_changes_written_together(storage: SqlStorage) -> None:
    names = [f"t{n}" for n in range(20)]
    for name in names:
        await storage.add(table(name, archived=True))
    await storage.write("t7", Write(LogAppend(1, lines(0))))
    later = BEGAN + timedelta(microseconds=1)
    moved = {"number": 1, "touched": later, "archived": False}
    changes = [storage.write(name, Write(LogAppend(1, lines(1)), table=moved)) for name in names]
    changes += [storage.write("t3", Write(LogAppend(2, seal=Seal(1, "Ö 🫘"))))]
    changes += [storage.add(table("new")), storage.add(table("t5"))]
    results = await asyncio.gather(*changes, return_exceptions=True)
    failed = [at for at, result in enumerate(results) if isinstance(result, Conflict)]
    assert failed == [7, len(results) - 1]
    assert all(result is None for at, result in enumerate(results) if at not in failed)
    for name in names:
        expected = table(name, archived=True) if name == "t7" else table(name, **moved)
        assert await storage.get(name) == expected
        assert await storage.log(name) == list(lines(0 if name == "t7" else 1))
    assert await storage.seals("t3", 1) == [Seal(1, "Ö 🫘")]
    assert await storage.get("new") == table("new")


async def test_a_sealed_choice_is_stored_once_for_its_log_number(storage: SqlStorage) -> None:
    await storage.add(table())
    await storage.write("t", Write(LogAppend(1, seal=Seal(1, "3"))))
    with pytest.raises(Conflict):
        await storage.write("t", Write(LogAppend(1, seal=Seal(1, "2"))))
    await storage.write("t", Write(LogAppend(1, lines(1), Seal(0, "1"))))
    await storage.write("t", Write(LogAppend(2, seal=Seal(0, "2"))))
    assert await storage.seals("t", 0) == [Seal(0, "1"), Seal(1, "3"), Seal(0, "2")]
    assert await storage.seals("t", 1) == [Seal(0, "2")]
    assert await storage.seals("t", 2) == []


async def test_a_change_of_several_entries_is_written_whole_or_not_at_all(
    storage: SqlStorage,
) -> None:
    await storage.add(table())
    await storage.write("t", Write(LogAppend(1, lines(1))))
    for first in (1, 2):
        change = storage.write("t", Write(LogAppend(first, lines(5, 6, 7))))
        if first == 1:
            with pytest.raises(Conflict):
                await change
            assert await storage.log("t") == list(lines(1))
        else:
            await change
    assert await storage.log("t") == list(lines(1, 5, 6, 7))


async def test_changes_of_seats_and_settings_need_the_present_version(storage: SqlStorage) -> None:
    await storage.add(table())
    ben, carla = (SeatRow(1, "open", name, token=name) for name in ("Ben", "Carla"))
    await storage.write("t", Write(LogAppend(1), seats=(ben,), version=0))
    with pytest.raises(Conflict):
        await storage.write(
            "t", Write(LogAppend(1, lines(1)), (carla,), {"watching": False}, version=0)
        )
    found = await storage.get("t")
    assert found is not None
    assert (found.version, found.seats[1].name, found.watching) == (1, "Ben", True)
    assert await storage.log("t") == []
    await storage.write("t", Write(LogAppend(1), table={"watching": False}, version=1))
    found = await storage.get("t")
    assert found is not None
    assert (found.version, found.watching) == (2, False)


async def test_seats_change_with_the_log(storage: SqlStorage) -> None:
    await storage.add(table())
    taken = SeatRow(1, "open", "Ben", token="new", guest="ben", substitute="gardener")
    await storage.write("t", Write(LogAppend(1, lines(1)), seats=(taken,)))
    found = await storage.get("t")
    assert found is not None
    assert found.seats == (table().seats[0], taken)


async def test_a_guest_finds_the_tables_it_opened_or_joined(storage: SqlStorage) -> None:
    bens = (SeatRow(0, "here", guest="carla"), SeatRow(1, "open", guest="ben"))
    await storage.add(table("a", touched=BEGAN))
    await storage.add(table("b", host="carla", seats=bens, touched=BEGAN + timedelta(hours=2)))
    await storage.add(table("c", host="ben", touched=BEGAN + timedelta(hours=1)))
    assert [found.id for found in await storage.of_guest("ben", 9)] == ["b", "c"]
    assert [found.id for found in await storage.of_guest("ben", 1)] == ["b"]
    assert await storage.of_guest("nobody", 9) == []


async def test_unfinished_tables_are_counted_and_idle_ones_archived(storage: SqlStorage) -> None:
    old = BEGAN - timedelta(days=40)
    await storage.add(table("a"))
    await storage.add(table("b", status="over", outcome={"ranks": [1, 2]}))
    await storage.add(table("c", touched=old, status="playing"))
    assert await storage.count_open("anna") == 2
    assert await storage.archive(BEGAN - timedelta(days=30)) == 1
    assert await storage.archive(BEGAN - timedelta(days=30)) == 0
    assert await storage.count_open("anna") == 1
    found = await storage.get("c")
    assert found is not None
    assert (found.archived, found.status) == (True, "playing")
    await storage.add(table("later", created=BEGAN + timedelta(seconds=1)))
    assert await storage.counts(BEGAN + timedelta(seconds=1)) == [
        ("kala", "over", 1),
        ("kala", "playing", 1),
        ("kala", "waiting", 1),
    ]


async def test_a_table_put_away_no_longer_counts(storage: SqlStorage) -> None:
    await storage.add(table("a"))
    await storage.add(table("b"))
    await storage.put_away("a")
    assert await storage.count_open("anna") == 1
    assert [found.id for found in await storage.of_guest("anna", 9)] == ["a", "b"]


async def test_tables_with_clocks_are_found_in_the_order_of_their_deadlines(
    storage: SqlStorage,
) -> None:
    await storage.add(table("people", status="playing"))
    await storage.add(table("slow", status="playing", move_seconds=60))
    await storage.add(table("fast", status="playing", move_seconds=30))
    await storage.add(table("over", status="over", move_seconds=30))
    await storage.add(table("aside", status="playing", move_seconds=30, archived=True))
    assert await storage.timed() == ["fast", "slow"]


async def test_more_tables_than_one_statement_changes_are_archived(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sql, "ARCHIVED_TOGETHER", 2)
    for name in "abcde":
        await storage.add(table(name))
    await storage.put_away("b")
    later = table().touched + timedelta(days=1)
    assert await storage.archive(later) == 4
    assert await storage.archive(later) == 0


async def test_reopening_it_loses_nothing(database: str) -> None:
    for opening in range(2):
        storage = SqlStorage(database)
        await storage.open()
        if opening == 0:
            await storage.add(table())
        assert await storage.get("t") == table()
        await storage.close()


async def test_opening_it_twice_starts_one_writer(tmp_path: Path) -> None:
    storage = SqlStorage(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    await storage.open()
    writers = [one for one in threading.enumerate() if one.name == "sqlite-writer"]
    await storage.open()
    assert [one for one in threading.enumerate() if one.name == "sqlite-writer"] == writers
    await storage.close()
    assert not any(one.is_alive() for one in writers)


async def test_an_analysis_is_stored_and_replaced(storage: SqlStorage, database: str) -> None:
    await storage.add(table())
    assert await storage.analysis("t") is None
    await storage.keep_analysis("t", {"version": 1, "values": [0.5, -2.0], "name": "Käthe"})
    await storage.keep_analysis("t", {"version": 2})
    assert await storage.analysis("t") == {"version": 2}
    again = SqlStorage(database)
    await again.open()
    assert await again.analysis("t") == {"version": 2}
    await again.close()


async def test_stored_names_stay_when_ours_change(storage: SqlStorage, database: str) -> None:
    """Databases call this column `stand_in`."""
    seat = SeatRow(0, "open", substitute="gardener")
    await storage.add(replace(table(), seats=(seat,)))
    engine = create_async_engine(database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("SELECT stand_in FROM seats"))
        assert rows.all() == [("gardener",)]
    await engine.dispose()
    found = await storage.get("t")
    assert found is not None
    assert found.seats == (seat,)
