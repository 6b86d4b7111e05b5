"""Jobs of a server: on worker processes anywhere, or in its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from cupboard.server.jobs import Job, Jobs, Urgency, ignore

T = TypeVar("T")


class NoWorker(Exception):
    """There is no worker process, so the server has to do the work."""


class Queue(Protocol):
    """A queue that worker processes serve."""

    async def run(self, job: Job[T], progress: Callable[[float], None]) -> T: ...


class SharedJobs:
    """Runs jobs on worker processes if there are any, else in this process's own workers.

    Chance events stay here: they take milliseconds, and a move waits for them.
    """

    def __init__(self, own: Jobs) -> None:
        self._own = own
        self.queue: Queue | None = None

    async def start(self) -> None:
        await self._own.start()

    async def run(self, job: Job[T], progress: Callable[[float], None] = ignore) -> T:
        if self.queue is not None and job.urgency is not Urgency.CHANCE:
            try:
                return await self.queue.run(job, progress)
            except NoWorker:
                pass
        return await self._own.run(job, progress)

    async def close(self) -> None:
        await self._own.close()
