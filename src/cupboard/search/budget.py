"""How much a search may still do: positions, time, and a word that ends it at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

SMALLEST_SLICE = 256
LARGEST_SLICE = 1 << 18
SECONDS_A_SLICE = 0.01
"""How long compiled code runs before anybody is asked whether to stop."""


def _never() -> bool:
    return False


@dataclass
class Budget:
    """What is left. A search takes slices from it and says what it used."""

    nodes: int | None = None
    deadline: float = float("inf")
    """by the monotonic clock"""
    stopped: Callable[[], bool] = field(default=_never)
    report: Callable[[int], None] | None = None
    """hears how many more were looked at"""
    used: int = 0
    _slice: int = SMALLEST_SLICE
    _began: float = 0.0

    @property
    def left(self) -> int | None:
        return None if self.nodes is None else self.nodes - self.used

    def slice(self, least: int) -> int:
        """How many positions may be looked at before asking again; 0 to stop. A search that cannot
        use fewer than `least` stops when that is not left."""
        self._began = time.monotonic()
        if self.stopped() or self._began >= self.deadline:
            return 0
        if self.left is None:
            return max(self._slice, least)
        return min(max(self._slice, least), self.left) if self.left >= least else 0

    def spend(self, nodes: int) -> None:
        """Note what a slice used, and make the next one about as long as it should be."""
        self.used += nodes
        if self.report is not None:
            self.report(nodes)
        took = max(time.monotonic() - self._began, 1e-6)
        fitting = int(nodes * SECONDS_A_SLICE / took)
        self._slice = max(SMALLEST_SLICE, min(fitting, 4 * self._slice, LARGEST_SLICE))
