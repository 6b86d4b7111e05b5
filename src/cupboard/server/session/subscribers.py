"""The connections of a table, and how long its seats have been empty."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from pydantic_core import to_json

from cupboard.core.types import Seat
from cupboard.server.clock import Clock
from cupboard.server.descriptions import Access, Presence
from cupboard.server.schemas.http import ServerModel
from cupboard.server.session.frames import Perspective
from cupboard.server.websockets import text_frame


class Encoded:
    """A message whose JSON text is made once, however many connections receive it."""

    def __init__(self, message: ServerModel) -> None:
        self._message = message

    @cached_property
    def text(self) -> str:
        return self._message.model_dump_json()

    @cached_property
    def frame(self) -> bytes:
        """The text as it is sent over a WebSocket."""
        return text_frame(self.text)


class EncodedSteps(Encoded):
    """New frames that are JSON text already: the text of a `Steps`."""

    def __init__(self, frames: Iterable[str]) -> None:
        self.text = f'{{"type":"steps","frames":[{",".join(frames)}]}}'


class EncodedDone(Encoded):
    """The text of a `Done`."""

    def __init__(self, request_id: str, number: int) -> None:
        self.text = f'{{"type":"done","id":{to_json(request_id).decode()},"number":{number}}}'


class Connection(Protocol):
    """The sending side of a connection."""

    def send(self, message: Encoded) -> None:
        """Queue a message. Never blocks."""

    def close(self, code: int) -> None:
        """Close the connection after sending the queued messages."""


@dataclass(eq=False)
class Subscriber:
    """A connection that has been accepted."""

    connection: Connection
    guest: str | None
    by_watch_code: bool
    held: tuple[Seat, ...] = ()
    viewing_as: Seat | None = None

    @property
    def access(self) -> Access:
        return Access(self.guest, self.held, self.by_watch_code and not self.held)

    def send(self, message: ServerModel) -> None:
        """Send a message to this client only."""
        self.connection.send(Encoded(message))

    def close(self, code: int) -> None:
        self.connection.close(code)

    def perspective(self, deciding: frozenset[Seat]) -> Perspective:
        """Return the point of view, and which of the held seats it decides for."""
        return Perspective(self.viewing_as, tuple(seat for seat in self.held if seat in deciding))

    def hold_seats(self, held: tuple[Seat, ...]) -> None:
        """Hold these seats.

        The point of view is a single seat's; with several the client chooses it by `look`.
        """
        self.held = held
        self.viewing_as = held[0] if len(held) == 1 else None


class Subscribers:
    """All connections of a table."""

    def __init__(self, seats: int, clock: Clock) -> None:
        self._clock = clock
        self._subscribers: list[Subscriber] = []
        self._away_since = dict.fromkeys(range(seats), clock.now())
        self._expected: frozenset[Seat] = frozenset()
        self._elsewhere: frozenset[Seat] = frozenset()
        """seats that are connected to other processes"""

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def __len__(self) -> int:
        return len(self._subscribers)

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            self.left(subscriber.held)

    def left(self, seats: tuple[Seat, ...]) -> None:
        """Note that a connection left these seats.

        Seats without another connection are now empty.
        """
        now = self._clock.now()
        self._away_since |= {seat: now for seat in seats if not self.is_here(seat)}

    def is_here(self, seat: Seat) -> bool:
        return seat in self._elsewhere or self._is_connected(seat)

    def _is_connected(self, seat: Seat) -> bool:
        return any(seat in subscriber.held for subscriber in self._subscribers)

    def unconnected(self, seats: Iterable[Seat]) -> list[Seat]:
        """Return those of the seats that have no connection to this process."""
        return [seat for seat in seats if not self._is_connected(seat)]

    def follow(self, elsewhere: frozenset[Seat], away: Mapping[Seat, float]) -> bool:
        """Note which seats are at other processes, and for how long others have been away.

        Return whether that is news.
        """
        before = [self.is_here(seat) for seat in self._away_since]
        self._elsewhere = elsewhere
        now = self._clock.now()
        self._away_since |= {seat: now - seconds for seat, seconds in away.items()}
        return before != [self.is_here(seat) for seat in self._away_since]

    def away(self, seat: Seat) -> float:
        """Return the seconds since a seat was last connected; 0 while it is."""
        return 0.0 if self.is_here(seat) else self._clock.now() - self._away_since[seat]

    def presence(self, seat: Seat) -> Presence:
        if self.is_here(seat) or seat in self._expected:
            return Presence(here=True, away_ms=None)
        return Presence(here=False, away_ms=round(1000 * self.away(seat)))

    def expect(self, seats: Iterable[Seat]) -> None:
        """Count seats as present although they are not connected yet."""
        self._expected = frozenset(seats)

    def stop_expecting(self) -> bool:
        """Return whether one of them has not come."""
        missing = any(not self.is_here(seat) for seat in self._expected)
        self._expected = frozenset()
        return missing
