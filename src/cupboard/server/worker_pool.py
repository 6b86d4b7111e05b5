"""Jobs in worker processes of this server, so that nothing slow shares its interpreter.

There are three lanes, so that no job waits behind work of another kind: slow chance events (a
worker that is free within milliseconds), engines (moves before hints), and analyses (at a low
priority of the system). A lane starts its workers when it needs them and ends them when they have
had nothing to do for a while.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from subprocess import PIPE
from typing import Any, Final, TypeVar

from cupboard.server import worker
from cupboard.server.jobs import Job, JobFailed, Urgency, ignore

T = TypeVar("T")

IDLE_SECONDS: Final = 600
STOP_SECONDS: Final = 3
"""How long a job that is asked to stop may take."""
RUNS: Final = 2
"""How often a job is started before it fails: a second time if its worker died."""

logger = logging.getLogger("cupboard.jobs")


class WorkerDied(Exception):
    """A worker process ended during a job, or had to be killed."""


@dataclass(frozen=True)
class Lane:
    """Workers for jobs of some kinds."""

    urgencies: tuple[Urgency, ...]
    workers: int
    max_seconds: float | None
    """A worker that needs longer for a job is killed."""
    flags: tuple[str, ...] = ()


def lanes(engine_workers: int) -> tuple[Lane, ...]:
    """Return the lanes of a server."""
    return (
        Lane((Urgency.CHANCE,), 1, max_seconds=30),
        Lane((Urgency.MOVE, Urgency.HINT), engine_workers, max_seconds=120),
        Lane((Urgency.ANALYSIS,), 1, max_seconds=None, flags=(worker.GENTLY,)),
    )


INTERPRETED_LANE: Final = Lane((Urgency.MOVE,), 1, max_seconds=120, flags=(worker.INTERPRETED,))
"""for engines whose search is not compiled yet; its worker ends when no one needs it any more"""
INTERPRET: Final = {"NUMBA_DISABLE_JIT": "1"}


@dataclass(order=True)
class Waiting:
    """A job in the queue of its lane, in the order of urgency and arrival."""

    urgency: Urgency
    number: int
    job: Job[Any] = field(compare=False)
    progress: Callable[[float], None] = field(compare=False)
    result: asyncio.Future[Any] = field(compare=False)
    runs: int = field(default=0, compare=False)


class SpawnedProcess:
    """A process that was started in a thread, as `asyncio.subprocess.Process` shows it.

    uvloop copies the tables of all memory when it starts one, which stops the event loop of a large
    server for tens of milliseconds.
    """

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
    ) -> None:
        self._process = process
        self.stdin = stdin
        self.stdout = stdout

    @classmethod
    async def start(cls, command: tuple[str, ...], environment: dict[str, str]) -> SpawnedProcess:
        ours, theirs = socket.socketpair()

        def spawn() -> subprocess.Popen[bytes]:
            with theirs:
                end = theirs.fileno()
                return subprocess.Popen(command, stdin=end, stdout=end, env=environment)

        starting = asyncio.ensure_future(asyncio.to_thread(spawn))
        try:
            process = await asyncio.shield(starting)
            reader, writer = await asyncio.open_connection(sock=ours)
        except asyncio.CancelledError:
            ours.close()  # the worker ends when its input does
            await asyncio.to_thread((await starting).wait)
            raise
        return cls(process, writer, reader)

    @property
    def returncode(self) -> int | None:
        return self._process.poll()

    def kill(self) -> None:
        self._process.kill()

    async def wait(self) -> int:
        return await asyncio.to_thread(self._process.wait)


class WorkerProcess:
    """One worker process, which runs one job at a time."""

    def __init__(self, process: SpawnedProcess | asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, *flags: str) -> WorkerProcess:
        command = (sys.executable, "-m", worker.__name__, *flags)
        environment = os.environ | (INTERPRET if worker.INTERPRETED in flags else {})
        if sys.platform == "win32":
            return cls(
                await asyncio.create_subprocess_exec(
                    *command, stdin=PIPE, stdout=PIPE, env=environment
                )
            )
        return cls(await SpawnedProcess.start(command, environment))

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def run(self, job: Job[Any], progress: Callable[[float], None]) -> Any:
        """Return the result of a job. Raise `WorkerDied` if the process ends before."""
        try:
            await self._send(job)
            while True:
                kind, content = await self._reply()
                if kind == worker.DONE:
                    return content
                if kind == worker.FAILED:
                    raise JobFailed(content)
                progress(content)
        except (OSError, asyncio.IncompleteReadError) as problem:
            raise WorkerDied from problem

    def stop_job(self) -> None:
        """Tell the running job that its result is no longer needed."""
        with suppress(OSError):
            self._input.write(worker.pack(worker.STOP))

    async def end(self) -> None:
        """Kill the process. It holds nothing that could be lost."""
        with suppress(ProcessLookupError):
            self._process.kill()
        self._input.close()
        await self._process.wait()

    @property
    def _input(self) -> asyncio.StreamWriter:
        assert self._process.stdin is not None
        return self._process.stdin

    async def _send(self, message: Any) -> None:
        self._input.write(worker.pack(message))
        await self._input.drain()

    async def _reply(self) -> tuple[str, Any]:
        assert self._process.stdout is not None
        (length,) = worker.LENGTH.unpack(await self._process.stdout.readexactly(worker.LENGTH.size))
        reply: tuple[str, Any] = pickle.loads(await self._process.stdout.readexactly(length))
        return reply


class LaneQueue:
    """The waiting jobs of a lane and the tasks that hand them to its workers."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._waiting: asyncio.PriorityQueue[Waiting] = asyncio.PriorityQueue()
        self._servers: list[asyncio.Task[None]] = []
        self._idle = 0

    def add(self, item: Waiting) -> None:
        self._waiting.put_nowait(item)
        self.start_worker_if_busy()

    def start_worker_if_busy(self) -> None:
        """Start one more worker if more jobs wait than workers do."""
        self._servers = [task for task in self._servers if not task.done()]
        if self._waiting.qsize() > self._idle and len(self._servers) < self._lane.workers:
            self._servers.append(asyncio.create_task(self._serve()))

    def start_worker(self) -> None:
        """Start a first worker before its first job."""
        if not self._servers:
            self._servers.append(asyncio.create_task(self._serve()))

    async def close(self) -> None:
        for task in self._servers:
            task.cancel()
        await asyncio.gather(*self._servers, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait().result.cancel()

    async def _serve(self) -> None:
        """Give one worker jobs until none are left."""
        process = await WorkerProcess.start(*self._lane.flags)
        try:
            while (item := await self._next()) is not None:
                if not process.alive:  # killed from outside, or it had used too much memory
                    await process.end()
                    process = await WorkerProcess.start(*self._lane.flags)
                await self._run(process, item)
        finally:
            await process.end()

    async def _next(self) -> Waiting | None:
        self._idle += 1
        try:
            return await asyncio.wait_for(self._waiting.get(), IDLE_SECONDS)
        except TimeoutError:
            return None
        finally:
            self._idle -= 1

    async def _run(self, process: WorkerProcess, item: Waiting) -> None:
        if item.result.done():  # no one is waiting for it any more
            return
        item.runs += 1
        try:
            result = await self._result(process, item)
        except WorkerDied:
            await process.end()
            self._give_back(item)
        except JobFailed as problem:
            _settle(item, problem)
        except BaseException:
            item.result.cancel()
            raise
        else:
            if not item.result.done():
                item.result.set_result(result)

    async def _result(self, process: WorkerProcess, item: Waiting) -> Any:
        """Wait for a worker's result, but only as long as someone needs it."""
        working = asyncio.ensure_future(process.run(item.job, item.progress))
        try:
            async with asyncio.timeout(self._lane.max_seconds):
                await asyncio.wait((working, item.result), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                process.stop_job()
                async with asyncio.timeout(STOP_SECONDS):
                    await asyncio.wait((working,))
            return working.result()
        except TimeoutError as problem:
            raise WorkerDied from problem
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)

    def _give_back(self, item: Waiting) -> None:
        logger.error("worker died", extra={"job": type(item.job).__name__, "runs": item.runs})
        if item.runs < RUNS:
            self._waiting.put_nowait(item)
        else:
            _settle(item, JobFailed(f"{RUNS} workers died of {type(item.job).__name__}"))


def _settle(item: Waiting, problem: Exception) -> None:
    if not item.result.done():
        item.result.set_exception(problem)


class WorkerPool:
    """All lanes of a server."""

    def __init__(self, engine_workers: int) -> None:
        found = [(lane, LaneQueue(lane)) for lane in lanes(engine_workers)]
        self._queues = {urgency: queue for lane, queue in found for urgency in lane.urgencies}
        self._interpreted = LaneQueue(INTERPRETED_LANE)
        self._numbers = count()

    async def start(self) -> None:
        """Start a worker for engines, so that the first move does not wait for its start."""
        self._queues[Urgency.MOVE].start_worker()

    async def run(self, job: Job[T], progress: Callable[[float], None] = ignore) -> T:
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        item = Waiting(job.urgency, next(self._numbers), job, progress, result)
        interpreted = getattr(job, "interpreted", False)
        queue = self._interpreted if interpreted else self._queues[job.urgency]
        queue.add(item)
        return await result

    async def close(self) -> None:
        queues = {*self._queues.values(), self._interpreted}
        await asyncio.gather(*(queue.close() for queue in queues))
