"""All parts of a running server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from cupboard.server.analysis_queue import AnalysisQueue
from cupboard.server.engine_pool import EnginePool
from cupboard.server.errors import Refusal
from cupboard.server.guests import GuestCookies, own_key
from cupboard.server.metrics import Metrics
from cupboard.server.precompile import Precompiler
from cupboard.server.rate_limit import Buckets
from cupboard.server.session.tables import LiveTables
from cupboard.server.settings import Settings
from cupboard.server.storage.base import Storage
from cupboard.server.storage.sql import SqlStorage

GUESSES: Final = frozenset({"no-such-table", "token-wrong"})
"""Refusals that a client guessing codes or secrets would get."""


@dataclass(frozen=True)
class Services:
    """What all tables of a server share."""

    storage: Storage
    settings: Settings
    engine_pool: EnginePool
    metrics: Metrics
    precompiler: Precompiler


class TableServer:
    """All parts of a server, built from its settings. Call `start` and `close`."""

    def __init__(self, settings: Settings) -> None:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        metrics, precompiler = Metrics(), Precompiler(settings.compile_beside)
        engine_pool = EnginePool(settings.engine_threads, metrics, precompiler)
        storage = SqlStorage(settings.database_url)
        self.services = Services(storage, settings, engine_pool, metrics, precompiler)
        self.guests = GuestCookies(own_key(settings.data))
        self.tables = LiveTables(self.services)
        self.analyses = AnalysisQueue(self.services)
        self.opening_limits = Buckets(settings.tables_per_minute, settings.clock)
        self._wrong_tries = Buckets(settings.wrong_tries_per_minute, settings.clock)

    @contextmanager
    def limited_tries(self, address: str) -> Iterator[None]:
        """Wrap a call that needs a code or a secret.

        An address with too many wrong tries has to wait.
        """
        bucket = self._wrong_tries.of(address)
        if not bucket.has_one:
            raise Refusal("too-many-tries")
        try:
            yield
        except Refusal as problem:
            if problem.code in GUESSES:
                bucket.take()
            raise

    async def start(self) -> None:
        await self.services.storage.open()
        await self.tables.start()

    async def close(self) -> None:
        """Finish pending work, then release all resources."""
        await self.analyses.close()
        await self.tables.close()
        await asyncio.to_thread(self.services.engine_pool.close)
        await self.services.storage.close()
