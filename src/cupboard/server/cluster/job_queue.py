"""Jobs of all processes in one queue, for `cupboard worker` processes to take.

A worker locks a job while it takes it (SKIP LOCKED), so no two workers take the same. A worker that
dies gives its job back: the next one takes it, and after two deaths it fails. Jobs and their
results are pickled, so anyone who can write to the database can run code in these processes; the
database has to be trusted like the program itself.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar, cast

from cupboard.server.cluster.bus import Bus
from cupboard.server.cluster.database import Database
from cupboard.server.cluster.shared_jobs import NoWorker
from cupboard.server.jobs import Job, JobFailed, Jobs, Urgency

T = TypeVar("T")

POLL_SECONDS = 1.0
"""How often to look for jobs and results of which no message arrived."""
RUNS = 2
"""How often a job is started before it fails: a second time if its worker died."""
ASKED, ANSWERED = "asked", "answered"
"""The kinds of messages on the bus: there is a job, and there is a result."""

ASK = "INSERT INTO jobs (urgency, content, asker, asked) VALUES ($1, $2, $3, now()) RETURNING id"
TAKE = """
UPDATE jobs SET state = 'running', worker = $1, runs = runs + 1, began = now()
WHERE id = (
    SELECT id FROM jobs WHERE state = 'waiting' AND urgency = ANY($2::int[])
    ORDER BY urgency, id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, content
"""
ANSWER = "UPDATE jobs SET state = $3, result = $4 WHERE id = $1 AND worker = $2 RETURNING id"
REPORT = "UPDATE jobs SET progress = $3 WHERE id = $1 AND worker = $2 RETURNING id"
LOOK = "SELECT state, result, progress FROM jobs WHERE id = $1"
DROP = "DELETE FROM jobs WHERE id = $1"
GIVE_BACK = """
UPDATE jobs SET state = CASE WHEN runs < $1 THEN 'waiting' ELSE 'failed' END, worker = ''
WHERE state = 'running' AND NOT EXISTS (
    SELECT FROM processes WHERE processes.id = jobs.worker AND processes.until > now()
)
RETURNING id
"""
FORGET = """
DELETE FROM jobs WHERE NOT EXISTS (
    SELECT FROM processes WHERE processes.id = jobs.asker AND processes.until > now()
)
"""


class JobQueue:
    """The queue as seen by processes that submit jobs."""

    def __init__(self, database: Database, bus: Bus, process: str) -> None:
        self._database = database
        self._bus = bus
        self._process = process
        self._answered: dict[int, asyncio.Event] = {}
        self.workers = 0
        """running worker processes"""

    def hear(self, job_ids: list[int]) -> None:
        """Wake those who wait for these jobs."""
        for job_id in job_ids:
            if job_id in self._answered:
                self._answered[job_id].set()

    async def run(self, job: Job[T], progress: Callable[[float], None]) -> T:
        """Return the result of a job. Raises `NoWorker` if the last worker is gone."""
        if not self.workers:
            raise NoWorker
        content = pickle.dumps(job, pickle.HIGHEST_PROTOCOL)
        job_id: int = await self._database.value(ASK, int(job.urgency), content, self._process)
        self._answered[job_id] = asyncio.Event()
        self._bus.send(ASKED, int(job.urgency))
        try:
            return cast(T, await self._answer(job_id, progress))
        finally:
            del self._answered[job_id]
            await asyncio.shield(self._database.execute(DROP, job_id))

    async def _answer(self, job_id: int, progress: Callable[[float], None]) -> Any:
        answered = self._answered[job_id]
        while True:
            try:
                await asyncio.wait_for(answered.wait(), POLL_SECONDS)
            except TimeoutError:
                if not self.workers:
                    raise NoWorker from None
            answered.clear()
            rows = await self._database.fetch(LOOK, job_id)
            if not rows:
                raise NoWorker  # the database has lost it
            (row,) = rows
            if row["state"] == "done":
                return pickle.loads(row["result"])
            if row["state"] == "failed":
                text = pickle.loads(row["result"]) if row["result"] else "its workers died"
                raise JobFailed(text)
            progress(row["progress"])

    async def sweep(self, workers: int) -> None:
        """Requeue the jobs of dead workers, and drop those submitted by dead processes."""
        self.workers = workers
        for row in await self._database.fetch(GIVE_BACK, RUNS):
            self._bus.send(ASKED, row["id"])
        await self._database.execute(FORGET)


class QueueWorker:
    """Takes jobs from the queue and lets the worker processes of this machine run them."""

    def __init__(self, database: Database, bus: Bus, process: str, jobs: Jobs) -> None:
        self._database = database
        self._bus = bus
        self._process = process
        self._jobs = jobs
        self._asked = asyncio.Event()

    def hear(self) -> None:
        self._asked.set()

    async def serve(self, urgencies: tuple[Urgency, ...]) -> None:
        """Run one job after the other, the most urgent first."""
        while True:
            rows = await self._database.fetch(TAKE, self._process, [int(u) for u in urgencies])
            if rows:
                await self._run(rows[0]["id"], rows[0]["content"])
                continue
            self._asked.clear()
            try:
                await asyncio.wait_for(self._asked.wait(), POLL_SECONDS)
            except TimeoutError:
                continue

    async def _run(self, job_id: int, content: bytes) -> None:
        reports: asyncio.Queue[float] = asyncio.Queue()
        running = asyncio.ensure_future(self._jobs.run(pickle.loads(content), reports.put_nowait))
        watching = asyncio.create_task(self._watch(job_id, running, reports))
        try:
            state, result = "done", await running
        except JobFailed as problem:
            state, result = "failed", str(problem)
        except asyncio.CancelledError:
            if watching.done() and not watching.cancelled():
                return  # its result is no longer needed
            running.cancel()
            raise
        finally:
            watching.cancel()
        data = pickle.dumps(result, pickle.HIGHEST_PROTOCOL)
        if await self._database.fetch(ANSWER, job_id, self._process, state, data):
            self._bus.send(ANSWERED, job_id)

    async def _watch(
        self, job_id: int, running: asyncio.Future[Any], reports: asyncio.Queue[float]
    ) -> None:
        """Report progress, and stop a job whose result is no longer needed."""
        done = 0.0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            while not reports.empty():
                done = reports.get_nowait()
            if not await self._database.fetch(REPORT, job_id, self._process, done):
                running.cancel()
                return
