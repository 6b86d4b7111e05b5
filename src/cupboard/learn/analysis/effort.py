"""Limits of an analysis: amount of work, progress reports and cancellation."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from cupboard.players.engine import Limit
from cupboard.search.budget import Budget, never_stop

T = TypeVar("T")

SLICE = 4096
"""Positions searched between two checks for cancellation: a few milliseconds."""


class Interrupted(Exception):
    """Raised when an analysis is cancelled."""


def _nobody(_done: float) -> None:
    return


@dataclass(frozen=True)
class AnalysisEffort:
    """Limits of an analysis.

    Work is counted in positions, never in seconds, so that reports are repeatable.
    """

    effort: float = 1.0
    """1 takes at most about a minute for a whole game on one core"""
    progress: Callable[[float], None] = _nobody
    """called with the progress, from 0 to 1"""
    stopped: Callable[[], bool] = never_stop

    def check(self) -> None:
        """Raise `Interrupted` if the analysis was cancelled."""
        if self.stopped():
            raise Interrupted

    def each(
        self,
        items: Sequence[T],
        backwards: bool = False,
        work: Callable[[T], float] = lambda _: 1.0,
    ) -> Iterator[T]:
        """Yield the items one by one and report the progress.

        `work` returns the amount of work for an item, in any unit.
        """
        ordered: Iterable[T] = reversed(items) if backwards else items
        done, whole = 0.0, sum(map(work, items)) or 1.0
        for item in ordered:
            self.check()
            self.progress(min(1.0, done / whole))
            yield item
            done += work(item)
        # Results found after a cancellation would rest on interrupted searches.
        self.check()

    def part(self, low: float, high: float) -> AnalysisEffort:
        """Return limits for a part of the work, given the overall progress at its start and end."""
        return replace(self, progress=lambda done: self.progress(low + done * (high - low)))

    def nodes(self, usual: int) -> int:
        """Return a number of positions, scaled by the effort."""
        return max(1, int(usual * self.effort))

    def budget(self, usual: int) -> Budget:
        """Return a search budget of this many positions, scaled by the effort."""
        return Budget(nodes=self.nodes(usual), stopped=self.stopped, slice_size=SLICE)

    def limit(self, usual: int) -> Limit:
        """Return the same for an engine."""
        return Limit(nodes=self.nodes(usual), stopped=self.stopped)


def stable_random(*about: int) -> Random:
    """Return a random generator that is the same whenever the same decision is analysed."""
    digest = hashlib.sha256(repr(about).encode()).digest()
    return Random(int.from_bytes(digest[:8], "big"))
