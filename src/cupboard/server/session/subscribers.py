"""The connections of a table, and how long its seats have been empty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from cupboard.core.types import Seat
from cupboard.server.descriptions import Presence, Viewer
from cupboard.server.schemas.http import Message
from cupboard.server.session.frames import Eye
from cupboard.server.settings import Clock


class Wire(Protocol):
    """The sending side of a connection."""

    def send(self, message: Message) -> None:
        """Queue a message. Never blocks."""

    def close(self, code: int) -> None:
        """Close the connection after sending the queued messages."""


@dataclass(eq=False)
class Listener:
    """A connection that has been accepted."""

    wire: Wire
    guest: str | None
    by_watch_code: bool
    held: tuple[Seat, ...] = ()
    eye: Seat | None = None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.guest, self.held, self.by_watch_code and not self.held)

    def look(self, held: tuple[Seat, ...]) -> None:
        """Hold these seats.

        The point of view is a single seat's; with several it is chosen by `look`.
        """
        self.held = held
        self.eye = held[0] if len(held) == 1 else None


class Audience:
    """All connections of a table."""

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
        """Note that a connection left these seats.

        Seats without another connection are now empty.
        """
        now = self._clock.now()
        self._away_since |= {seat: now for seat in seats if not self.is_here(seat)}

    def is_here(self, seat: Seat) -> bool:
        return any(seat in listener.held for listener in self._listeners)

    def away(self, seat: Seat) -> float:
        """Return the seconds since a seat was last connected; 0 while it is."""
        return 0.0 if self.is_here(seat) else self._clock.now() - self._away_since[seat]

    def presence(self, seat: Seat) -> Presence:
        if self.is_here(seat):
            return Presence(here=True, away_ms=None)
        return Presence(here=False, away_ms=round(1000 * self.away(seat)))

    def eye(self, listener: Listener, deciding: frozenset[Seat]) -> Eye:
        """Return a connection's point of view, and which of its seats it decides for."""
        return Eye(listener.eye, tuple(seat for seat in listener.held if seat in deciding))
