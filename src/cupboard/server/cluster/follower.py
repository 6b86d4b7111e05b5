"""Keeps the tables in memory up to date with changes by other processes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from itertools import groupby

from cupboard.core.types import Act
from cupboard.server.cluster.base import Hint
from cupboard.server.cluster.database import Database
from cupboard.server.errors import Refusal
from cupboard.server.session import following
from cupboard.server.session.table import LiveTable
from cupboard.server.session.tables import LiveTables
from cupboard.server.storage.base import StoredLine

TAILS = """
SELECT log.table_id, log.number, log.entry::text AS entry,
    coalesce(extract(epoch FROM clock_timestamp() - log.at), 0) AS age
FROM unnest($1::text[], $2::int[]) AS wanted(table_id, after)
JOIN log ON log.table_id = wanted.table_id AND log.number > wanted.after
ORDER BY log.table_id, log.number
"""
STATUS = """
SELECT tables.id, tables.version,
    coalesce((SELECT max(number) FROM log WHERE log.table_id = tables.id), 0) AS number
FROM tables WHERE tables.id = ANY($1::text[])
"""
MAX_POLLED = 1000
"""Tables per query."""

logger = logging.getLogger("cupboard.cluster")


class Follower:
    """Receives hints, reads the log, and shows it to the clients of this process."""

    def __init__(self, database: Database, tables: LiveTables) -> None:
        self._database = database
        self._tables = tables
        self._due: dict[str, Hint] = {}
        self._wake = asyncio.Event()

    def hear(self, hints: Iterable[Hint]) -> None:
        """Follow changes of tables that are in memory. Never waits."""
        for hint in hints:
            table = self._tables.loaded(hint.table_id)
            if table is not None and _is_news(hint, table):
                known = self._due.get(hint.table_id, hint)
                self._due[hint.table_id] = Hint(
                    hint.table_id,
                    max(hint.number, known.number),
                    max(hint.version, known.version),
                    hint.sealed or known.sealed,
                )
        if self._due:
            self._wake.set()

    async def run(self) -> None:
        """Follow all pending changes, with one query to the database."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, {}
            found = [(hint, self._tables.loaded(hint.table_id)) for hint in due.values()]
            loaded = [(hint, table) for hint, table in found if table is not None]
            moved = [table for hint, table in loaded if _only_moved(hint, table)]
            tails = await self._tails(moved)
            for _hint, table in loaded:
                table.spawn(_follow(table, tails.get(table.row.id)))

    async def _tails(self, tables: list[LiveTable]) -> dict[str, list[tuple[int, StoredLine]]]:
        if not tables:
            return {}
        ids, after = [table.row.id for table in tables], [table.log.number for table in tables]
        rows = await self._database.fetch(TAILS, ids, after)
        return {
            table_id: [
                (row["number"], StoredLine(json.loads(row["entry"]), float(row["age"])))
                for row in own
            ]
            for table_id, own in groupby(rows, key=lambda row: row["table_id"])
        }

    async def poll(self) -> None:
        """Look for changes of all tables in memory, in case hints were lost."""
        tables = [table for table in self._tables.in_memory if table.followed]
        for first in range(0, len(tables), MAX_POLLED):
            chunk = {table.row.id: table for table in tables[first : first + MAX_POLLED]}
            for row in await self._database.fetch(STATUS, list(chunk)):
                turn = chunk[row["id"]].log.turn
                together = isinstance(turn, Act) and turn.together
                self.hear([Hint(row["id"], row["number"], row["version"], together)])


def _is_news(hint: Hint, table: LiveTable) -> bool:
    return hint.number > table.log.number or hint.version > table.row.version or hint.sealed


def _only_moved(hint: Hint, table: LiveTable) -> bool:
    return hint.version == table.row.version and not hint.sealed


async def _follow(table: LiveTable, tail: list[tuple[int, StoredLine]] | None) -> None:
    async with table.locked() as valid:
        if not valid:
            return
        try:
            if tail is None:
                await following.catch_up(table)
                return
            lines = [stored for number, stored in tail if number > table.log.number]
            if tail[-1][0] - len(lines) == table.log.number:
                table.adopt(None, lines)
        except Refusal:
            return  # the table was discarded, and its clients reconnect
        except Exception:
            table.invalidate()
            raise
