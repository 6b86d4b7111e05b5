"""Facts of Da Capo. No fact states how many beans a player still holds (DACAPO-10)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact


@dataclass(frozen=True, slots=True)
class Shown(Fact):
    """DACAPO-3: a fist was revealed, together with all others."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class Cancelled(Fact):
    """DACAPO-5: several seats showed this number, which would have won the round if single."""

    beans: int
    hands: int


@dataclass(frozen=True, slots=True)
class Advanced(Fact):
    """DACAPO-4: the seat won the round and its beans filled a cup (1 is nearest to the player)."""

    seat: int
    cup: int
    beans: int
    target: bool


@dataclass(frozen=True, slots=True)
class Stalled(Fact):
    """DACAPO-5: there was no single number, so no seat advances."""


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    """DACAPO-4: the beans a seat showed went back to the box."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class Out(Fact):
    """DACAPO-6: the seat has no beans left."""

    seat: int


@dataclass(frozen=True, slots=True)
class LastBean(Fact):
    """DACAPO-7: the only seat that still had beans put one of them into its next free cup."""

    seat: int
    cup: int
    target: bool


@dataclass(frozen=True, slots=True)
class Emptied(Fact):
    """DACAPO-7: that seat's other beans went back to the box, uncounted."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """DACAPO-8, DACAPO-9: the game is over: the `target` cup is filled or all `beans` are spent."""

    reason: str


FACTS = (Shown, Cancelled, Advanced, Stalled, Returned, Out, LastBean, Emptied, Ended)
