"""What is left of what was seen: a span, fading with time, and neighbours that are confused.

A person who watches a table keeps only so many things in mind, the newest push out the oldest, each
fades after a while, and now and then a thing is filed under the place next to its own. Seeing a
thing again makes the memory fresh.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, log2
from typing import Generic, TypeVar

Place = TypeVar("Place", bound=Hashable)


@dataclass(frozen=True)
class Memory:
    """How well somebody remembers."""

    span: int | None = None
    """how many things are kept in mind at once; None for any number"""
    half_life: float | None = None
    """after so many further sights half of what was seen is forgotten; None for never"""
    confusion: float = 0.0
    """how often a thing is filed under a neighbouring place"""

    @property
    def perfect(self) -> bool:
        return self.span is None and self.half_life is None and self.confusion == 0

    @property
    def trust(self) -> float:
        """How far its owner can rely on what he remembers: people know how well they remember."""
        return 1 - self.confusion


PERFECT = Memory()


@dataclass(frozen=True)
class Sighting(Generic[Place]):
    """Something was seen: what lies at a place. The luck (numbers in [0, 1)) decides whether it is
    confused, with which neighbour, and how long it lasts."""

    place: Place
    what: int
    luck: tuple[float, float, float]


@dataclass(frozen=True)
class Trace:
    """What somebody believes to have seen at a place, and how many sights ago."""

    what: int
    age: int


def remember(
    memory: Memory,
    sightings: Iterable[Sighting[Place]],
    neighbours: Callable[[Place], Sequence[Place]],
) -> dict[Place, Trace]:
    """What is remembered of each place, the freshest first. What is not in it is forgotten."""
    filed: dict[Place, tuple[int, int, float]] = {}
    moment = 0
    for moment, seen in enumerate(sightings, 1):
        place = _filed_under(memory, seen, neighbours)
        filed.pop(place, None)  # a place that is seen again counts as new
        filed[place] = (moment, seen.what, _lifetime(memory, seen.luck[2]))
    fresh = {
        place: Trace(what, moment - when)
        for place, (when, what, lifetime) in reversed(filed.items())
        if moment - when <= lifetime
    }
    kept = len(fresh) if memory.span is None else memory.span
    return dict(list(fresh.items())[:kept])


def _filed_under(
    memory: Memory, seen: Sighting[Place], neighbours: Callable[[Place], Sequence[Place]]
) -> Place:
    around = neighbours(seen.place)
    if seen.luck[0] >= memory.confusion or not around:
        return seen.place
    return around[int(seen.luck[1] * len(around))]


def _lifetime(memory: Memory, luck: float) -> float:
    """Half of all sightings last a half-life, a quarter two, and so on."""
    if memory.half_life is None:
        return inf
    return memory.half_life * -log2(1 - luck)
