"""Server settings. The defaults suit a family at home."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from cupboard.core.errors import BadOptions
from cupboard.core.random_stream import new_seed
from cupboard.server.clock import Clock

DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    data: Path
    """data folder"""
    host: str = "127.0.0.1"
    """address to listen on"""
    database: str | None = None
    """database URL (default: a SQLite file in the data folder)"""
    pause_ms: int = 400
    """shortest delay of an engine's move, so that people can follow"""
    engine_workers: int = 2
    """engines that think at the same time, each in a process of its own"""
    worker_processes: bool = True
    """run engines, analyses and flights in processes; otherwise in threads"""
    away_seconds: float = 60
    """how long a seat must be away before others may hand it over"""
    tables_per_guest: int = 20
    messages_per_second: float = 20
    messages_burst: int = 40
    wrong_tries_per_minute: float = 20
    tables_per_minute: float = 60
    """limit per client address"""
    archive_days: int = 30
    lease_seconds: float = 6
    """a process that shows no sign of life for this long loses its tables to others"""
    poll_seconds: float = 5
    """how often to look for changes by other processes of which no hint arrived"""
    unload_seconds: float = 1800
    """tables idle for this long are removed from memory"""
    compile_beside: bool = True
    """compile in a separate process; otherwise in a thread, when needed"""
    warm: bool = True
    """compile the engines' searches in the background"""
    on_drain: Callable[[], None] | None = None
    """what to do when `cupboard admin drain` asks this process to leave"""
    clock: Clock = field(default_factory=Clock)
    new_seed: Callable[[], bytes] = new_seed
    """creates the seed of a new table's chance events"""

    @property
    def database_url(self) -> str:
        """The address of the database, with the driver. Raises `BadOptions` if it is none."""
        if not self.database:  # an empty variable means none
            return f"sqlite+aiosqlite:///{self.data / 'tables.db'}"
        # People often write the URL without the async driver, as other programs expect it.
        scheme, sign, rest = self.database.partition("://")
        url = f"{DRIVERS.get(scheme, scheme)}{sign}{rest}"
        if not url.startswith(tuple(f"{driver}://" for driver in DRIVERS.values())):
            raise BadOptions("admin-bad-database")
        try:
            make_url(url)
        except (ArgumentError, ValueError) as problem:
            raise BadOptions("admin-bad-database") from problem
        return url
