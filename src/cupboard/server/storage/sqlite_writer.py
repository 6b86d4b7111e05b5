"""Writes to SQLite in one thread, which commits all changes that wait together.

SQLite has one write lock. Several connections that compete for it sleep and retry, which is slow
and unfair; one thread with one connection never waits for itself. A commit takes as long for a
hundred changes as for one, so there is no timer: what waits when a commit ends is the next batch.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Engine,
    Transaction,
    create_engine,
    event,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from cupboard.server.metrics import Metrics
from cupboard.server.storage import schema, statements
from cupboard.server.storage.back_pressure import require_room
from cupboard.server.storage.base import Conflict, TableRow, Write, WriteFailed, WriteUnknown

MAX_BATCH = 256
"""Changes in one commit, so that a commit stays short."""

# One statement for all moves of a batch. Each statement releases the interpreter lock and has to
# get it back, which takes up to 5 ms while the event loop is busy.
LOG = """
INSERT INTO log (table_id, number, entry)
SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)
"""
SEALS = """
INSERT INTO seals (table_id, number, seat, move)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?)
"""
TABLES = """
UPDATE tables SET number = moved.number, touched = moved.touched, archived = 0
FROM (SELECT value ->> 0 AS id, value ->> 1 AS number, value ->> 2 AS touched FROM json_each(?))
AS moved WHERE tables.id = moved.id
"""

# Tables and seats in plain SQL: SQLAlchemy takes longer to build these statements than SQLite to
# run them.
TABLE_COLUMNS: Final = {name: schema.tables.c[name] for name in statements.TABLE_FIELDS}
SEAT_COLUMNS: Final = {name: schema.seats.c[name] for name in statements.SEAT_FIELDS}


def _insert(table: str, columns: Iterable[str]) -> str:
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"


INSERT_TABLE: Final = _insert("tables", (column.name for column in TABLE_COLUMNS.values()))
INSERT_SEAT: Final = _insert(
    "seats", ("table_id", *(column.name for column in SEAT_COLUMNS.values()))
)

UPDATE_SEAT: Final = (
    f"UPDATE seats SET {', '.join(f'{column.name} = ?' for column in SEAT_COLUMNS.values())}"
    " WHERE table_id = ? AND seat = ?"
)


@cache
def _update_table(names: tuple[str, ...], versioned: bool) -> str:
    values = ", ".join(f"{TABLE_COLUMNS[name].name} = ?" for name in names)
    here = "id = ? AND version = ?" if versioned else "id = ?"
    return f"UPDATE tables SET {values} WHERE {here}"


logger = logging.getLogger("cupboard.server")


@dataclass(eq=False)
class _Change:
    """A change that waits to be written."""

    table: TableRow | str
    """a new table, or the id of the changed one"""
    write: Write
    done: asyncio.Future[None]
    submitted: float
    problem: Exception | None = None
    """why it was not written"""

    @property
    def is_new(self) -> bool:
        return isinstance(self.table, TableRow)

    @property
    def is_move(self) -> bool:
        """Whether this changes nothing but the log and what every move changes."""
        return not self.is_new and self.write.is_move

    @property
    def table_id(self) -> str:
        return self.table.id if isinstance(self.table, TableRow) else self.table


_Parameters: TypeAlias = list[list[Any]]


class SqliteWriter:
    """The only connection that changes tables and logs."""

    def __init__(self, url: URL, tune: Callable[[Any, object], None], metrics: Metrics) -> None:
        self._engine: Engine = create_engine(url)
        event.listen(self._engine, "connect", tune)
        event.listen(self._engine, "connect", _begin_explicitly)
        event.listen(self._engine, "begin", _begin)
        self._metrics = metrics
        self._waiting: deque[_Change] = deque()
        self._wake = threading.Condition()
        self._closing = False
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        if self._thread is not None and self._thread.is_alive():
            return  # a second thread would take the changes and the signals of the first
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def check(self) -> None:
        """Raise an error if nothing can be written any more."""
        if self._thread is None or not self._thread.is_alive():
            raise RuntimeError("the writer has stopped")

    async def close(self) -> None:
        """Write all waiting changes, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    async def write(self, table: TableRow | str, write: Write) -> None:
        """Write a change of a table, or a new one with the start of its log."""
        future = asyncio.get_running_loop().create_future()
        change = _Change(table, write, future, time.monotonic())
        with self._wake:
            require_room(self._waiting, closing=self._closing)
            self._waiting.append(change)
            self._wake.notify()
        await future

    # In the thread

    def _run(self) -> None:
        try:
            with self._engine.connect() as connection:
                while batch := self._next_batch():
                    self._write_batch(connection, batch)
        except Exception as problem:
            logger.exception("the writer has stopped")
            self._refuse(problem)

    def _refuse(self, problem: Exception) -> None:
        """Fail what waits, and all later changes."""
        with self._wake:
            self._closing = True
            waiting = list(self._waiting)
            self._waiting.clear()
        if waiting:
            _fail(waiting, WriteFailed, problem)
            _tell(waiting)

    def _next_batch(self) -> list[_Change]:
        """Wait for changes. Return none when the writer is to stop."""
        with self._wake:
            self._wake.wait_for(lambda: self._waiting or self._closing)
            self._metrics.queue_length.observe(len(self._waiting))
            count = min(len(self._waiting), MAX_BATCH)
            return [self._waiting.popleft() for _ in range(count)]

    def _write_batch(self, connection: Connection, batch: list[_Change]) -> None:
        """Write all changes, or if one of them cannot be made, each alone and in order."""
        began = time.monotonic()
        try:
            _commit(connection, batch)
            if len(batch) > 1 and batch[0].problem is not None:
                for change in batch:
                    change.problem = None
                    _commit(connection, [change])
        except Exception as problem:
            _fail(batch, WriteUnknown, problem)
            if not isinstance(problem, WriteUnknown):
                raise  # an unexpected error, so the writer stops
        finally:
            _tell(batch)
        self._metrics.queue_seconds.observe(began - batch[0].submitted)
        self._metrics.batch_size.observe(len(batch))
        self._metrics.commit_seconds.observe(time.monotonic() - began)


def _commit(connection: Connection, batch: list[_Change]) -> None:
    """Make changes in one transaction, or note in each why it was not made.

    Raises `WriteUnknown` if the commit itself fails, because it may or may not be on disk.
    """
    try:
        transaction = connection.begin()
    except DBAPIError as problem:  # another process held the lock for too long
        connection.rollback()
        _fail(batch, WriteFailed, problem)
        return
    try:
        _make_all(connection, batch)
    except (IntegrityError, Conflict) as problem:
        transaction.rollback()
        _fail(batch, Conflict, problem)
    except DBAPIError as problem:  # a full disk, a read-only file, a failed read
        transaction.rollback()
        _fail(batch, WriteFailed, problem)
    else:
        _end(connection, transaction)


def _end(connection: Connection, transaction: Transaction) -> None:
    try:
        transaction.commit()
    except DBAPIError as problem:
        transaction.rollback()
        # SQLAlchemy only forgets its transaction then, and for SQLite it may still be open.
        connection.connection.rollback()
        raise WriteUnknown("the commit failed") from problem


def _fail(batch: Iterable[_Change], kind: type[Exception], problem: Exception) -> None:
    for change in batch:
        change.problem = kind(str(problem))
        change.problem.__cause__ = problem


def _begin_explicitly(connection: Any, _record: object) -> None:
    """Let the driver begin no transactions by itself."""
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    """Take the write lock at the beginning, so that only beginning can fail because of it."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _make_all(connection: Connection, batch: list[_Change]) -> None:
    for change in batch:
        if isinstance(change.table, TableRow):
            _insert_table(connection, change.table)
        elif change.write.epoch is not None:
            statements.write(connection, change.table, change.write)
        elif not change.is_move:
            _update(connection, change.table, change.write)
    _append(connection, [one for one in batch if one.is_new or one.write.epoch is None])


def _insert_table(connection: Connection, table: TableRow) -> None:
    row = tuple(_bound(TABLE_COLUMNS[name], getattr(table, name)) for name in TABLE_COLUMNS)
    connection.exec_driver_sql(INSERT_TABLE, row)
    for seat in table.seats:
        values = (_bound(SEAT_COLUMNS[name], getattr(seat, name)) for name in SEAT_COLUMNS)
        connection.exec_driver_sql(INSERT_SEAT, (table.id, *values))


def _update(connection: Connection, table_id: str, write: Write) -> None:
    """Change seats, settings and status, if they are still of the version that was read."""
    for seat in write.seats:
        row = [_bound(SEAT_COLUMNS[name], getattr(seat, name)) for name in SEAT_COLUMNS]
        connection.exec_driver_sql(UPDATE_SEAT, (*row, table_id, seat.seat))
    fields = dict(write.table)
    these: list[Any] = [table_id]
    if write.version is not None:
        fields["version"] = write.version + 1
        these.append(write.version)
    if fields:
        values = [_bound(TABLE_COLUMNS[name], value) for name, value in fields.items()]
        statement = _update_table(tuple(fields), write.version is not None)
        changed = connection.exec_driver_sql(statement, (*values, *these))
        if write.version is not None and changed.rowcount == 0:
            raise Conflict(table_id)


def _append(connection: Connection, changes: Iterable[_Change]) -> None:
    """Append to the logs of all changed tables, and note what every move changes."""
    log: _Parameters = []
    seals: _Parameters = []
    tables: _Parameters = []
    for change in changes:
        append, fields, table = change.write.append, change.write.table, change.table_id
        for number, line in enumerate(append.lines, append.first):
            log.append([table, number, json.dumps(line)])
        if append.seal is not None:
            seals.append([table, append.first, append.seal.seat, append.seal.text])
        if fields and change.is_move:
            tables.append([table, fields["number"], _stored(fields["touched"])])
    for statement, rows in ((LOG, log), (SEALS, seals), (TABLES, tables)):
        if rows:
            connection.exec_driver_sql(statement, (json.dumps(rows),))


def _bound(column: Column[Any], value: Any) -> Any:
    """Return a value as SQLAlchemy stores it in a column."""
    match column.type:
        case _ if value is None:
            return None
        case JSON():
            return json.dumps(value)
        case DateTime():
            return _stored(value)
        case Boolean():
            return int(value)
    return value


def _stored(moment: datetime) -> str:
    """Return a time as SQLAlchemy stores it: in UTC, without its zone."""
    return moment.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


def _tell(batch: list[_Change]) -> None:
    """Tell the event loop about a whole batch."""
    loop = batch[0].done.get_loop()
    try:
        loop.call_soon_threadsafe(_settle, batch)
    except RuntimeError:  # the loop has stopped, so no one waits
        logger.warning("no one waits for %d written changes", len(batch))


def _settle(batch: list[_Change]) -> None:
    for change in batch:
        if change.done.done():  # cancelled
            continue
        if change.problem is not None:
            change.done.set_exception(change.problem)
        else:
            change.done.set_result(None)
