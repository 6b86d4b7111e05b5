"""All parts of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from cupboard.server.analysis_queue import AnalysisQueue
from cupboard.server.cluster.alone import Alone
from cupboard.server.cluster.base import Cluster
from cupboard.server.cluster.shared_jobs import SharedJobs
from cupboard.server.engine_pool import EnginePool
from cupboard.server.errors import Refusal
from cupboard.server.guests import GuestCookies, own_key, replace_key
from cupboard.server.jobs import Jobs
from cupboard.server.loop_lag import watch_loop
from cupboard.server.metrics import Metrics
from cupboard.server.network_access import NetworkAccess
from cupboard.server.precompile import Precompiler
from cupboard.server.rate_limit import Buckets, TokenBucket
from cupboard.server.session.tables import LiveTables
from cupboard.server.settings import Settings
from cupboard.server.storage.base import Storage
from cupboard.server.storage.sql import SqlStorage
from cupboard.server.thread_jobs import ThreadJobs
from cupboard.server.worker_pool import WorkerPool

GUESSES: Final = frozenset({"no-such-table", "token-wrong"})
"""Refusals that a client guessing codes or secrets would get."""


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    storage: Storage
    settings: Settings
    jobs: Jobs
    engine_pool: EnginePool
    metrics: Metrics
    precompiler: Precompiler
    cluster: Cluster


class TableServer:
    """All parts of a server, built from its settings. Call `start` and `close`."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        metrics, precompiler = Metrics(), Precompiler(settings.compile_beside)
        jobs = SharedJobs(_jobs(settings))
        engine_pool = EnginePool(jobs, metrics, precompiler)
        storage = SqlStorage(settings.database_url, metrics)
        cluster = _cluster(settings, storage, metrics, jobs)
        self.services = Services(
            storage, settings, jobs, engine_pool, metrics, precompiler, cluster
        )
        self.guests = GuestCookies(own_key(settings.data))
        self.network = NetworkAccess(settings.host)
        self.tables = LiveTables(self.services)
        self.analyses = AnalysisQueue(self.services)
        self.opening_limits = Buckets(settings.tables_per_minute, settings.clock)
        self._wrong_tries = Buckets(settings.wrong_tries_per_minute, settings.clock)
        self._counting: set[asyncio.Task[None]] = set()
        self._loop_watch: asyncio.Task[None] | None = None

    @contextmanager
    def limited_tries(self, address: str) -> Iterator[None]:
        """Wrap a call that needs a code or a secret.

        An address with too many wrong tries has to wait.
        """
        bucket, settings = self._wrong_tries.of(address), self.services.settings
        if not bucket.has_one:
            raise Refusal("too-many-tries")
        try:
            yield
        except Refusal as problem:
            if problem.code in GUESSES:
                bucket.take()
                self._count_for_all(f"guess {address}", bucket, settings.wrong_tries_per_minute)
            raise

    def _count_for_all(self, name: str, bucket: TokenBucket, per_minute: float) -> None:
        """Share the count of wrong tries between all processes."""

        async def count() -> None:
            left = await self.services.cluster.limit(name, per_minute)
            if left is not None:
                bucket.level = min(bucket.level, left)

        task = asyncio.create_task(count())
        self._counting.add(task)
        task.add_done_callback(self._counting.discard)

    async def may_open(self, address: str) -> bool:
        """Count a table opened from an address. Return whether it is within the limit."""
        most = self.services.settings.tables_per_minute
        left = await self.services.cluster.limit(f"open {address}", most)
        return self.opening_limits.of(address).take() if left is None else left >= 0

    async def start(self) -> None:
        observe = self.services.metrics.loop_lag_seconds.observe
        self._loop_watch = asyncio.create_task(watch_loop(observe))
        await self.services.storage.open()
        await self._join_others()
        await self.services.jobs.start()
        await self.tables.start()
        await self.services.cluster.start(self.tables)

    async def _join_others(self) -> None:
        """Use the same key as all processes on the database, so that each knows all guests."""
        services = self.services
        if services.cluster.shared:
            key = await services.storage.share_key(own_key(services.settings.data))
            replace_key(services.settings.data, key)
            self.guests = GuestCookies(key)
            await services.cluster.open(key)

    async def close(self) -> None:
        """Finish pending work, then release all resources."""
        await self.network.close()
        await self.analyses.close()
        await self.tables.close()
        await self.services.cluster.close()
        await self.services.jobs.close()
        await self.services.storage.close()
        if self._loop_watch is not None:
            self._loop_watch.cancel()


def _cluster(
    settings: Settings, storage: SqlStorage, metrics: Metrics, jobs: SharedJobs
) -> Cluster:
    if not storage.shared:
        return Alone()
    from cupboard.server.cluster.postgres import PostgresCluster  # needs the extra `postgres`

    cluster = PostgresCluster(storage.address, settings, storage, metrics)
    jobs.queue = cluster.jobs
    return cluster


def _jobs(settings: Settings) -> Jobs:
    of_kind = WorkerPool if settings.worker_processes else ThreadJobs
    return of_kind(settings.engine_workers)
