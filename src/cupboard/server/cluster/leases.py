"""Which process runs the engines and clocks of a table.

A lease belongs to a process and is valid as long as that process renews its own row, so renewing
thousands of leases is one statement. Each new owner gets a higher epoch. What an owner writes
carries its epoch, which is checked in the same statement: a process that was suspended, and whose
tables have new owners, writes nothing when it wakes up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic

from cupboard.server.cluster.database import Database

CLAIM = """
INSERT INTO leases AS lease (table_id, process, epoch)
SELECT id, $2, 1 FROM tables WHERE id = ANY($1::text[]) ORDER BY id
ON CONFLICT (table_id) DO UPDATE SET process = $2, epoch = lease.epoch + 1
WHERE lease.process IN ('', $2) OR NOT EXISTS (
    SELECT FROM processes WHERE processes.id = lease.process AND processes.until > now()
)
RETURNING table_id, epoch
"""
RELEASE = "UPDATE leases SET process = '' WHERE process = $2 AND table_id = ANY($1::text[])"
RELEASE_ALL = "UPDATE leases SET process = '' WHERE process = $1"
HELD = "SELECT table_id, epoch FROM leases WHERE process = $1"
# From one owner to the next in the index, so that leases of living owners are not read.
DEAD_OWNERS = """
WITH RECURSIVE owner (process) AS (
    SELECT min(process) FROM leases WHERE process > ''
    UNION ALL
    SELECT (SELECT min(process) FROM leases WHERE leases.process > owner.process)
    FROM owner WHERE owner.process IS NOT NULL
)
SELECT process FROM owner WHERE process IS NOT NULL AND NOT EXISTS (
    SELECT FROM processes WHERE processes.id = owner.process AND processes.until > now()
)
"""
ORPHANS = """
SELECT lease.table_id FROM leases AS lease JOIN tables ON tables.id = lease.table_id
WHERE lease.process = ANY($1::text[])
    AND tables.status = 'playing' AND NOT tables.archived AND tables.move_seconds IS NOT NULL
LIMIT $2
"""
# The old owner may be suspended and wake up, so the epoch rises.
FREE = """
UPDATE leases SET process = '', epoch = epoch + 1 WHERE table_id IN (
    SELECT lease.table_id FROM leases AS lease JOIN tables ON tables.id = lease.table_id
    WHERE lease.process = ANY($1::text[])
        AND (tables.status <> 'playing' OR tables.archived OR tables.move_seconds IS NULL)
    ORDER BY lease.table_id FOR UPDATE OF lease SKIP LOCKED
)
"""
OWNED_ELSEWHERE = """
SELECT lease.table_id FROM leases AS lease JOIN processes ON processes.id = lease.process
WHERE lease.table_id = ANY($1::text[]) AND processes.until > now() AND processes.id <> $2
"""


class Leases:
    """The leases of this process."""

    def __init__(
        self, database: Database, process: str, patience: float, taken: Callable[[str], None]
    ) -> None:
        """A claim that was refused is repeated after `patience`. `taken` hears of new leases."""
        self._database = database
        self._process = process
        self._patience = patience
        self._taken = taken
        self._held: dict[str, int] = {}
        self._refused: dict[str, float] = {}
        self._wanted: set[str] = set()
        self._unwanted: set[str] = set()
        self._wake = asyncio.Event()

    def owns(self, table_id: str) -> bool:
        return table_id in self._held

    def epoch(self, table_id: str) -> int | None:
        """Return the epoch of a lease; 0, which no lease has, if this process has none."""
        return self._held.get(table_id, 0)

    @property
    def count(self) -> int:
        return len(self._held)

    async def claim(self, table_ids: Iterable[str]) -> list[str]:
        """Take the leases that are free. Return the tables that this process owns then."""
        ids = list(table_ids)
        rows = await self._database.fetch(CLAIM, ids, self._process)
        found = {row["table_id"]: row["epoch"] for row in rows}
        now = monotonic()
        for table_id in ids:
            self._held.pop(table_id, None)
            self._refused[table_id] = now
        self._held |= found
        for table_id in found:
            self._refused.pop(table_id, None)
        return list(found)

    def want(self, table_id: str) -> None:
        """Claim a table soon, unless its owner was alive a moment ago."""
        if monotonic() - self._refused.get(table_id, -self._patience) >= self._patience:
            self._wanted.add(table_id)
            self._wake.set()

    def release(self, table_id: str) -> None:
        """Give a lease back soon."""
        self._wanted.discard(table_id)
        self._refused.pop(table_id, None)
        if self._held.pop(table_id, None) is not None:
            self._unwanted.add(table_id)
            self._wake.set()

    def forget(self, table_id: str) -> None:
        """Forget a lease that may have been lost."""
        self._held.pop(table_id, None)

    async def read_again(self) -> None:
        """Find out which leases are left, after this process could not renew its row in time."""
        rows = await self._database.fetch(HELD, self._process)
        left = {row["table_id"]: row["epoch"] for row in rows}
        self._held = {
            table_id: epoch for table_id, epoch in self._held.items() if left.get(table_id) == epoch
        }

    async def orphans(self, limit: int) -> list[str]:
        """Return tables with clocks whose owner is dead, and give back its other leases.

        A table without a clock rests until someone looks at it.
        """
        dead = [row["process"] for row in await self._database.fetch(DEAD_OWNERS)]
        if not dead:
            return []
        await self._database.execute(FREE, dead)
        return [row["table_id"] for row in await self._database.fetch(ORPHANS, dead, limit)]

    async def owned_elsewhere(self, table_ids: list[str]) -> set[str]:
        rows = await self._database.fetch(OWNED_ELSEWHERE, table_ids, self._process)
        return {row["table_id"] for row in rows}

    async def release_all(self) -> None:
        self._held.clear()
        await self._database.execute(RELEASE_ALL, self._process)

    async def run(self) -> None:
        """Claim and give back leases, all that wait at the same time together."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            wanted, self._wanted = self._wanted, set()
            unwanted, self._unwanted = self._unwanted, set()
            if unwanted:
                await self._database.execute(RELEASE, list(unwanted - wanted), self._process)
            if wanted:
                for table_id in await self.claim(wanted):
                    self._taken(table_id)
