"""Which seats are connected to which process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from cupboard.core.types import Seat
from cupboard.server.cluster.base import Elsewhere
from cupboard.server.cluster.database import Database

# The latest change of a seat wins, so each seat is written once.
WRITE = """
INSERT INTO presence (table_id, seat, process, here, changed)
SELECT table_id, seat, $4, here, now()
FROM unnest($1::text[], $2::int[], $3::bool[]) AS change(table_id, seat, here)
WHERE EXISTS (SELECT FROM tables WHERE tables.id = table_id)
ORDER BY table_id, seat
ON CONFLICT (table_id, seat, process) DO UPDATE SET here = excluded.here, changed = now()
"""
READ = """
SELECT presence.table_id, presence.seat, presence.here AND processes.until > now() AS here,
    extract(epoch FROM now() - CASE WHEN presence.here
        THEN coalesce(processes.until, presence.changed) ELSE presence.changed END) AS away
FROM presence LEFT JOIN processes ON processes.id = presence.process
WHERE presence.table_id = ANY($1::text[]) AND presence.process <> $2
"""
FORGET = "DELETE FROM presence WHERE process = $1"


class SharedPresence:
    """Publishes which seats are connected to this process, and reads those of others."""

    def __init__(self, database: Database, process: str, changed: Callable[[str], None]) -> None:
        """`changed` is called with a table when the others can read its new presence."""
        self._database = database
        self._process = process
        self._changed = changed
        self._waiting: dict[tuple[str, Seat], bool] = {}
        self._wake = asyncio.Event()

    def note(self, table_id: str, seats: Iterable[Seat], here: bool) -> None:
        """Write soon that seats came or left."""
        self._waiting |= {(table_id, seat): here for seat in seats}
        if self._waiting:
            self._wake.set()

    async def run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, {}
            tables, seats = [key[0] for key in waiting], [key[1] for key in waiting]
            try:
                await self._database.execute(
                    WRITE, tables, seats, list(waiting.values()), self._process
                )
            except BaseException:
                self._waiting = waiting | self._waiting
                self._wake.set()
                raise
            for table_id in {table_id for table_id, _seat in waiting}:
                self._changed(table_id)

    async def read(self, table_ids: list[str]) -> dict[str, Elsewhere]:
        """Return the seats connected to other processes, for each of the tables."""
        found = {table_id: Elsewhere() for table_id in table_ids}
        for row in await self._database.fetch(READ, table_ids, self._process):
            table, seat, away = found[row["table_id"]], row["seat"], float(row["away"])
            if row["here"]:
                table.here.add(seat)
            else:
                table.away[seat] = max(0.0, min(away, table.away.get(seat, away)))
        return found

    async def end(self) -> None:
        await self._database.execute(FORGET, self._process)
