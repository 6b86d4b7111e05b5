"""Decision time: each seat that has to act has a deadline."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable

from cupboard.core.types import Seat
from cupboard.server.clock import Clock, Timer

GRACE_SECONDS = 5
"""Delay of a clock's start, because pages show the last move before a player can respond."""


class MoveClocks:
    """The clocks of one table. Engines have none because they keep their own limits."""

    def __init__(self, seconds: int | None, clock: Clock, expired: Callable[[], None]) -> None:
        self._seconds = seconds
        self._clock = clock
        self._expired = expired
        self._until: dict[Seat, float] = {}
        self._timer: Timer | None = None

    def set(self, waiting: Iterable[Seat], moved: Container[Seat], ago: float = 0) -> None:
        """Start a clock for every seat that has to act, as if it were so many seconds ago.

        A seat that has not moved keeps its clock, so other players' moves give it no extra time.
        """
        self.stop()
        if self._seconds is None:
            return
        now, old = self._clock.now(), self._until
        self._until = {
            seat: old[seat]
            if seat in old and seat not in moved
            else now + self._seconds + GRACE_SECONDS - ago
            for seat in waiting
        }
        if self._until:
            self._timer = self._clock.call_later(
                max(0, min(self._until.values()) - now), self._expired
            )

    def left(self) -> dict[Seat, int]:
        """Return the milliseconds left for each seat that has to act, never more than agreed."""
        now, most = self._clock.now(), self._seconds or 0
        return {
            seat: round(1000 * min(most, max(0, end - now))) for seat, end in self._until.items()
        }

    def due(self) -> list[Seat]:
        """Return the seats whose time is up."""
        now = self._clock.now()
        return [seat for seat, end in self._until.items() if end <= now]

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
