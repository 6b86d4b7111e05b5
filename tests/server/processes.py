"""A server in its own process, which can be killed and restarted."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from tests.cli.conftest import environment
from tests.server.clients import PATIENCE

TOP = Path(__file__).resolve().parents[2]


class Process:
    """A server process that can be started again. `words` are the arguments for Python."""

    def __init__(self, *words: str) -> None:
        self._words = words
        self.up = asyncio.Event()
        self.address = ""
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, *more: str) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, *self._words, *more),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=environment(),
            cwd=TOP,
        )
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        self.address = line.decode().removeprefix("http://").strip().rstrip("/")
        self.address = self.address.replace("localhost", "127.0.0.1")
        self.up.set()

    async def stop(self, how: signal.Signals) -> int:
        assert self._process is not None
        self.up.clear()
        self._process.send_signal(how)
        return await self._process.wait()

    async def kill(self) -> None:
        """Kill the server without warning, like a power failure."""
        assert await self.stop(signal.SIGKILL) == -signal.SIGKILL
