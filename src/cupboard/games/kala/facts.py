"""Facts of Kala, small enough to animate: each bean that is sown is a fact."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """KALA-4: the starting player was chosen at random."""

    seat: int


@dataclass(frozen=True, slots=True)
class Took(Fact):
    """KALA-5, KALA-12: a seat took the beans to sow from its `store`, the `bank` or its `cup`."""

    seat: int
    source: str
    beans: int


@dataclass(frozen=True, slots=True)
class Sown(Fact):
    """KALA-5: a bean landed in a field cup."""

    seat: int
    cell: str


@dataclass(frozen=True, slots=True)
class Dropped(Fact):
    """KALA-5, KALA-6: a bean landed in a playing cup, the seat's own or the other's."""

    seat: int
    owner: int
    cell: str


@dataclass(frozen=True, slots=True)
class Given(Fact):
    """KALA-13: the bean that had no room went to the other's store."""

    seat: int
    other: int
    beans: int


@dataclass(frozen=True, slots=True)
class Harvested(Fact):
    """KALA-10: a seat emptied a field cup: one bean to the bank, the others to its store."""

    seat: int
    cell: str
    beans: int
    gain: int


@dataclass(frozen=True, slots=True)
class Robbed(Fact):
    """KALA-11: a seat emptied the other's playing cup in the same way."""

    seat: int
    other: int
    cell: str
    beans: int
    gain: int


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """KALA-8, KALA-9: a playing cup moved from one field cup to another."""

    seat: int
    start: str
    cell: str


@dataclass(frozen=True, slots=True)
class BonusDue(Fact):
    """KALA-12: the seat must sow the beans of its playing cup."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class BankClosed(Fact):
    """KALA-3: the bank cannot give four beans and gives none from now on."""

    beans: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """KALA-15: a seat has too few beans to sow, so the other has won."""

    seat: int
    winner: int


FACTS = (
    Begins,
    Took,
    Sown,
    Dropped,
    Given,
    Harvested,
    Robbed,
    Moved,
    BonusDue,
    BankClosed,
    Ended,
)
