"""What can be set on a server; the defaults suit a family at home."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from cupboard.core.draws import new_seed

DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}


class Timer(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> None: ...


class Clock:
    """Where time comes from; tests bring their own."""

    def now(self) -> float:
        """Seconds, only ever growing."""
        return time.monotonic()

    def date(self) -> datetime:
        return datetime.now(UTC)

    def call_later(self, seconds: float, what: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, what)


@dataclass(frozen=True)
class Settings:
    """How a server behaves."""

    data: Path
    """the folder for what it keeps"""
    host: str = "127.0.0.1"
    """where it listens"""
    database: str | None = None
    """the address of a database; without it, a SQLite file in the data folder"""
    pause_ms: int = 400
    """how long an engine waits at least, so that people can follow"""
    thinkers: int = 2
    """engines that think at the same time"""
    away_seconds: float = 60
    """how long a seat must be away before others may hand it over"""
    tables_per_guest: int = 20
    messages_per_second: float = 20
    messages_burst: int = 40
    wrong_tries_per_minute: float = 20
    tables_per_minute: float = 60
    """opened from one address"""
    archive_days: int = 30
    unload_seconds: float = 1800
    """a table at which nothing happens for so long is no longer kept in memory"""
    compile_beside: bool = True
    """leave compiling to a process beside the server; else it is done in a thread, when needed"""
    warm: bool = True
    """compile the engines' searches in the background"""
    clock: Clock = field(default_factory=Clock)
    new_seed: Callable[[], bytes] = new_seed
    """where all chance of a new table comes from"""

    @property
    def database_url(self) -> str:
        if self.database is None:
            return f"sqlite+aiosqlite:///{self.data / 'tables.db'}"
        # People write the address as every other program has it.
        scheme, sign, rest = self.database.partition("://")
        return f"{DRIVERS.get(scheme, scheme)}{sign}{rest}"
