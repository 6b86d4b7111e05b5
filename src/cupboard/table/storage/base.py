"""What is kept of a table, and what a place that keeps tables can do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, Protocol, TypeAlias

from cupboard.core.types import Seat
from cupboard.table.story import Seal
from cupboard.table.wire import Json

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["here", "open", "engine"]


class Conflict(Exception):
    """Somebody else wrote an entry of this number: what this process believes is not true."""


@dataclass(frozen=True)
class KeptSeat:
    """Who sits on a seat."""

    seat: Seat
    kind: SeatKind
    name: str | None = None
    level: str | None = None
    """of an engine's seat"""
    token: str | None = None
    """the hash of the secret of whoever took the seat"""
    heir: str | None = None
    """the hash of the secret, of the table before this, that may take this seat"""
    guest: str | None = None
    resigned: bool = False
    stand_in: str | None = None
    """the level of the engine that plays for an absent person"""

    @property
    def player(self) -> str | None:
        """The engine that decides for the seat now."""
        return self.level if self.kind == "engine" else self.stand_in

    @property
    def filled(self) -> bool:
        """Whether somebody is there to play."""
        return self.player is not None or self.token is not None


@dataclass(frozen=True)
class KeptTable:
    """What was agreed on at a table, and how it stands."""

    id: str
    code: str
    watch: str
    game: str
    rules: int
    """the version of the game's rules it is played by"""
    preset: str | None
    options: Json
    """those that differ from their default"""
    seed: str
    host: str
    hints: bool
    takeback: bool
    watching: bool
    move_seconds: int | None
    created: datetime
    touched: datetime
    seats: tuple[KeptSeat, ...]
    status: Status = "waiting"
    number: int = 0
    outcome: Json | None = None
    next: str | None = None
    """the join code of the rematch"""
    next_watch: str | None = None
    archived: bool = False
    guide: bool = False
    """whether it is a guided first game"""


@dataclass(frozen=True)
class Write:
    """What belongs together: it is written as a whole or not at all."""

    first: int = 0
    lines: tuple[Json, ...] = ()
    seal: Seal | None = None
    seats: tuple[KeptSeat, ...] = ()
    table: dict[str, Any] = field(default_factory=dict)
    """fields of the table that change"""


class Storage(Protocol):
    """A place that keeps tables. Every call is a transaction; when it returns, it is on disk."""

    async def open(self) -> None:
        """Make it ready; called once."""
        ...

    async def close(self) -> None: ...

    async def add(self, table: KeptTable) -> None:
        """Keep a new table."""
        ...

    async def write(self, table_id: str, write: Write) -> None:
        """Append to the log and note what else changed. `Conflict` where the number is taken."""
        ...

    async def find(self, code: str) -> KeptTable | None:
        """The table of a join or watch code."""
        ...

    async def get(self, table_id: str) -> KeptTable | None: ...

    async def log(self, table_id: str) -> list[Json]:
        """All entries, in their order."""
        ...

    async def seals(self, table_id: str, number: int) -> list[Seal]:
        """The choices that were sealed for the entry of this number."""
        ...

    async def keep_analysis(self, table_id: str, report: Json) -> None:
        """Keep the analysis of a game; one that was kept before is replaced."""
        ...

    async def analysis(self, table_id: str) -> Json | None: ...

    async def of_guest(self, guest: str, limit: int) -> list[KeptTable]:
        """The tables that a guest opened or sits at, the last touched first."""
        ...

    async def count_open(self, host: str) -> int:
        """How many unfinished tables a guest has opened."""
        ...

    async def alive(self) -> list[str]:
        """The tables that go on by themselves: with engines or clocks, and not over."""
        ...

    async def archive(self, before: datetime) -> int:
        """Lay aside what nobody has touched since then; how many tables that were."""
        ...

    async def counts(self) -> Sequence[tuple[str, str, int]]:
        """Game, status and number of tables."""
        ...
