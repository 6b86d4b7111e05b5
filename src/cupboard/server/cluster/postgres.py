"""This process as one of several on a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from secrets import token_hex
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.core.types import Seat
from cupboard.server.cluster.analyses import SharedAnalyses
from cupboard.server.cluster.base import Elsewhere, Hint
from cupboard.server.cluster.bus import Bus
from cupboard.server.cluster.database import TROUBLE, Database
from cupboard.server.cluster.follower import Follower
from cupboard.server.cluster.heartbeat import Heartbeat, ProcessName
from cupboard.server.cluster.job_queue import ANSWERED, JobQueue
from cupboard.server.cluster.leases import Leases
from cupboard.server.cluster.limits import SharedLimits
from cupboard.server.cluster.merged_metrics import merged
from cupboard.server.cluster.presence import SharedPresence
from cupboard.server.metrics import Metrics
from cupboard.server.session.table import LiveTable
from cupboard.server.session.tables import RESUME_PAUSE_SECONDS, LiveTables
from cupboard.server.settings import Settings
from cupboard.server.storage.base import Storage

RETRY_SECONDS = 0.5
MAX_ORPHANS = 50
"""Tables of dead processes that this one takes over at a time."""
MOVED, HERE = "moved", "here"
"""The kinds of messages on the bus: log and settings have changed, and so has presence."""
OTHERS = "SELECT id, metrics FROM processes WHERE until > now() AND id <> $1 ORDER BY id"

logger = logging.getLogger("cupboard.cluster")


class PostgresCluster:
    """The other processes, from the point of view of this one."""

    shared = True

    def __init__(
        self, address: str, settings: Settings, storage: Storage, metrics: Metrics
    ) -> None:
        self.process = token_hex(8)
        self._settings = settings
        self._storage = storage
        self._metrics = metrics
        self.database = Database(address)
        lease = settings.lease_seconds
        name = ProcessName(self.process, "serve")
        self._heartbeat = Heartbeat(self.database, name, lease)
        self._leases = Leases(self.database, self.process, lease / 3, self._taken)
        self._presence = SharedPresence(self.database, self.process, self._presence_changed)
        self._limits = SharedLimits(self.database, "")
        self.analyses = SharedAnalyses(self.database, self.process)
        self.bus = Bus(address, self.process, self._hear, self._restored)
        self.jobs = JobQueue(self.database, self.bus, self.process)
        self._tables: LiveTables | None = None
        self._follower: Follower | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._present: set[str] = set()
        """tables of which the presence has to be read again"""
        self._presence_due = asyncio.Event()
        self._poll_due = asyncio.Event()
        self._leaving = False

    # Life

    async def open(self, key: str) -> None:
        """Join the others. `key` is the secret that all of them share."""
        await self.database.open()
        self._limits = SharedLimits(self.database, key)
        await self._heartbeat.beat({})

    async def start(self, tables: LiveTables) -> None:
        self._tables = tables
        self._follower = follower = Follower(self.database, tables)
        self.bus.start()
        every = self._settings.lease_seconds / 3
        chores = {
            "follow": follower.run,
            "poll": self._poll,
            "heartbeat": lambda: _repeat(self._beat, every),
            "leases": self._leases.run,
            "sweep": lambda: _repeat(self._sweep, every),
            "presence": self._presence.run,
            "presence of others": self._read_presence,
            "forget": lambda: _repeat(self._forget, 60),
            "jobs": lambda: _repeat(self._sweep_jobs, every),
            "resume": self._resume,
        }
        self._tasks = [asyncio.create_task(_persist(what, do)) for what, do in chores.items()]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._leases.release_all()
            await self._presence.end()
            await self.analyses.end_all()
            await self._heartbeat.end()
        except TROUBLE as problem:
            logger.warning("could not leave the others properly: %r", problem)
        await self.bus.close()
        await self.database.close()

    def check(self) -> None:
        if self._heartbeat.late:
            raise RuntimeError("this process is cut off from the others")

    async def _beat(self) -> None:
        late = self._heartbeat.late
        metrics = self._metrics
        numbers = {
            "sockets": metrics.sockets,
            "tables": metrics.live_tables,
            "leases": self._leases.count,
            "moves": sum(metrics.moves.values()),
        }
        if await self._heartbeat.beat(numbers, metrics.text()):
            self._leave()
        if late:
            await self._leases.read_again()

    def _leave(self) -> None:
        if not self._leaving and self._settings.on_drain is not None:
            self._leaving = True
            self._settings.on_drain()

    async def _forget(self) -> None:
        await self._heartbeat.forget_the_dead()
        await self._limits.forget()

    # The bus

    def announce(self, hint: Hint) -> None:
        self.bus.send(MOVED, [hint.table_id, hint.number, hint.version, int(hint.sealed)])

    def _hear(self, kind: str, items: list[Any]) -> None:
        if kind == MOVED and self._follower is not None:
            self._follower.hear(Hint(*item) for item in items)
        elif kind == ANSWERED:
            self.jobs.hear(items)
        elif kind == HERE:
            self._present.update(items)
            self._presence_due.set()

    def _restored(self) -> None:
        """Look for changes announced while this process was not listening."""
        self._poll_due.set()

    async def _poll(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._poll_due.wait(), self._settings.poll_seconds)
            self._poll_due.clear()
            if self._tables is not None and self._follower is not None:
                await self._follower.poll()
                self._present |= {t.row.id for t in self._tables.in_memory if t.followed}
                self._presence_due.set()

    # Leases

    def owns(self, table_id: str) -> bool:
        return self._leases.owns(table_id)

    def epoch(self, table_id: str) -> int | None:
        return self._leases.epoch(table_id)

    async def claim(self, table_id: str) -> bool:
        return bool(await self._leases.claim([table_id]))

    def want(self, table_id: str) -> None:
        self._leases.want(table_id)

    def release(self, table_id: str) -> None:
        self._leases.release(table_id)

    def forget_lease(self, table_id: str) -> None:
        self._leases.forget(table_id)

    def _taken(self, table_id: str) -> None:
        table = self._tables.loaded(table_id) if self._tables is not None else None
        if table is None:
            self._leases.release(table_id)
        else:
            table.taken_over()

    async def _sweep(self) -> None:
        """Take over tables whose owner is dead: those in memory first, then some with clocks."""
        if self._tables is None:
            return
        unowned = [
            table.row.id
            for table in self._tables.in_memory
            if table.needs_owner and not self._leases.owns(table.row.id)
        ]
        if unowned:
            for table_id in await self._leases.claim(unowned):
                self._taken(table_id)
        for table_id in await self._leases.orphans(MAX_ORPHANS):
            await self._load(table_id)

    async def _sweep_jobs(self) -> None:
        await self.jobs.sweep(await self._heartbeat.alive("worker"))

    async def _resume(self) -> None:
        """Load the tables with clocks that have no owner, slowly, the next deadline first."""
        ids = await self._storage.timed()
        elsewhere = await self._leases.owned_elsewhere(ids)
        for table_id in ids:
            if table_id not in elsewhere and not self._leases.owns(table_id):
                await self._load(table_id)
                await asyncio.sleep(RESUME_PAUSE_SECONDS)
        await asyncio.Event().wait()

    async def _load(self, table_id: str) -> None:
        assert self._tables is not None
        try:
            if await self._leases.claim([table_id]):
                (await self._tables.load(table_id)).taken_over()
        except CupboardError as problem:
            self._leases.release(table_id)
            logger.warning("table rests", extra={"table": table_id, "why": problem.key})

    # Presence

    def came(self, table_id: str, seats: Iterable[Seat]) -> None:
        self._presence.note(table_id, seats, here=True)

    def left(self, table_id: str, seats: Iterable[Seat]) -> None:
        self._presence.note(table_id, seats, here=False)

    async def presence(self, table_ids: list[str]) -> dict[str, Elsewhere]:
        return await self._presence.read(table_ids)

    def _presence_changed(self, table_id: str) -> None:
        self.bus.send(HERE, table_id)

    async def _read_presence(self) -> None:
        while True:
            await self._presence_due.wait()
            self._presence_due.clear()
            present, self._present = self._present, set()
            tables = [table for table in map(self._loaded, present) if table is not None]
            found = await self._presence.read([table.row.id for table in tables])
            for table in tables:
                elsewhere = found[table.row.id]
                table.adopt_presence(frozenset(elsewhere.here), elsewhere.away)

    def _loaded(self, table_id: str) -> LiveTable | None:
        return self._tables.loaded(table_id) if self._tables is not None else None

    # Limits and metrics

    async def limit(self, name: str, per_minute: float) -> float | None:
        return await self._limits.take(name, per_minute)

    async def metrics(self, own: str) -> str:
        rows = await self.database.fetch(OTHERS, self.process)
        return merged({self.process: own} | {row["id"]: row["metrics"] for row in rows})


async def _repeat(do: Callable[[], Awaitable[None]], seconds: float) -> None:
    while True:
        await do()
        await asyncio.sleep(seconds)


async def _persist(what: str, do: Callable[[], Awaitable[None]]) -> None:
    """Repeat something for ever, even after errors such as a lost database."""
    while True:
        try:
            await do()
        except Exception:
            logger.warning("interrupted: %s", what, exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)
