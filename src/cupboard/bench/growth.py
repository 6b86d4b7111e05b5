"""What a large database costs: the same server with many stored tables and with none."""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
import sqlite3
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from cupboard.bench import peers, processes
from cupboard.bench.peers import LoadProcess, ServerProcess
from cupboard.core.match import Match
from cupboard.core.registry import game
from cupboard.server.session.event_log import EventLog, LogAppend
from cupboard.server.storage import schema
from cupboard.server.storage.base import SeatRow, TableRow
from cupboard.server.storage.sql import SqlStorage

EMPTY, FULL = "empty", "full"
ONE_UNFINISHED_IN: Final = 50
"""one table in so many is unfinished, with an engine to move"""
MOVES: Final = 8
TABLES_PER_GUEST: Final = 10
CALLS: Final = 60
CALL_PAUSE_SECONDS: Final = 0.05
PAIRS: Final = 50
ROUNDS: Final = 5
SLICE_SECONDS: Final = 1.0
STEPS: Final = 4 + 2 * ROUNDS
"""the number of measurements"""

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {count})"
ID = "printf('%016x', n.i)"


def measure(folder: Path, tables: int, load: LoadProcess, progress: Callable[[], None]) -> Any:
    """Return the figures of a server with an empty database and of one with many tables."""
    found: dict[str, dict[str, Any]] = {}
    servers: dict[str, ServerProcess] = {}
    fill(folder / FULL, tables)
    progress()
    try:
        for name in (EMPTY, FULL):
            began = time.perf_counter()
            servers[name] = peers.ours(folder / name)
            opened = time.perf_counter() - began
            found[name] = {
                "open_seconds": round(opened, 2),
                "open_cpu_seconds": round(processes.cpu_seconds(servers[name].pid), 2),
                **_calls(servers[name].port),
            }
            progress()
        rates = _play(load, servers, progress)
    finally:
        for server in servers.values():
            server.close()
    for name, figures in found.items():
        figures["moves_per_second"] = round(statistics.median(rates[name]))
    ratio = found[FULL]["moves_per_second"] / found[EMPTY]["moves_per_second"]
    return {
        "tables": tables,
        "unfinished": tables // ONE_UNFINISHED_IN,
        "databases": found,
        "ratio": round(ratio, 2),
        "noise": round(max(map(_spread, rates.values())), 3),
    }


def _spread(rates: list[float]) -> float:
    return (max(rates) - min(rates)) / statistics.median(rates)


def _calls(port: int) -> dict[str, float]:
    """Return how long a server that has just opened takes to answer, in milliseconds."""
    took: dict[str, list[float]] = {"healthz": [], "metrics": []}
    connection = http.client.HTTPConnection("127.0.0.1", port)
    for _ in range(CALLS):
        for name, times in took.items():
            began = time.perf_counter()
            connection.request("GET", f"/{name}")
            answer = connection.getresponse()
            answer.read()
            times.append(1000 * (time.perf_counter() - began))
            if answer.status != http.HTTPStatus.OK:
                raise RuntimeError(f"/{name}: {answer.status}")
        time.sleep(CALL_PAUSE_SECONDS)
    connection.close()
    return {
        f"{name}_{kind}_ms": round(value, 1)
        for name, times in took.items()
        for kind, value in (("median", statistics.median(times)), ("worst", max(times)))
    }


def _play(
    load: LoadProcess, servers: dict[str, ServerProcess], progress: Callable[[], None]
) -> dict[str, list[float]]:
    rates: dict[str, list[float]] = {name: [] for name in servers}
    for name, server in servers.items():
        load.do("group", name=name, kind="ours", port=server.port)
        load.do("open", name=name, pairs=PAIRS)
        load.do("play", name=name, seconds=SLICE_SECONDS)
    for number in range(ROUNDS):
        for name in sorted(servers, reverse=number % 2 == 1):
            load.do("open", name=name, pairs=PAIRS)
            result = load.do("play", name=name, seconds=SLICE_SECONDS)
            rates[name].append(result["moves"] / result["seconds"])
            progress()
    return rates


# Filling a database


def fill(folder: Path, tables: int) -> None:
    """Make a database with many tables, all copies of one, in a few statements."""
    file = folder / "tables.db"
    copy_sample(file, asyncio.run(store_sample(file)), tables)


def copy_sample(file: Path, sample: str, tables: int) -> None:
    """Fill a database with copies of a table that is stored there."""
    connection = sqlite3.connect(file, isolation_level=None)
    for setting in ("synchronous=OFF", "journal_mode=OFF", "cache_size=-200000"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("BEGIN")
    for statement in (_copy_tables(tables), *_copy_parts(tables)):
        connection.execute(statement, {"sample": sample})
    connection.execute("COMMIT")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.close()


async def store_sample(file: Path) -> str:
    """Make a database with one table where an engine is to move, and return its id."""
    file.parent.mkdir(parents=True)
    row, append = _sample()
    storage = SqlStorage(f"sqlite+aiosqlite:///{file}")
    await storage.open()
    await storage.add(row, append)
    await storage.close()
    return row.id


def _sample() -> tuple[TableRow, LogAppend]:
    found, rng, seed = game("kalaha"), random.Random(0), secrets.token_bytes(16)
    log = EventLog(Match(found, found.options(), 2, seed))
    lines = [*log.draw().lines]
    engine = log.waiting_for[0]
    while len(lines) < MOVES or log.waiting_for != (engine,):
        (seat,) = log.waiting_for
        lines += log.play(seat, found.format(found.legal(log.match.state, seat).sample(rng))).lines
    person = SeatRow(1 - engine, "here", name="Ada", token=secrets.token_hex(16), guest="guest")
    seats = (person, replace(person, seat=engine, kind="engine", name=None, level="sprout"))
    now = datetime.now(UTC)
    row = TableRow(
        id="sample",
        code="sample",
        watch="watch-sample",
        game="kalaha",
        rules=found.spec.rules_version,
        preset=None,
        options={},
        seed=seed.hex(),
        host="guest",
        hints=True,
        takeback=True,
        watching=True,
        move_seconds=None,
        created=now,
        touched=now,
        seats=tuple(sorted(seats, key=lambda seat: seat.seat)),
        status="playing",
        number=log.number,
    )
    return row, LogAppend(1, tuple(lines))


def _copy_tables(count: int) -> str:
    own = {
        "id": ID,
        "code": "printf('c%x', n.i)",
        "watch": "printf('w%x', n.i)",
        "host": f"printf('guest-%d', n.i / {TABLES_PER_GUEST})",
        "status": f"iif(n.i % {ONE_UNFINISHED_IN} = 0, 'playing', 'over')",
    }
    return _copy("tables", "id", own, count)


def _copy_parts(count: int) -> list[str]:
    return [_copy(name, "table_id", {"table_id": ID}, count) for name in ("seats", "log")]


def _copy(table: str, key: str, own: dict[str, str], count: int) -> str:
    names = [column.name for column in schema.metadata.tables[table].columns]
    values = ", ".join(own.get(name, f"{table}.{name}") for name in names)
    return (
        f"{NUMBERS.format(count=count)} INSERT INTO {table} ({', '.join(names)}) "
        f"SELECT {values} FROM n, {table} WHERE {table}.{key} = :sample"
    )
