"""Search limits: node count, deadline and cancellation."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

MIN_SLICE = 256
MAX_SLICE = 1 << 18
SECONDS_A_SLICE = 0.01
"""Seconds that compiled code runs between two checks of the limits."""


def never_stop() -> bool:
    """Return False: nothing cancels this work."""
    return False


@dataclass
class Budget:
    """Remaining budget. A search takes slices from it and reports the nodes it used."""

    nodes: int | None = None
    deadline: float = float("inf")
    """in monotonic time"""
    stopped: Callable[[], bool] = field(default=never_stop)
    report: Callable[[int], None] | None = None
    """called with the number of newly searched positions"""
    slice_size: int | None = None
    """fixed number of positions between two checks; None adapts it to the clock"""
    start: float = field(default_factory=time.monotonic)
    """in monotonic time"""
    used: int = 0
    _slice: int = MIN_SLICE
    _began: float = 0.0

    @property
    def left(self) -> int | None:
        """Return the positions that are left; None without a limit."""
        return None if self.nodes is None else self.nodes - self.used

    @property
    def expired(self) -> bool:
        """Return whether the work is cancelled or its time is over."""
        return self.stopped() or time.monotonic() >= self.deadline

    @property
    def half_gone(self) -> bool:
        """Return whether more than half of a limit is used, or there is none."""
        if self.nodes is None and self.deadline == float("inf"):
            return True
        late = 2 * time.monotonic() > self.start + self.deadline
        return late or (self.nodes is not None and 2 * self.used > self.nodes)

    def slice(self, least: int = 1, size: int | None = None) -> int:
        """Return how many positions to search before the next check; 0 means stop.

        A search that cannot use fewer than `least` stops if fewer are left. It may ask for slices
        of a certain size.
        """
        self._began = time.monotonic()
        if self.expired:
            return 0
        wanted = max(size or self.slice_size or self._slice, least)
        if self.left is None:
            return wanted
        return min(wanted, self.left) if self.left >= least else 0

    def spend(self, nodes: int) -> None:
        """Record the use of a slice, and adapt the length of the next one."""
        self.used += nodes
        if self.report is not None:
            self.report(nodes)
        took = max(time.monotonic() - self._began, 1e-6)
        fitting = int(nodes * SECONDS_A_SLICE / took)
        self._slice = max(MIN_SLICE, min(fitting, 4 * self._slice, MAX_SLICE))
