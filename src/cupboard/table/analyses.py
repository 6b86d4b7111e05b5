"""Analyses of finished games: one at a time, and only while no engine thinks.

The thread that studies has the lowest priority and rests whenever an engine at any table is asked,
so no running game ever waits for it. What it finds is kept with the table. What was not finished
when the server ended begins anew when somebody asks.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal, TypeAlias

from cupboard.learn.analysis import VERSION, Interrupted, Means, analyse, of_match
from cupboard.players.levels import NAMES
from cupboard.table.refusals import Refused
from cupboard.table.room import House, Room
from cupboard.table.story import AnyMatch
from cupboard.table.wire import AnalysisInfo, Json

MOST_WAITING = 50
MOST_OF_A_HOST = 10
"""So that nobody else has to wait for somebody who lets many games be studied."""
LOWEST = 19

Status: TypeAlias = Literal["waiting", "running"]

log = logging.getLogger("cupboard.analyses")


@dataclass
class Job:
    """A game that is to be studied."""

    table_id: str
    host: str
    match: AnyMatch
    status: Status = "waiting"
    progress: float = 0.0

    def hear(self, done: float) -> None:
        self.progress = min(1.0, max(self.progress, done))


class Analyses:
    """Who asked first is served first."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._jobs: dict[str, Job] = {}
        self._waiting: deque[Job] = deque()
        self._failed: set[str] = set()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="analysis", initializer=_step_back)
        self._stop = threading.Event()
        self._work: asyncio.Task[None] | None = None

    async def ask(self, room: Room) -> AnalysisInfo:
        """Let a game be studied, unless it was or is."""
        told = await self.look(room)
        table_id = room.kept.id
        if table_id in self._jobs:  # somebody else may have asked while we looked
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
            raise Refused("too-many-analyses")

    async def look(self, room: Room) -> AnalysisInfo:
        """How far it is."""
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
        """Stop at once; what is not finished is left."""
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
        await self._house.readiness.level(job.match.game.spec.id, NAMES[-1])
        loop = asyncio.get_running_loop()
        report = await loop.run_in_executor(self._pool, self._study, job)
        await self._house.storage.keep_analysis(job.table_id, report)
        del self._jobs[job.table_id]

    def _study(self, job: Job) -> Json:
        means = Means(progress=job.hear, stopped=self._rest)
        return analyse(of_match(job.match), means).data()

    def _rest(self) -> bool:
        """Asked every few milliseconds whether to stop: also the place to let engines pass."""
        self._house.thinkers.wait_for_quiet(self._stop.is_set)
        return self._stop.is_set()


def _told(job: Job) -> AnalysisInfo:
    return AnalysisInfo(status=job.status, progress=job.progress, report=None, frames=[])


def _step_back() -> None:
    """Let this thread have only what others leave, where a system can say so of a thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWEST)
