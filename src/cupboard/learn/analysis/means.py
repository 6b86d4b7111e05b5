"""How much work an analysis may do, who is told how far it is, and how it is stopped."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from cupboard.players.engine import Limit
from cupboard.search.budget import Budget
from cupboard.search.proof import Spending

T = TypeVar("T")

SLICE = 4096
"""Positions between two looks at whether to stop: some milliseconds."""


class Interrupted(Exception):
    """Somebody told the analysis to stop."""


class SteadyBudget(Budget):
    """Hands out slices of one size, whatever the clock says: so a search is the same each time."""

    def spend(self, nodes: int) -> None:
        self.used += nodes


def _nobody(_done: float) -> None:
    return


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Means:
    """Work is counted in positions, never in seconds, so that a report can be repeated."""

    effort: float = 1.0
    """1 takes at most about a minute for a whole game on one core"""
    progress: Callable[[float], None] = _nobody
    """hears how far it is, from 0 to 1"""
    stopped: Callable[[], bool] = _never

    def check(self) -> None:
        if self.stopped():
            raise Interrupted

    def each(self, items: Sequence[T], backwards: bool = False) -> Iterator[T]:
        """One after the other, telling how far it is."""
        ordered: Iterable[T] = reversed(items) if backwards else items
        for done, item in enumerate(ordered):
            self.check()
            self.progress(done / len(items))
            yield item
        # What was found after a stop rests on searches that were broken off.
        self.check()

    def part(self, low: float, high: float) -> Means:
        """For a part of the work, by how far the whole is when it begins and ends."""
        return replace(self, progress=lambda done: self.progress(low + done * (high - low)))

    def nodes(self, usual: int) -> int:
        return max(1, int(usual * self.effort))

    def budget(self, usual: int) -> Budget:
        return SteadyBudget(nodes=self.nodes(usual), stopped=self.stopped, _slice=SLICE)

    def spending(self, usual: int) -> Spending:
        return Spending(nodes=self.nodes(usual), stopped=self.stopped)

    def limit(self, usual: int) -> Limit:
        return Limit(nodes=self.nodes(usual), stopped=self.stopped)


def luck(*about: int) -> Random:
    """Luck that is the same whenever the same decision is studied."""
    told = hashlib.sha256(repr(about).encode()).digest()
    return Random(int.from_bytes(told[:8], "big"))
