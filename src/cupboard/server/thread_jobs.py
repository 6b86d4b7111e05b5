"""Jobs in threads of this process: for tests and for programs without other clients.

Engines written in Python then share the interpreter with the event loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cupboard.server.jobs import Control, Job, JobFailed, Urgency, ignore

T = TypeVar("T")


class ThreadJobs:
    """Runs jobs in threads. Analyses have one of their own, so that no move waits for them."""

    def __init__(self, threads: int = 2) -> None:
        self._stop = threading.Event()
        self._thinking = ThreadPoolExecutor(threads, thread_name_prefix="engine")
        self._analysing = ThreadPoolExecutor(1, thread_name_prefix="analysis")

    async def start(self) -> None:
        """Threads start by themselves."""

    async def run(self, job: Job[T], progress: Callable[[float], None] = ignore) -> T:
        unwanted = threading.Event()
        control = Control(lambda: self._stop.is_set() or unwanted.is_set(), progress)
        pool = self._analysing if job.urgency is Urgency.ANALYSIS else self._thinking
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, job.run, control)
        except asyncio.CancelledError:
            unwanted.set()
            raise
        except Exception as problem:
            raise JobFailed(repr(problem)) from problem

    async def close(self) -> None:
        self._stop.set()
        for pool in (self._thinking, self._analysing):
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
