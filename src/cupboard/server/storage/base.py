"""The stored form of a table, and the storage interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, Protocol, TypeAlias

from cupboard.core.types import Seat
from cupboard.server.schemas.http import Json
from cupboard.server.session.event_log import LogAppend, Seal

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["here", "open", "engine"]

TOUCHED = frozenset({"number", "touched", "archived"})
"""The fields of a table that every move changes."""


class Conflict(Exception):
    """Raised if this process is out of date, so that nothing was written.

    An entry with this number exists already, the table's version is another one, or another
    process has taken over the lease.
    """


class WriteFailed(Exception):
    """Raised if a change could not be written. Nothing of it is stored."""


class WriteUnknown(Exception):
    """Raised if a change may or may not be stored, for example after a failed commit."""


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
    rematch: Json | None = None
    """the open or declined offer of a rematch"""
    archived: bool = False
    guide: bool = False
    """whether this is a guided first game"""
    version: int = 0
    """number of changes to the settings, status and seats"""
    offer: Json | None = None
    """the open request to take a move back"""

    def changed(self, fields: Mapping[str, Any]) -> TableRow:
        """Return the row with other values of some fields, as `replace` does, in a tenth of its
        time."""
        row = object.__new__(TableRow)
        vars(row).update(vars(self), **fields)
        return row


@dataclass(frozen=True)
class Write:
    """One atomic change."""

    append: LogAppend
    seats: tuple[SeatRow, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)
    """changed fields of the table"""
    version: int | None = None
    """the version of the table that these changes to settings or seats are based on"""
    epoch: int | None = None
    """the lease under which this is written; None if no lease is needed"""

    @property
    def is_move(self) -> bool:
        """Whether this changes nothing but the log and what every move changes."""
        return not self.seats and self.table.keys() in (TOUCHED, set())


@dataclass(frozen=True, slots=True)
class StoredLine:
    """An entry of the log, and how long ago it was written (0 in SQLite)."""

    line: Json
    age_seconds: float = 0.0


class Storage(Protocol):
    """Storage of tables. Every call is a transaction that is on disk when the call returns."""

    async def open(self) -> None:
        """Prepare the storage. Called once."""
        ...

    async def close(self) -> None: ...

    async def add(self, table: TableRow, append: LogAppend | None = None) -> None:
        """Store a new table, with the first entries of its log. Raises like `write`."""
        ...

    async def write(self, table_id: str, write: Write) -> None:
        """Append to the log and store other changes.

        Raises `Conflict` if the number is taken, `WriteFailed` if nothing was stored, and
        `WriteUnknown` if it may have been.
        """
        ...

    async def find(self, code: str) -> TableRow | None:
        """Return the table with a join code or watch code."""
        ...

    async def get(self, table_id: str) -> TableRow | None: ...

    async def log(self, table_id: str) -> list[Json]:
        """Return all log entries in order."""
        ...

    async def tail(self, table_id: str, after: int) -> list[StoredLine]:
        """Return the log entries after a number, in order."""
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

    async def check(self) -> None:
        """Raise an error if the storage cannot be used."""
        ...

    async def share_key(self, own: str) -> str:
        """Return the key of all processes on this database; the first one brings its own."""
        ...

    async def timed(self) -> list[str]:
        """Return the unfinished tables with clocks, the next deadline first."""
        ...

    async def archive(self, before: datetime) -> int:
        """Archive tables not used since a time. Return how many."""
        ...

    async def put_away(self, table_id: str) -> None:
        """Archive one table, until it is used again."""
        ...

    async def counts(self, before: datetime) -> Sequence[tuple[str, str, int]]:
        """Return the number of tables created before a time, by game and status.

        This reads all tables.
        """
        ...
