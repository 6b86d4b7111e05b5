"""A worker process: runs the jobs that a server sends, one at a time.

Requests and replies are pickled and framed by their length. The server writes to the worker's
standard input and reads from its standard output. If the server is gone, the input ends and so does
the worker.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
import time
import traceback
from pathlib import Path
from struct import Struct
from typing import Any, BinaryIO, Final

from cupboard.server.jobs import Control, Job

LENGTH: Final = Struct("!I")
GENTLY: Final = "--gently"
INTERPRETED: Final = "--interpreted"
"""marks a worker that interprets compiled code, as its environment tells it to"""
LOW_PRIORITY: Final = 5
"""The lowest, 19, leaves an analysis too little on a busy machine: minutes for its last second."""
MAX_BYTES: Final = 1 << 30
"""A worker that uses more memory than this ends after its job."""

REPORT_SECONDS: Final = 0.2

# Kinds of replies
PROGRESS, DONE, FAILED = "progress", "done", "failed"
STOP: Final = "stop"
"""the request to stop the running job"""


def pack(message: Any) -> bytes:
    """Return a message as it is sent."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


class Worker:
    """Runs one job after another until its input ends."""

    def __init__(self, requests: BinaryIO, replies: BinaryIO) -> None:
        self._requests = requests
        self._replies = replies
        self._jobs: queue.SimpleQueue[Job[Any]] = queue.SimpleQueue()
        self._unwanted = threading.Event()
        self._reported = 0.0

    def serve(self) -> None:
        """Run jobs. Ends only with the process."""
        threading.Thread(target=self._listen, daemon=True).start()
        while _memory_bytes() < MAX_BYTES:
            self._run(self._jobs.get())

    def _listen(self) -> None:
        """Read requests while a job runs, so that it can be stopped."""
        try:
            while head := self._requests.read(LENGTH.size):
                message = pickle.loads(self._requests.read(*LENGTH.unpack(head)))
                if message == STOP:
                    self._unwanted.set()
                else:
                    self._unwanted.clear()
                    self._jobs.put(message)
        finally:
            # The server is gone, and a killed one leaves a broken connection instead of an end.
            # A search in the main thread would go on.
            os._exit(0)

    def _run(self, job: Job[Any]) -> None:
        control = Control(self._unwanted.is_set, self._report)
        try:
            reply = pack((DONE, job.run(control)))
        except Exception:
            reply = pack((FAILED, traceback.format_exc()))
        self._send(reply)

    def _report(self, done: float) -> None:
        """Report progress, but not more often than anyone looks."""
        now = time.monotonic()
        if now - self._reported >= REPORT_SECONDS:
            self._reported = now
            self._send(pack((PROGRESS, done)))

    def _send(self, message: bytes) -> None:
        self._replies.write(message)
        self._replies.flush()


def _memory_bytes() -> int:
    """Return the memory that this process uses, 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def main(*how: str) -> None:
    """Serve the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends the workers
    if GENTLY in how and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    if INTERPRETED in how:
        import numpy as np

        np.seterr(over="ignore")  # compiled code does not report it, either
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # printed output must not break the replies
    from cupboard.server import job_kinds  # noqa: F401  # slow: before the first job, not with it

    Worker(sys.stdin.buffer, replies).serve()


if __name__ == "__main__":
    main(*sys.argv[1:])
