"""The row that shows other processes that this one is alive."""

from __future__ import annotations

import json
import os
import socket
from dataclasses import dataclass
from time import monotonic

import cupboard
from cupboard.server.cluster.database import Database

BEAT = """
INSERT INTO processes AS own (id, kind, name, version, started, until, numbers, metrics)
VALUES ($1, $2, $3, $4, now(), now() + make_interval(secs => $5), $6, $7)
ON CONFLICT (id) DO UPDATE SET until = excluded.until, numbers = excluded.numbers,
    metrics = excluded.metrics
RETURNING draining
"""
END = "DELETE FROM processes WHERE id = $1"
FORGET = """
WITH dead AS (
    DELETE FROM processes WHERE until < now() - interval '1 minute' RETURNING id
)
DELETE FROM presence USING dead WHERE presence.process = dead.id
"""
ALIVE = "SELECT count(*) FROM processes WHERE kind = $1 AND until > now()"


@dataclass(frozen=True)
class ProcessName:
    """What other processes know about a process."""

    id: str
    kind: str
    """`serve` or `worker`"""

    @property
    def shown(self) -> str:
        return f"{socket.gethostname()}:{os.getpid()}"


class Heartbeat:
    """Renews the row of this process."""

    def __init__(self, database: Database, name: ProcessName, seconds: float) -> None:
        """A process without a heartbeat for `seconds` counts as dead."""
        self._database = database
        self._name = name
        self._seconds = seconds
        self._last = monotonic()

    @property
    def late(self) -> bool:
        """Whether other processes may consider this one dead."""
        return monotonic() - self._last > self._seconds

    async def beat(self, numbers: dict[str, int], metrics: str = "") -> bool:
        """Renew the row. Return whether this process has been asked to stop."""
        name = self._name
        values = (name.id, name.kind, name.shown, cupboard.__version__, self._seconds)
        before = monotonic()
        draining: bool = await self._database.value(BEAT, *values, json.dumps(numbers), metrics)
        self._last = before
        return draining

    async def forget_the_dead(self) -> None:
        await self._database.execute(FORGET)

    async def alive(self, kind: str) -> int:
        """Return how many processes of a kind are alive."""
        return int(await self._database.value(ALIVE, kind))

    async def end(self) -> None:
        await self._database.execute(END, self._name.id)
