"""Analyses of finished games, one at a time.

They run as jobs of low priority, so no running game waits for them. Finished analyses are
stored with the table. An analysis interrupted by a server shutdown starts from scratch when it is
requested again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Literal, TypeAlias

from cupboard.learn.analysis import VERSION
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.errors import Refusal
from cupboard.server.job_kinds import AnalyseGame, analysis_of
from cupboard.server.schemas.http import AnalysisInfo
from cupboard.server.session.table import LiveTable

if TYPE_CHECKING:
    from cupboard.server.services import Services

MAX_WAITING = 50
MAX_WAITING_PER_HOST = 10
"""Limit per host, so that one host with many requests does not block the others."""
REPORT_SECONDS = 1.0
"""How often the progress is reported to other processes."""
MIN_PROGRESS = 0.02
"""Share of the work that must be done before the remaining time can be estimated."""

Status: TypeAlias = Literal["waiting", "running"]

logger = logging.getLogger("cupboard.analyses")


@dataclass
class Request:
    """A game to be analysed."""

    table_id: str
    host: str
    job: AnalyseGame
    status: Status = "waiting"
    progress: float = 0.0
    began: float = 0.0
    """start time on the monotonic clock"""

    def start(self) -> None:
        self.status, self.began = "running", time.monotonic()

    def report_progress(self, done: float) -> None:
        self.progress = min(1.0, max(self.progress, done))

    def seconds_left(self, now: float) -> int | None:
        """Estimate the remaining time from the progress so far; it never reaches 0."""
        if self.status != "running" or self.progress < MIN_PROGRESS:
            return None
        return max(1, ceil((now - self.began) * (1 - self.progress) / self.progress))


class AnalysisQueue:
    """The queue of requested analyses, first come, first served."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._requests: dict[str, Request] = {}
        self._waiting: deque[Request] = deque()
        self._failed: set[str] = set()
        self._work: asyncio.Task[None] | None = None

    async def request(self, table: LiveTable) -> AnalysisInfo:
        """Request the analysis of a game, unless it exists or is already queued."""
        info = await self.status_of(table)
        table_id = table.row.id
        if table_id in self._requests:  # another one may have arrived during the await
            return _info(self._requests[table_id])
        if info.status in ("done", "running"):
            return info
        await self._check_limits(table.row.host)
        if not await self._begin(table):
            return await self.status_of(table)
        self._failed.discard(table_id)
        request = Request(table_id, table.row.host, analysis_of(table.log.match))
        self._requests[table_id] = request
        self._waiting.append(request)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._serve())
        return _info(request)

    async def _check_limits(self, host: str) -> None:
        own, total = sum(request.host == host for request in self._waiting), len(self._waiting)
        if (shared := self._services.cluster.analyses) is not None:
            own, total = await shared.counts(host)
        if own >= MAX_WAITING_PER_HOST or total >= MAX_WAITING:
            raise Refusal("too-many-analyses")

    async def _begin(self, table: LiveTable) -> bool:
        """Return whether this process is to analyse a game, because no other one does."""
        shared = self._services.cluster.analyses
        return shared is None or await shared.begin(table.row.id, table.row.host)

    async def status_of(self, table: LiveTable) -> AnalysisInfo:
        """Return the progress of an analysis, or its result."""
        request = self._requests.get(table.row.id)
        if request is not None:
            return _info(request)
        if (shared := self._services.cluster.analyses) is not None:
            progress = await shared.progress(table.row.id)
            if progress is not None:  # another process is analysing it
                return AnalysisInfo(status="running", progress=progress, report=None, frames=[])
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
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    async def _serve(self) -> None:
        while self._waiting:
            request = self._waiting.popleft()
            try:
                await self._finish(request)
            except Exception:
                logger.exception("analysis failed", extra={"game": request.job.game})
                self._failed.add(request.table_id)
            finally:
                del self._requests[request.table_id]
                if (shared := self._services.cluster.analyses) is not None:
                    await shared.end(request.table_id)

    async def _finish(self, request: Request) -> None:
        services = self._services
        await services.precompiler.level(request.job.game, LEVEL_NAMES[-1])
        request.start()
        telling = asyncio.create_task(self._tell_others(request))
        try:
            report = await services.jobs.run(request.job, request.report_progress)
        finally:
            telling.cancel()
        await services.storage.keep_analysis(request.table_id, report)

    async def _tell_others(self, request: Request) -> None:
        """Let other processes say how far an analysis is."""
        shared = self._services.cluster.analyses
        while shared is not None:
            await asyncio.sleep(REPORT_SECONDS)
            await shared.report(request.table_id, request.progress)


def _info(request: Request) -> AnalysisInfo:
    left = request.seconds_left(time.monotonic())
    return AnalysisInfo(
        status=request.status, progress=request.progress, seconds_left=left, report=None, frames=[]
    )
