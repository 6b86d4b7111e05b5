"""The value of a position or move to one seat, with its unit and its certainty."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from enum import Enum

from cupboard.core.types import Seat


class Certainty(Enum):
    """Basis of a value."""

    PROVEN = "proven"
    """Solved; no play can do better."""
    SEARCHED = "searched"
    """Searched to a depth and estimated beyond it."""
    ESTIMATED = "estimated"
    """Sampled or estimated."""


class Unit(Enum):
    """Unit of a value, always from the point of view of one seat."""

    MARGIN = "margin"
    """Points ahead of the best other seat at the end."""
    WIN = "win"
    """+1 a win, -1 a loss."""
    CHANCE = "chance"
    """The chance of winning; ties count by their share."""


@dataclass(frozen=True)
class Score:
    """A value from the point of view of a seat.

    Scores of the same unit are ordered, from the point of view of the first seat compared.
    """

    value: float
    unit: Unit
    certainty: Certainty
    depth: int | None = None
    _: KW_ONLY
    seat: Seat

    @property
    def proven(self) -> bool:
        """Return whether the value is exact."""
        return self.certainty is Certainty.PROVEN

    def for_seat(self, seat: Seat) -> Score:
        """Return the same score from a seat's point of view, in a game of two."""
        if seat == self.seat:
            return self
        turned = 1.0 - self.value if self.unit is Unit.CHANCE else -self.value
        return replace(self, value=turned, seat=seat)

    def __lt__(self, other: Score) -> bool:
        return self.value < other.for_seat(self.seat).value

    def __le__(self, other: Score) -> bool:
        return self.value <= other.for_seat(self.seat).value

    def __gt__(self, other: Score) -> bool:
        return self.value > other.for_seat(self.seat).value

    def __ge__(self, other: Score) -> bool:
        return self.value >= other.for_seat(self.seat).value
