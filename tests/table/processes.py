"""A server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

from tests.cli.conftest import environment
from tests.table.clients import PATIENCE

TOP = Path(__file__).resolve().parents[2]


class Process:
    """The server, as often as it is started. `words`: what Python is to run."""

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
        """As when the power fails."""
        assert await self.stop(signal.SIGKILL) == -signal.SIGKILL
