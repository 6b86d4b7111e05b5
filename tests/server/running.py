"""A real server in the test's event loop, with real sockets and a real database file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from cupboard.server.app import create_app
from cupboard.server.clock import Clock, Timer
from cupboard.server.ports import listen
from cupboard.server.run import config_of
from cupboard.server.services import TableServer
from cupboard.server.session.table import LiveTable
from cupboard.server.settings import Settings

MANY = 1_000_000


class ManualTimer:
    """A timer that fires when the test says so."""

    def __init__(self, at: float, what: Callable[[], None]) -> None:
        self.at, self.what = at, what
        self.called_off = False

    def cancel(self) -> None:
        self.called_off = True


class ManualClock(Clock):
    """A clock that moves only when the test advances it."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._timers: list[ManualTimer] = []

    def now(self) -> float:
        return self._now

    def date(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=self._now)

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        timer = ManualTimer(self._now + seconds, what)
        self._timers.append(timer)
        return timer

    def advance(self, seconds: float) -> None:
        """Advance the clock and run all timers that are due."""
        self._now += seconds
        due = [timer for timer in self._timers if timer.at <= self._now]
        self._timers = [timer for timer in self._timers if timer.at > self._now]
        for timer in due:
            if not timer.called_off:
                timer.what()


def settings(data: Path, **changes: Any) -> Settings:
    """Return settings for tests: no pauses, no compilation ahead of time, no limits by default."""
    usual: dict[str, Any] = {
        "pause_ms": 0,
        "warm": False,
        "compile_beside": False,
        "worker_processes": False,
        "tables_per_minute": MANY,
        "wrong_tries_per_minute": MANY,
        "messages_burst": MANY,
        "clock": ManualClock(),
    }
    return Settings(data=data, **(usual | changes))


class QuietServer(uvicorn.Server):
    """A server that leaves signal handling to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server that accepts requests."""

    def __init__(self, app: FastAPI, address: str, chosen: Settings) -> None:
        self.app = app
        self.address = address
        self.settings = chosen

    @property
    def server(self) -> TableServer:
        found: TableServer = self.app.state.server
        return found

    @property
    def clock(self) -> ManualClock:
        assert isinstance(self.settings.clock, ManualClock)
        return self.settings.clock

    async def live(self, code: str) -> LiveTable:
        return await self.server.tables.live(code)


async def rest(live: LiveTable) -> None:
    """Wait until nothing runs in the background of a table: no engine, no prediction, no clock."""
    while live._tasks:
        await asyncio.gather(*live._tasks)


@asynccontextmanager
async def running(chosen: Settings) -> AsyncIterator[Running]:
    """Run a server from its start to its clean shutdown."""
    listening = listen("127.0.0.1", 0)
    app = create_app(chosen)
    app.state.server.network.prepare(config_of(app, lifespan="off"), listening.getsockname()[1])
    server = QuietServer(config_of(app, lifespan="on"))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        while not server.started:
            assert not serving.done(), "the server did not start"
            await asyncio.sleep(0)
        yield Running(app, f"127.0.0.1:{listening.getsockname()[1]}", chosen)
    finally:
        server.should_exit = True
        await serving
        listening.close()
