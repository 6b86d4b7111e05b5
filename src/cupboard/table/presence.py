"""Who listens at a table, and since when a seat is empty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from cupboard.core.types import Seat
from cupboard.table.frames import Eye
from cupboard.table.info import Presence, Viewer
from cupboard.table.settings import Clock
from cupboard.table.wire import Message


class Wire(Protocol):
    """The other end of a connection."""

    def send(self, message: Message) -> None:
        """Say something; it never waits."""

    def close(self, code: int) -> None:
        """Say goodbye after what was said."""


@dataclass(eq=False)
class Listener:
    """A connection that was welcomed."""

    wire: Wire
    guest: str | None
    by_watch_code: bool
    held: tuple[Seat, ...] = ()
    eye: Seat | None = None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.guest, self.held, self.by_watch_code and not self.held)

    def look(self, held: tuple[Seat, ...]) -> None:
        """Hold these seats: one is looked through, several wait for `look`."""
        self.held = held
        self.eye = held[0] if len(held) == 1 else None


class Audience:
    """Everybody who is connected to a table."""

    def __init__(self, seats: int, clock: Clock) -> None:
        self._clock = clock
        self._listeners: list[Listener] = []
        self._away_since = dict.fromkeys(range(seats), clock.now())

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def __len__(self) -> int:
        return len(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.left(listener.held)

    def left(self, seats: tuple[Seat, ...]) -> None:
        """Somebody is no longer on these seats; unless somebody else is, they are empty now."""
        now = self._clock.now()
        self._away_since |= {seat: now for seat in seats if not self.is_here(seat)}

    def is_here(self, seat: Seat) -> bool:
        return any(seat in listener.held for listener in self._listeners)

    def away(self, seat: Seat) -> float:
        """Seconds since a seat was last seen; 0 while it is here."""
        return 0.0 if self.is_here(seat) else self._clock.now() - self._away_since[seat]

    def presence(self, seat: Seat) -> Presence:
        if self.is_here(seat):
            return Presence(here=True, away_ms=None)
        return Presence(here=False, away_ms=round(1000 * self.away(seat)))

    def eye(self, listener: Listener, deciding: frozenset[Seat]) -> Eye:
        """Through whose eyes it looks, and for whom of its seats it decides itself."""
        return Eye(listener.eye, tuple(seat for seat in listener.held if seat in deciding))
