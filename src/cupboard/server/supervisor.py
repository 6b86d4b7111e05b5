"""Runs several server processes on one socket: `cupboard serve --processes N`.

A process that ends is replaced. SIGTERM and Ctrl-C end all of them; SIGHUP replaces them one by one
by new ones, so that an update needs no pause.
"""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

PROCESS = "cupboard.server.one_process"
"""What each process runs. It is not imported here, because that takes a second."""
RESTART_SECONDS = 1.0
"""Pause before a process that ended by itself is replaced."""
STOP_SECONDS = 30
"""A process that needs longer to stop is killed."""

logger = logging.getLogger("cupboard.supervisor")


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, listening: socket.socket, count: int, settings: dict[str, Any]) -> None:
        """`settings` are those of `Settings` and `log_json`, as far as JSON can hold them."""
        self._listening = listening
        self._count = count
        self._settings = settings
        self.failed = False
        """whether a first process could not start"""
        self._stopping = asyncio.Event()
        self._rolling = asyncio.Event()
        self._renew = [asyncio.Event() for _ in range(count)]
        self._renewed = [asyncio.Event() for _ in range(count)]

    async def run(self, started: Callable[[], None]) -> None:
        """Serve until a signal, and call `started` when all processes are ready."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._rolling.set)
        ready = [asyncio.Event() for _ in range(self._count)]
        keepers = [asyncio.create_task(self._keep(n, event)) for n, event in enumerate(ready)]
        rolling = asyncio.create_task(self._roll())
        announced = asyncio.create_task(_when_all(ready, started))
        await self._stopping.wait()
        announced.cancel()
        rolling.cancel()
        await asyncio.gather(*keepers, announced, rolling, return_exceptions=True)

    async def _roll(self) -> None:
        """Replace all processes, one after the other, whenever that is asked for."""
        while True:
            await self._rolling.wait()
            self._rolling.clear()
            for renew, renewed in zip(self._renew, self._renewed, strict=True):
                renewed.clear()
                renew.set()
                await renewed.wait()

    async def _keep(self, number: int, ready: asyncio.Event) -> None:
        """Keep one process running."""
        process = await self._start(number)
        if process.returncode is not None:  # the others would fail, too
            self.failed = True
            self._stopping.set()
        ready.set()
        while not self._stopping.is_set():
            waits = (process.wait(), self._stopping.wait(), self._renew[number].wait())
            tasks = [asyncio.ensure_future(wait) for wait in waits]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            if self._stopping.is_set():
                break
            old = process
            if old.returncode is not None:
                logger.error("process ended", extra={"code": old.returncode})
                await asyncio.sleep(RESTART_SECONDS)
            self._renew[number].clear()  # a request from now on is about the new one
            process = await self._start(number)
            await _end(old)
            self._renewed[number].set()
        await _end(process)

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        """Start a process and wait until it serves, or has failed to."""
        descriptor = self._listening.fileno()
        # One process compiles for all, because they share the cache on disk.
        settings = json.dumps({**self._settings, "warm": number == 0})
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", PROCESS, str(descriptor)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(descriptor,),
            start_new_session=True,  # Ctrl-C is for the supervisor
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{settings}\n".encode())
        if not await process.stdout.readline():
            await process.wait()
        return process


async def _when_all(ready: list[asyncio.Event], started: Callable[[], None]) -> None:
    for event in ready:
        await event.wait()
    started()


async def _end(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        await asyncio.wait_for(process.wait(), STOP_SECONDS)
    except TimeoutError:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def supervise(
    listening: socket.socket, count: int, settings: dict[str, Any], started: Callable[[], None]
) -> None:
    """Run processes until SIGTERM or Ctrl-C."""
    found = Supervisor(listening, count, settings)
    asyncio.run(found.run(started))
    if found.failed:
        raise SystemExit(1)
