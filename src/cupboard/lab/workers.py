"""A pool of processes for independent pieces of work."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def run_all(
    work: Callable[[Item], Result], items: Sequence[Item], workers: int
) -> Iterator[Result]:
    """Yield the results as they are ready; one worker works in this process, in order."""
    if workers == 1:
        yield from map(work, items)
        return
    # Spawn the workers: forked ones would inherit the locks of threads that do not exist there.
    spawned = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawned, initializer=ignore_interrupts)
    try:
        waiting = [pool.submit(work, item) for item in items]
        yield from (done.result() for done in as_completed(waiting))
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C, which only the parent process handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
