"""Search limits: node count, deadline and cancellation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

SMALLEST_SLICE = 256
LARGEST_SLICE = 1 << 18
SECONDS_A_SLICE = 0.01
"""Seconds that compiled code runs between two checks of the limits."""


def _never() -> bool:
    return False


@dataclass
class Budget:
    """Remaining budget. A search takes slices from it and reports the nodes it used."""

    nodes: int | None = None
    deadline: float = float("inf")
    """in monotonic time"""
    stopped: Callable[[], bool] = field(default=_never)
    report: Callable[[int], None] | None = None
    """called with the number of newly searched positions"""
    used: int = 0
    _slice: int = SMALLEST_SLICE
    _began: float = 0.0

    @property
    def left(self) -> int | None:
        return None if self.nodes is None else self.nodes - self.used

    def slice(self, least: int) -> int:
        """Return how many positions to search before the next check; 0 means stop.

        A search that cannot use fewer than `least` stops if fewer are left.
        """
        self._began = time.monotonic()
        if self.stopped() or self._began >= self.deadline:
            return 0
        if self.left is None:
            return max(self._slice, least)
        return min(max(self._slice, least), self.left) if self.left >= least else 0

    def spend(self, nodes: int) -> None:
        """Record the use of a slice, and adapt the length of the next one."""
        self.used += nodes
        if self.report is not None:
            self.report(nodes)
        took = max(time.monotonic() - self._began, 1e-6)
        fitting = int(nodes * SECONDS_A_SLICE / took)
        self._slice = max(SMALLEST_SLICE, min(fitting, 4 * self._slice, LARGEST_SLICE))
