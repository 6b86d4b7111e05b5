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
from typing import Literal, TypeAlias

from cupboard.core.registry import AnyMatch
from cupboard.learn.analysis import VERSION, AnalysisEffort, Interrupted, analyse, of_match
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import AnalysisInfo, Json
from cupboard.server.session.table import LiveTable, Services

MOST_WAITING = 50
MOST_OF_A_HOST = 10
"""Limit per host, so that one host with many requests does not block the others."""
LOWEST = 19
ENOUGH_TO_TELL = 0.02
"""Share of the work that must be done before the remaining time can be estimated."""

Status: TypeAlias = Literal["waiting", "running"]

log = logging.getLogger("cupboard.analyses")


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

    def hear(self, done: float) -> None:
        self.progress = min(1.0, max(self.progress, done))

    def seconds_left(self, now: float) -> int | None:
        """Estimate the remaining time from the progress so far."""
        if self.status != "running" or self.progress < ENOUGH_TO_TELL:
            return None
        return ceil((now - self.began) * (1 - self.progress) / self.progress)


class AnalysisQueue:
    """The queue of requested analyses, first come, first served."""

    def __init__(self, house: Services) -> None:
        self._house = house
        self._jobs: dict[str, Job] = {}
        self._waiting: deque[Job] = deque()
        self._failed: set[str] = set()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis", initializer=_step_back)
        self._stop = threading.Event()
        self._work: asyncio.Task[None] | None = None

    async def ask(self, room: LiveTable) -> AnalysisInfo:
        """Request the analysis of a game, unless it exists or is already queued."""
        told = await self.look(room)
        table_id = room.kept.id
        if table_id in self._jobs:  # another request may have arrived during the await
            return _told(self._jobs[table_id])
        if told.status == "done":
            return told
        self._require_room_for(room.kept.host)
        self._failed.discard(table_id)
        job = self._jobs[table_id] = Job(table_id, room.kept.host, room.story.match)
        self._waiting.append(job)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._serve())
        return _told(job)

    def _require_room_for(self, host: str) -> None:
        own = sum(job.host == host for job in self._waiting)
        if own >= MOST_OF_A_HOST or len(self._waiting) >= MOST_WAITING:
            raise Refusal("too-many-analyses")

    async def look(self, room: LiveTable) -> AnalysisInfo:
        """Return the progress of an analysis, or its result."""
        job = self._jobs.get(room.kept.id)
        if job is not None:
            return _told(job)
        report = await self._house.storage.analysis(room.kept.id)
        if report is None or report.get("version") != VERSION:
            failed = room.kept.id in self._failed
            return AnalysisInfo(
                status="failed" if failed else "none", progress=0, report=None, frames=[]
            )
        frames = list(room.story.path)
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
                log.exception("analysis failed", extra={"game": job.match.game.spec.id})
                self._failed.add(job.table_id)
                del self._jobs[job.table_id]

    async def _finish(self, job: Job) -> None:
        await self._house.readiness.level(job.match.game.spec.id, LEVEL_NAMES[-1])
        loop = asyncio.get_running_loop()
        report = await loop.run_in_executor(self._pool, self._study, job)
        await self._house.storage.keep_analysis(job.table_id, report)
        del self._jobs[job.table_id]

    def _study(self, job: Job) -> Json:
        job.began = time.monotonic()
        means = AnalysisEffort(progress=job.hear, stopped=self._rest)
        return analyse(of_match(job.match), means).data()

    def _rest(self) -> bool:
        """Return whether to stop. Called every few milliseconds, so it also pauses for engines."""
        self._house.thinkers.wait_for_quiet(self._stop.is_set)
        return self._stop.is_set()


def _told(job: Job) -> AnalysisInfo:
    left = job.seconds_left(time.monotonic())
    return AnalysisInfo(
        status=job.status, progress=job.progress, seconds_left=left, report=None, frames=[]
    )


def _step_back() -> None:
    """Lower this thread's priority where the platform supports it."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST)
