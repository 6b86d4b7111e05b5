"""Looks things up in SQLite by a key, on the event loop.

Such a look-up takes microseconds, less than to hand it to a thread and back. In WAL mode it waits
for no writer. Everything that may take longer is read in threads (`SqlStorage`).
"""

from __future__ import annotations

import sqlite3

COUNT_OPEN = "SELECT count(*) FROM tables WHERE host = ? AND status != 'over' AND NOT archived"
VERSION = "SELECT version FROM about"


class SqliteReader:
    """A connection for one thread, opened when it is first used."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None

    def count_open(self, host: str) -> int:
        """Return how many unfinished tables a guest has opened."""
        (count,) = self._one(COUNT_OPEN, host)
        return int(count)

    def check(self) -> None:
        """Raise an error if the database cannot be read."""
        self._one(VERSION)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _one(self, statement: str, *values: str) -> tuple[int, ...]:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
        found: tuple[int, ...] = self._connection.execute(statement, values).fetchone()
        return found
