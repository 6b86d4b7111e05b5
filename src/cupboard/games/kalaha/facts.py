"""Facts of Kalaha, small enough to animate: each stone that is sown is a fact."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Rolled(Fact):
    """KALAHA-3: a seat rolled the die."""

    seat: int
    eyes: int


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """KALAHA-3: the seat with the highest roll goes first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Picked(Fact):
    """KALAHA-4: a seat took all stones of a pit (1–6 from its left)."""

    seat: int
    pit: int
    stones: int


@dataclass(frozen=True, slots=True)
class Sown(Fact):
    """KALAHA-4: a stone landed in a pit."""

    owner: int
    pit: int


@dataclass(frozen=True, slots=True)
class Stored(Fact):
    """KALAHA-4: a stone landed in the seat's own store."""

    owner: int


@dataclass(frozen=True, slots=True)
class Captured(Fact):
    """KALAHA-6, KALAHA-7: the stones of a pit went to the capturing seat's store."""

    seat: int
    owner: int
    pit: int
    stones: int


@dataclass(frozen=True, slots=True)
class FreeTurn(Fact):
    """KALAHA-5: the seat has a free turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Skipped(Fact):
    """KALAHA-8: the seat has no stones to move."""

    seat: int


@dataclass(frozen=True, slots=True)
class Swept(Fact):
    """KALAHA-P: the game is over and the stones of a pit go to their owner's store."""

    owner: int
    pit: int
    stones: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """KALAHA-9, KALAHA-V2, KALAHA-V5, KALAHA-P: the game is over, with the reason."""

    reason: str


FACTS = (Rolled, Begins, Picked, Sown, Stored, Captured, FreeTurn, Skipped, Swept, Ended)
