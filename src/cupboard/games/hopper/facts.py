"""What can happen in Hopper, small enough to animate. Cups are called by their cell, `c2`."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact, Film
from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """HOPPER-2: the lot decided who begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fired(Fact):
    """HOPPER-3: a seat shot one of its beans; HOPPER-10: so many milliseconds after the first one
    of the same flight."""

    seat: int
    bean: int
    aim: int
    power: int
    timing: int
    tick: int = 0


@dataclass(frozen=True, slots=True)
class Flew(Film):
    """HOPPER-12: how beans flew and rolled until all was at rest (see `path`)."""

    path: str


@dataclass(frozen=True, slots=True)
class Landed(Fact):
    """HOPPER-4: a bean that was shot came to rest."""

    seat: int
    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Knocked(Fact):
    """HOPPER-12: a bean that lay about was hit by a seat's shot and came to rest elsewhere."""

    seat: int
    bean: int
    origin: str
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Stirred(Fact):
    """HOPPER-12: a bean was touched and lies a little otherwise, in the same place as before."""

    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Claimed(Fact):
    """HOPPER-5: a cup was full, and a seat took it. `last`: it was the last one of the tray."""

    seat: int
    cup: str
    black: bool
    last: bool


@dataclass(frozen=True, slots=True)
class PutBack(Fact):
    """HOPPER-5, HOPPER-6: a bean of a cup that was taken, or one that lay where a cup was pushed,
    lies loose on the table now."""

    bean: int
    pose: Pose


@dataclass(frozen=True, slots=True)
class BlackCupJoins(Fact):
    """HOPPER-9: the black cup was put into the tray; its middle is at x, y."""

    cup: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shifted(Fact):
    """HOPPER-6: a cup was pushed with its beans; its middle is at x, y now."""

    origin: str
    cup: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class FinaleBegins(Fact):
    """HOPPER-10: from now on everybody shoots at the same time."""


@dataclass(frozen=True, slots=True)
class Refilled(Fact):
    """HOPPER-7: a seat that had no bean left took loose ones."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class Skipped(Fact):
    """HOPPER-7: a seat has no bean, and none lies loose."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """HOPPER-8, HOPPER-9: the game is over: `four_cups` or `last_cup`."""

    reason: str


FACTS = (
    Begins,
    Fired,
    Flew,
    Landed,
    Knocked,
    Stirred,
    Claimed,
    PutBack,
    BlackCupJoins,
    Shifted,
    FinaleBegins,
    Refilled,
    Skipped,
    Ended,
)
