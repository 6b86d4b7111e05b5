"""Analyses of finished games: one at a time, and only while no engine is thinking.

The analysis thread has the lowest priority and pauses whenever an engine of any table starts to
think, so no running game waits for it. Finished analyses are stored with the table. An analysis
interrupted by a server shutdown starts from scratch when it is requested again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Literal, TypeAlias

from cupboard import experts
from cupboard.core.registry import AnyMatch
from cupboard.learn.analysis import VERSION, AnalysisEffort, Interrupted, analyse, of_match
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import AnalysisInfo, Json
from cupboard.server.session.table import LiveTable

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_WAITING = 50
MAX_WAITING_PER_HOST = 10
"""Limit per host, so that one host with many requests does not block the others."""
LOWEST_PRIORITY = 19
MIN_PROGRESS = 0.02
"""Share of the work that must be done before the remaining time can be estimated."""

Status: TypeAlias = Literal["waiting", "running"]

logger = logging.getLogger("cupboard.analyses")


@dataclass
class Job:
    """A game to be analysed."""

    table_id: str
    host: str
    match: AnyMatch
    status: Status = "waiting"
    progress: float = 0.0
    began: float = 0.0
    """start time on the monotonic clock"""

    def report_progress(self, done: float) -> None:
        self.progress = min(1.0, max(self.progress, done))

    def seconds_left(self, now: float) -> int | None:
        """Estimate the remaining time from the progress so far."""
        if self.status != "running" or self.progress < MIN_PROGRESS:
            return None
        return ceil((now - self.began) * (1 - self.progress) / self.progress)


class AnalysisQueue:
    """The queue of requested analyses, first come, first served."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._jobs: dict[str, Job] = {}
        self._waiting: deque[Job] = deque()
        self._failed: set[str] = set()
        self._pool = ThreadPoolExecutor(
            1, thread_name_prefix="analysis", initializer=_lower_priority
        )
        self._stop = threading.Event()
        self._work: asyncio.Task[None] | None = None

    async def request(self, table: LiveTable) -> AnalysisInfo:
        """Request the analysis of a game, unless it exists or is already queued."""
        info = await self.status_of(table)
        table_id = table.row.id
        if table_id in self._jobs:  # another request may have arrived during the await
            return _job_info(self._jobs[table_id])
        if info.status == "done":
            return info
        self._check_limits(table.row.host)
        self._failed.discard(table_id)
        job = self._jobs[table_id] = Job(table_id, table.row.host, table.log.match)
        self._waiting.append(job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._serve())
        return _job_info(job)

    def _check_limits(self, host: str) -> None:
        own = sum(job.host == host for job in self._waiting)
        if own >= MAX_WAITING_PER_HOST or len(self._waiting) >= MAX_WAITING:
            raise Refusal("too-many-analyses")

    async def status_of(self, table: LiveTable) -> AnalysisInfo:
        """Return the progress of an analysis, or its result."""
        job = self._jobs.get(table.row.id)
        if job is not None:
            return _job_info(job)
        report = await self._services.storage.analysis(table.row.id)
        if report is None or report.get("version") != VERSION:
            failed = table.row.id in self._failed
            return AnalysisInfo(
                status="failed" if failed else "none", progress=0, report=None, frames=[]
            )
        frames = list(table.log.path)
        return AnalysisInfo(status="done", progress=1, report=report, frames=frames)

    async def close(self) -> None:
        """Stop immediately and discard unfinished analyses."""
        self._stop.set()
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def _serve(self) -> None:
        while self._waiting:
            job = self._waiting.popleft()
            job.status = "running"
            try:
                await self._finish(job)
            except Interrupted:
                return
            except Exception:
                logger.exception("analysis failed", extra={"game": job.match.game.spec.id})
                self._failed.add(job.table_id)
                del self._jobs[job.table_id]

    async def _finish(self, job: Job) -> None:
        await self._services.precompiler.level(job.match.game.spec.id, LEVEL_NAMES[-1])
        loop = asyncio.get_running_loop()
        report = await loop.run_in_executor(self._pool, self._analyse, job)
        await self._services.storage.keep_analysis(job.table_id, report)
        del self._jobs[job.table_id]

    def _analyse(self, job: Job) -> Json:
        job.began = time.monotonic()
        effort = AnalysisEffort(progress=job.report_progress, stopped=self._pause_or_stop)
        study = experts.study(job.match.game.spec.id)
        return analyse(of_match(job.match), effort, study).data()

    def _pause_or_stop(self) -> bool:
        """Return whether to stop. Called every few milliseconds, so it also pauses for engines."""
        self._services.engine_pool.wait_until_idle(self._stop.is_set)
        return self._stop.is_set()


def _job_info(job: Job) -> AnalysisInfo:
    left = job.seconds_left(time.monotonic())
    return AnalysisInfo(
        status=job.status, progress=job.progress, seconds_left=left, report=None, frames=[]
    )


def _lower_priority() -> None:
    """Lower this thread's priority where the platform supports it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST_PRIORITY)
