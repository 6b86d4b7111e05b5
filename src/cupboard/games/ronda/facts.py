"""What can happen in Ronda, small enough to animate.

RONDA-13: a fact tells beans only while they lie open to everybody. It is for that moment: the game
has the trait `MEMORY`, so an interface takes what it showed and told away again.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Shuffled(Fact):
    """RONDA-1: the cups stand in their circle, and nobody knows which is which."""


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """RONDA-3: the lot fell on a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lifted(Fact):
    """RONDA-4: a seat lifted a cup (1–10), and everybody sees the beans under it."""

    seat: int
    cup: int
    beans: int


@dataclass(frozen=True, slots=True)
class Matched(Fact):
    """RONDA-6: the two open cups are equal."""

    seat: int


@dataclass(frozen=True, slots=True)
class Missed(Fact):
    """RONDA-5: the two open cups differ."""

    seat: int


@dataclass(frozen=True, slots=True)
class Added(Fact):
    """RONDA-6: a seat laid one of its beans into an open cup, which now holds `beans`."""

    seat: int
    cup: int
    beans: int


@dataclass(frozen=True, slots=True)
class Dissolved(Fact):
    """RONDA-9, RONDA-12: the beans of a cup left the circle, for `black` or for the `box`."""

    seat: int
    cup: int
    beans: int
    place: str


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    """RONDA-7: the seat goes on with this cup, which stays open."""

    seat: int
    cup: int


@dataclass(frozen=True, slots=True)
class Covered(Fact):
    """RONDA-5, RONDA-7, RONDA-8, RONDA-12: a cup was put back over its beans."""

    cup: int


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """RONDA-8: the seat ended its turn of its own will."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fined(Fact):
    """RONDA-10: the seat took a bean from the black cup."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won(Fact):
    """RONDA-11: the seat laid its last bean."""

    seat: int


FACTS = (
    Shuffled,
    Begins,
    Lifted,
    Matched,
    Missed,
    Added,
    Dissolved,
    Kept,
    Covered,
    Passed,
    Fined,
    Won,
)
