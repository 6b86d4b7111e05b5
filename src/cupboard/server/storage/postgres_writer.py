"""Writes moves to PostgreSQL: all moves that wait are one statement and one commit.

What waits when a commit ends is the next batch, so there is no timer. A move whose log number is
taken, or whose writer is no longer the owner it claims to be, fails alone; the others stand.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from cupboard.server.metrics import Metrics
from cupboard.server.storage.back_pressure import require_room
from cupboard.server.storage.base import Conflict, Write, WriteFailed, WriteUnknown

MAX_BATCH = 256
"""Changes in one commit, so that a commit stays short."""
TIMEOUT_SECONDS = 10
TRIES = 3
"""How often a batch is sent if PostgreSQL ends it because of a deadlock."""

# Sorted by table, so that two processes lock rows in the same order. The first line of a change
# decides: logs have no holes, so if its number was free, the numbers after it are free too. A
# secret choice for a number that the log has reached comes from a process that is out of date.
MOVES = """
WITH change AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::int[], $4::timestamptz[])
    AS change(table_id, epoch, number, touched)
),
owned AS (
    SELECT leases.table_id FROM leases JOIN change USING (table_id)
    WHERE leases.epoch = change.epoch ORDER BY leases.table_id FOR SHARE OF leases
),
allowed AS (
    SELECT table_id FROM change WHERE epoch IS NULL UNION ALL SELECT table_id FROM owned
),
seal AS (
    SELECT * FROM unnest($5::text[], $6::int[], $7::int[], $8::text[])
    AS seal(table_id, number, seat, move)
),
sealed AS (
    INSERT INTO seals (table_id, number, seat, move)
    SELECT table_id, number, seat, move FROM seal JOIN allowed USING (table_id)
    WHERE NOT EXISTS (
        SELECT FROM log WHERE log.table_id = seal.table_id AND log.number >= seal.number
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
),
line AS (
    SELECT * FROM unnest($9::text[], $10::int[], $11::json[], $12::bool[])
    AS line(table_id, number, entry, leads)
),
first_lines AS (
    INSERT INTO log (table_id, number, entry, at)
    SELECT table_id, number, entry, now() FROM line JOIN allowed USING (table_id)
    WHERE leads AND (
        table_id NOT IN (SELECT table_id FROM seal) OR table_id IN (SELECT table_id FROM sealed)
    )
    ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id
),
other_lines AS (
    INSERT INTO log (table_id, number, entry, at)
    SELECT table_id, number, entry, now() FROM line JOIN first_lines USING (table_id)
    WHERE NOT leads ORDER BY table_id, number
),
written AS (
    SELECT table_id FROM first_lines
    UNION ALL
    SELECT table_id FROM sealed WHERE table_id NOT IN (SELECT table_id FROM line)
    UNION ALL
    SELECT table_id FROM allowed WHERE table_id NOT IN (SELECT table_id FROM line)
    AND table_id NOT IN (SELECT table_id FROM seal)
),
moved AS (
    UPDATE tables SET number = change.number, touched = change.touched, archived = false
    FROM change JOIN written USING (table_id)
    WHERE tables.id = change.table_id AND change.touched IS NOT NULL
)
SELECT table_id FROM written
"""

logger = logging.getLogger("cupboard.server")


@dataclass(frozen=True, eq=False)
class _Change:
    """A move that waits to be written."""

    table_id: str
    write: Write
    done: asyncio.Future[None]
    submitted: float


class PostgresWriter:
    """One connection through which a process writes all its moves."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self._address = address
        self._metrics = metrics
        self._connection: Any = None
        self._waiting: deque[_Change] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._task is not None and not self._task.done():
            return
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def check(self) -> None:
        """Raise an error if nothing can be written any more."""
        if self._task is None or self._task.done():
            raise RuntimeError("the writer has stopped")

    async def close(self) -> None:
        """Write all waiting changes, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        await self._disconnect()

    async def write(self, table_id: str, write: Write) -> None:
        """Write a move. Raises `Conflict` if its number is taken or the lease is lost."""
        require_room(self._waiting, closing=self._closing)
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(_Change(table_id, write, done, time.monotonic()))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while batch := self._next_batch():
                await self._write_batch(batch)
            if self._closing:
                return

    def _next_batch(self) -> list[_Change]:
        """Return what waits, at most one change of each table: only that has a clear result."""
        self._metrics.queue_length.observe(len(self._waiting))
        batch: dict[str, _Change] = {}
        later: deque[_Change] = deque()
        while self._waiting and len(batch) < MAX_BATCH:
            change = self._waiting.popleft()
            if change.table_id in batch:
                later.append(change)
            else:
                batch[change.table_id] = change
        later.extend(self._waiting)
        self._waiting = later
        return [batch[table_id] for table_id in sorted(batch)]

    async def _write_batch(self, batch: list[_Change]) -> None:
        began = time.monotonic()
        try:
            await self._connected()
        except Exception as problem:
            logger.warning("no connection to write %d moves: %r", len(batch), problem)
            _fail(batch, WriteFailed, problem)
            return
        await self._write_connected(batch)
        self._metrics.queue_seconds.observe(began - batch[0].submitted)
        self._metrics.batch_size.observe(len(batch))
        self._metrics.commit_seconds.observe(time.monotonic() - began)

    async def _write_connected(self, batch: list[_Change]) -> None:
        from asyncpg import IntegrityConstraintViolationError, PostgresError
        from asyncpg.exceptions import OperatorInterventionError

        try:
            written = await self._execute(batch)
        except OperatorInterventionError as problem:  # it shuts down, perhaps after the commit
            await self._give_up(batch, problem)
        except PostgresError as problem:  # PostgreSQL says that it has stored nothing
            if len(batch) > 1:
                for change in batch:
                    await self._write_connected([change])
                return
            conflict = isinstance(problem, IntegrityConstraintViolationError)
            if not conflict:
                logger.warning("could not write: %r", problem)
            _fail(batch, Conflict if conflict else WriteFailed, problem)
        except Exception as problem:  # the connection broke after sending
            await self._give_up(batch, problem)
        else:
            _settle(batch, written)

    async def _give_up(self, batch: list[_Change], problem: Exception) -> None:
        """Fail changes that may or may not be on disk."""
        logger.warning("unknown whether %d moves were written: %r", len(batch), problem)
        await self._disconnect()
        _fail(batch, WriteUnknown, problem)

    async def _execute(self, batch: list[_Change]) -> set[str]:
        from asyncpg import DeadlockDetectedError

        parameters = _parameters(batch)
        for left in reversed(range(TRIES)):
            connection = await self._connected()
            try:
                rows = await connection.fetch(MOVES, *parameters, timeout=TIMEOUT_SECONDS)
            except DeadlockDetectedError:  # rolled back as a whole
                if not left:
                    raise
            else:
                return {row["table_id"] for row in rows}
        raise AssertionError("the last try returns or raises")

    async def _connected(self) -> Any:
        import asyncpg

        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address, timeout=TIMEOUT_SECONDS)
        return self._connection

    async def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


def _parameters(batch: list[_Change]) -> list[list[Any]]:
    changes: list[tuple[Any, ...]] = []
    seals: list[tuple[Any, ...]] = []
    lines: list[tuple[Any, ...]] = []
    for change in batch:
        append, fields = change.write.append, change.write.table
        touched = (fields.get("number"), fields.get("touched"))
        changes.append((change.table_id, change.write.epoch, *touched))
        if append.seal is not None:
            seals.append((change.table_id, append.first, append.seal.seat, append.seal.text))
        for number, line in enumerate(append.lines, append.first):
            leads = number == append.first
            lines.append((change.table_id, number, json.dumps(line), leads))
    return [*_columns(changes, 4), *_columns(seals, 4), *_columns(lines, 4)]


def _columns(rows: list[tuple[Any, ...]], width: int) -> list[list[Any]]:
    return [[row[at] for row in rows] for at in range(width)]


def _settle(batch: list[_Change], written: set[str]) -> None:
    for change in batch:
        if change.done.done():  # cancelled
            continue
        if change.table_id in written:
            change.done.set_result(None)
        else:
            change.done.set_exception(Conflict(change.table_id))


def _fail(batch: list[_Change], kind: type[Exception], cause: Exception) -> None:
    for change in batch:
        if not change.done.done():
            problem = kind(str(cause))
            problem.__cause__ = cause
            change.done.set_exception(problem)
