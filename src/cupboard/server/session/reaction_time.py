"""The engines' speed in real-time games: higher levels are faster, as with people."""

from __future__ import annotations

import asyncio
from typing import Final

from cupboard.core.types import Seat
from cupboard.players.levels import LEVEL_NAMES
from cupboard.server.clock import Clock

MAX_PAUSES: Final = 12
MIN_PAUSES: Final = 6
"""Shortest delay before an engine's shot, in units of its usual pause."""


class ReactionTimes:
    """The time from which each engine of a table may shoot."""

    def __init__(self, clock: Clock, pause_ms: int) -> None:
        self._clock = clock
        self._pause = pause_ms / 1000
        self._ready: dict[Seat, float] = {}

    def ready(self, seat: Seat, level: str) -> float:
        """Return the earliest time of the engine's next move. It is never immediate."""
        return self._ready.setdefault(seat, self._clock.now() + self._pause * pauses(level))

    def moved(self, seat: Seat) -> None:
        self._ready.pop(seat, None)

    def put_off(self, seat: Seat, ms: int) -> None:
        """Make a seat wait for this long."""
        self._ready[seat] = self._clock.now() + ms / 1000

    async def until(self, time: float) -> None:
        """Wait until a time on the table's clock."""
        left, come = time - self._clock.now(), asyncio.Event()
        if left <= 0:
            return
        timer = self._clock.call_later(left, come.set)
        try:
            await come.wait()
        finally:
            timer.cancel()


def pauses(level: str) -> float:
    """Return the delay between shots by level; engines without a level use the longest."""
    rank = LEVEL_NAMES.index(level) if level in LEVEL_NAMES else 0
    return MAX_PAUSES - (MAX_PAUSES - MIN_PAUSES) * rank / (len(LEVEL_NAMES) - 1)
