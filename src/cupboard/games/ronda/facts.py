"""Facts of Ronda, small enough to animate.

RONDA-13: a fact contains beans only while every player can see them. The game has the trait
`MEMORY`, so an interface hides such facts again after showing them, until the game is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Aftermath, Fact


@dataclass(frozen=True, slots=True)
class Shuffled(Fact):
    """RONDA-1: the cups are in their circle, shuffled and covered."""


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """RONDA-3: the starting player was chosen at random."""

    seat: int


@dataclass(frozen=True, slots=True)
class Lifted(Fact):
    """RONDA-4: a seat lifted a cup (1–10), and every player sees the beans under it."""

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
    """RONDA-6: a seat added one of its beans to an open cup, which now holds `beans`."""

    seat: int
    cup: int
    beans: int


@dataclass(frozen=True, slots=True)
class Dissolved(Fact):
    """RONDA-9, RONDA-12: the beans of a cleared cup went to `black` or to the `box`."""

    seat: int
    cup: int
    beans: int
    place: str


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    """RONDA-7: the seat continues with this cup, which stays open."""

    seat: int
    cup: int


@dataclass(frozen=True, slots=True)
class Covered(Fact):
    """RONDA-5, RONDA-7, RONDA-8, RONDA-12: a cup was covered."""

    cup: int


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """RONDA-8: the seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fined(Fact):
    """RONDA-10: the seat took a penalty bean from the black cup."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won(Fact):
    """RONDA-11: the seat added its last bean."""

    seat: int


@dataclass(frozen=True, slots=True)
class Uncovered(Aftermath):
    """RONDA-13: the game is over, and a cup that was still covered shows its beans."""

    cup: int
    beans: int


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
    Uncovered,
)
