"""`cupboard worker`: a process that computes engine moves, hints and analyses for all servers."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from secrets import token_hex
from typing import Any

from sqlalchemy.exc import DBAPIError

from cupboard.core.errors import BadOptions
from cupboard.server.admin import database
from cupboard.server.cluster.bus import Bus
from cupboard.server.cluster.database import TROUBLE, Database
from cupboard.server.cluster.heartbeat import Heartbeat, ProcessName
from cupboard.server.cluster.job_queue import ASKED, QueueWorker
from cupboard.server.jobs import Urgency
from cupboard.server.settings import Settings
from cupboard.server.storage.sql import SqlStorage
from cupboard.server.worker_pool import WorkerPool

RETRY_SECONDS = 0.5

logger = logging.getLogger("cupboard.worker")


class WorkerProcess:
    """This process among the others."""

    def __init__(self, settings: Settings, address: str) -> None:
        process = token_hex(8)
        self._settings = settings
        self._database = Database(address)
        name = ProcessName(process, "worker")
        self._heartbeat = Heartbeat(self._database, name, settings.lease_seconds)
        self._jobs = WorkerPool(settings.engine_workers)
        self._bus = Bus(address, process, self._hear, self._look)
        self._worker = QueueWorker(self._database, self._bus, process, self._jobs)
        self._tasks: list[asyncio.Task[None]] = []
        self.stop = asyncio.Event()

    async def start(self) -> None:
        await self._database.open()
        await self._heartbeat.beat({})
        await self._jobs.start()
        self._bus.start()
        thinking = [(Urgency.MOVE, Urgency.HINT)] * self._settings.engine_workers
        lanes = (*thinking, (Urgency.ANALYSIS,))
        self._tasks = [asyncio.create_task(_persist(self._worker, lane)) for lane in lanes]
        self._tasks.append(asyncio.create_task(self._live()))

    async def close(self) -> None:
        """Stop. Other workers get the jobs in progress, because this one counts as dead."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._jobs.close()
        try:
            await self._heartbeat.end()
        except TROUBLE as problem:
            logger.warning("could not leave the others properly: %r", problem)
        await self._bus.close()
        await self._database.close()

    def _hear(self, kind: str, _items: list[Any]) -> None:
        if kind == ASKED:
            self._worker.hear()

    def _look(self) -> None:
        """Look for jobs submitted while this process was not listening."""
        self._worker.hear()

    async def _live(self) -> None:
        while True:
            try:
                if await self._heartbeat.beat({}):
                    self.stop.set()
            except TROUBLE as problem:
                logger.warning("no heartbeat: %r", problem)
            await asyncio.sleep(self._settings.lease_seconds / 3)


def run(settings: Settings, started: Callable[[], None]) -> None:
    """Work until SIGTERM or Ctrl-C."""
    asyncio.run(_run(settings, started))


async def _run(settings: Settings, started: Callable[[], None]) -> None:
    storage = SqlStorage(settings.database_url)
    try:
        await storage.open()  # creates or upgrades the database's tables
    except (DBAPIError, OSError) as problem:
        reason = str(getattr(problem, "orig", problem))
        where = database.where(settings)
        raise BadOptions("admin-no-database", where=where, problem=reason) from problem
    await storage.close()
    process = WorkerProcess(settings, storage.address)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, process.stop.set)
    await process.start()
    started()
    await process.stop.wait()
    await process.close()


async def _persist(worker: QueueWorker, urgencies: tuple[Urgency, ...]) -> None:
    """Work for ever, even after the database was unavailable."""
    while True:
        try:
            await worker.serve(urgencies)
        except Exception:
            logger.warning("interrupted", exc_info=True)
            await asyncio.sleep(RETRY_SECONDS)
