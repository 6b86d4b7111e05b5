"""The stored form of a table, and the storage interface."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, Protocol, TypeAlias

from cupboard.core.types import Seat
from cupboard.server.schemas.http import Json
from cupboard.server.session.event_log import LogAppend, Seal

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["here", "open", "engine"]


class Conflict(Exception):
    """Raised if an entry with this number exists already, so that this process is out of date."""


@dataclass(frozen=True)
class SeatRow:
    """The player of a seat."""

    seat: Seat
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    """level of an engine's seat"""
    token: str | None = None
    """hash of the seat owner's secret"""
    reserved_for: str | None = None
    """hash of the secret from the previous table that may take this seat"""
    guest: str | None = None
    resigned: bool = False
    substitute: str | None = None
    """level of the engine that stands in for an absent person"""
    hints: int = 0
    """hints taken, in games where they are announced"""

    @property
    def player(self) -> str | None:
        """The level of the engine that decides for the seat now, if any."""
        return self.level if self.kind == "engine" else self.substitute

    @property
    def filled(self) -> bool:
        """Whether a person or an engine has the seat."""
        return self.player is not None or self.token is not None


@dataclass(frozen=True)
class TableRow:
    """A table's settings and status."""

    id: str
    code: str
    watch: str
    game: str
    rules: int
    """version of the game's rules"""
    preset: str | None
    options: Json
    """options that differ from their defaults"""
    seed: str
    host: str
    hints: bool
    takeback: bool
    watching: bool
    move_seconds: int | None
    created: datetime
    touched: datetime
    seats: tuple[SeatRow, ...]
    status: Status = "waiting"
    number: int = 0
    outcome: Json | None = None
    next: str | None = None
    """join code of the rematch"""
    next_watch: str | None = None
    archived: bool = False
    guide: bool = False
    """whether this is a guided first game"""


@dataclass(frozen=True)
class Write:
    """One atomic change."""

    append: LogAppend
    seats: tuple[SeatRow, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)
    """changed fields of the table"""


class Storage(Protocol):
    """Storage of tables. Every call is a transaction that is on disk when the call returns."""

    async def open(self) -> None:
        """Prepare the storage. Called once."""
        ...

    async def close(self) -> None: ...

    async def add(self, table: TableRow) -> None:
        """Store a new table."""
        ...

    async def write(self, table_id: str, write: Write) -> None:
        """Append to the log and store other changes. Raises `Conflict` if the number is taken."""
        ...

    async def find(self, code: str) -> TableRow | None:
        """Return the table with a join code or watch code."""
        ...

    async def get(self, table_id: str) -> TableRow | None: ...

    async def log(self, table_id: str) -> list[Json]:
        """Return all log entries in order."""
        ...

    async def seals(self, table_id: str, after: int) -> list[Seal]:
        """Return the choices sealed after the entry with this number, in order."""
        ...

    async def keep_analysis(self, table_id: str, report: Json) -> None:
        """Store the analysis of a game, replacing an earlier one."""
        ...

    async def analysis(self, table_id: str) -> Json | None: ...

    async def of_guest(self, guest: str, limit: int) -> list[TableRow]:
        """Return the tables a guest opened or plays at, most recent first."""
        ...

    async def count_open(self, host: str) -> int:
        """Return how many unfinished tables a guest has opened."""
        ...

    async def alive(self) -> list[str]:
        """Return the unfinished tables that run by themselves, with engines or clocks."""
        ...

    async def archive(self, before: datetime) -> int:
        """Archive tables not used since a time. Return how many."""
        ...

    async def counts(self) -> Sequence[tuple[str, str, int]]:
        """Return the number of tables by game and status."""
        ...
