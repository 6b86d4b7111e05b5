"""How fast engines are where everybody moves when ready: like people, the better the faster."""

from __future__ import annotations

import asyncio
from typing import Final

from cupboard.core.types import Seat
from cupboard.players.levels import NAMES
from cupboard.table.settings import Clock

SLOWEST: Final = 12
QUICKEST: Final = 6
"""An engine's hand needs so many of the pauses that it makes elsewhere before it moves."""


class Pace:
    """When the hand of each engine of a table is ready."""

    def __init__(self, clock: Clock, pause_ms: int) -> None:
        self._clock = clock
        self._pause = pause_ms / 1000
        self._ready: dict[Seat, float] = {}

    def ready(self, seat: Seat, level: str) -> float:
        """The time from which on it may move. Nobody moves at once."""
        return self._ready.setdefault(seat, self._clock.now() + self._pause * pauses(level))

    def moved(self, seat: Seat) -> None:
        self._ready.pop(seat, None)

    def put_off(self, seat: Seat, ms: int) -> None:
        """It has to wait for so long."""
        self._ready[seat] = self._clock.now() + ms / 1000

    async def until(self, time: float) -> None:
        """Let time pass, as the table's clock tells it."""
        left, come = time - self._clock.now(), asyncio.Event()
        if left <= 0:
            return
        timer = self._clock.call_later(left, come.set)
        try:
            await come.wait()
        finally:
            timer.cancel()


def pauses(level: str) -> float:
    """A child's hand is slow, a master's quick; who plays any game is as slow as a child."""
    rank = NAMES.index(level) if level in NAMES else 0
    return SLOWEST - (SLOWEST - QUICKEST) * rank / (len(NAMES) - 1)
