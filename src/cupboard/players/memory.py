"""A model of memory: limited span, fading and confusion of neighbouring places.

A person who watches a game remembers a limited number of things. New ones push out the oldest, each
fades after a while, and some are remembered at a neighbouring place. Seeing a thing again refreshes
the memory.

An engine keeps no state between two questions, but must not forget a thing in one and know it again
in the next. The random numbers of a sighting are therefore a fingerprint of the seat and all its
sightings so far. They are the same for every question, differ between games and depend on no
secret.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import inf, log2
from typing import Generic, TypeVar

from cupboard.core.types import Seat

WORD = 1 << 32
THREE_WORDS = struct.Struct(">3I")

Place = TypeVar("Place", bound=Hashable)


@dataclass(frozen=True)
class Memory:
    """Parameters of a memory."""

    span: int | None = None
    """number of things remembered at the same time; None for no limit"""
    half_life: float | None = None
    """number of further sightings after which half is forgotten; None for never"""
    confusion: float = 0.0
    """probability of remembering a thing at a neighbouring place"""

    @property
    def perfect(self) -> bool:
        """Return whether nothing is ever forgotten or confused."""
        return self.span is None and self.half_life is None and self.confusion == 0

    @property
    def trust(self) -> float:
        """Return how far the player trusts the memory; people know how well they remember."""
        return 1 - self.confusion


PERFECT = Memory()


@dataclass(frozen=True)
class Sighting(Generic[Place]):
    """An observation of what is at a place.

    The luck (numbers in [0, 1)) decides whether it is confused, with which neighbour, and how long
    it lasts.
    """

    place: Place
    what: int
    luck: tuple[float, float, float]


@dataclass(frozen=True)
class Trace:
    """What a player believes to have seen at a place, and how many sightings ago."""

    what: int
    age: int


def remember(
    memory: Memory,
    sightings: Iterable[Sighting[Place]],
    neighbours: Callable[[Place], Sequence[Place]],
) -> dict[Place, Trace]:
    """Return what is remembered of each place, the freshest first. Missing places are forgotten."""
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
    """Return the lifetime: half of all sightings last a half-life, a quarter two, and so on."""
    if memory.half_life is None:
        return inf
    return memory.half_life * -log2(1 - luck)


class RecallNoise:
    """Random numbers for successive sightings."""

    def __init__(self, seat: Seat) -> None:
        self._history = hashlib.sha256(b"seat %d" % seat)

    def draw(self, place: int, what: int) -> tuple[float, float, float]:
        """Return three numbers in [0, 1) for the next sighting."""
        self._history.update(b" %d:%d" % (place, what))
        one, two, three = THREE_WORDS.unpack_from(self._history.digest())
        return one / WORD, two / WORD, three / WORD
