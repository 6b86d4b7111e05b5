"""What a table needs to know about the other processes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from cupboard.core.types import Seat

if TYPE_CHECKING:
    from cupboard.server.session.tables import LiveTables


@dataclass(frozen=True, slots=True)
class Hint:
    """A message that a table has changed, with the number of its last log entry."""

    table_id: str
    number: int
    """number of the last log entry"""
    version: int
    """version of the settings and seats"""
    sealed: bool = False
    """whether a secret choice was made"""


@dataclass
class Elsewhere:
    """The seats of a table that are connected to other processes."""

    here: set[Seat] = field(default_factory=set)
    away: dict[Seat, float] = field(default_factory=dict)
    """seconds since a seat was last connected to one of them"""


class Analyses(Protocol):
    """The analyses of all processes: see `analyses.SharedAnalyses`."""

    async def begin(self, table_id: str, host: str) -> bool: ...

    async def progress(self, table_id: str) -> float | None: ...

    async def counts(self, host: str) -> tuple[int, int]: ...

    async def report(self, table_id: str, progress: float) -> None: ...

    async def end(self, table_id: str) -> None: ...


class Cluster(Protocol):
    """The processes that share a database."""

    shared: bool
    """whether there may be other processes"""

    @property
    def analyses(self) -> Analyses | None:
        """The analyses of all processes; None if this process is alone."""
        ...

    async def open(self, key: str) -> None:
        """Join the other processes, with the secret that all of them share."""
        ...

    async def start(self, tables: LiveTables) -> None:
        """Begin to follow the other processes and to resume tables without an owner."""
        ...

    async def close(self) -> None:
        """Give up all leases and presence, so that other processes can take over."""
        ...

    def check(self) -> None:
        """Raise an error if this process is cut off from the others."""
        ...

    def announce(self, hint: Hint) -> None:
        """Notify the other processes of a change that has been written."""
        ...

    def owns(self, table_id: str, /) -> bool:
        """Return whether this process runs the engines and clocks of a table."""
        ...

    def epoch(self, table_id: str, /) -> int | None:
        """Return the epoch under which the owner writes; None if there are no leases."""
        ...

    async def claim(self, table_id: str, /) -> bool:
        """Become the owner of a table that has none. Return whether this process is its owner."""
        ...

    def want(self, table_id: str) -> None:
        """Claim a table in the background. Its engines and clocks are woken if that succeeds."""
        ...

    def release(self, table_id: str) -> None:
        """Let another process own the table."""
        ...

    def forget_lease(self, table_id: str) -> None:
        """Forget the lease of a table after a conflict. It has to be claimed again."""
        ...

    def came(self, table_id: str, seats: Iterable[Seat]) -> None:
        """Notify the others that seats are connected to this process."""
        ...

    def left(self, table_id: str, seats: Iterable[Seat]) -> None:
        """Notify the others that seats are no longer connected to this process."""
        ...

    async def presence(self, table_ids: list[str], /) -> dict[str, Elsewhere]:
        """Return which seats are connected to other processes."""
        ...

    async def limit(self, name: str, per_minute: float, /) -> float | None:
        """Count an event against a limit of all processes.

        Return how many are left, which is negative if it is too many; None if this process is
        alone and its own count is right.
        """
        ...

    async def metrics(self, own: str) -> str:
        """Return the metrics of all processes, given those of this one."""
        ...
