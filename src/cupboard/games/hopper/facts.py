"""Facts of Hopper, small enough to animate. A cup is named by its cell, such as `c2`."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import Fact, Recording
from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Begins(Fact):
    """HOPPER-2: the starting player was chosen at random."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fired(Fact):
    """HOPPER-3: a seat shot one of its beans.

    HOPPER-10: `tick` is the number of milliseconds since the first shot of the same flight.
    """

    seat: int
    bean: int
    aim: int
    power: int
    timing: int
    tick: int = 0


@dataclass(frozen=True, slots=True)
class Flew(Recording):
    """HOPPER-12: the trajectories of beans until all have stopped (see `path`)."""

    path: str


@dataclass(frozen=True, slots=True)
class Landed(Fact):
    """HOPPER-4: a bean that was shot has stopped."""

    seat: int
    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Knocked(Fact):
    """HOPPER-12: a resting bean was hit by a seat's shot and stopped in another place."""

    seat: int
    bean: int
    origin: str
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Stirred(Fact):
    """HOPPER-12: a bean was touched and changed its pose, but not its place."""

    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Claimed(Fact):
    """HOPPER-5: a cup was full, and a seat claimed it. `last`: it was the last one in the tray."""

    seat: int
    cup: str
    black: bool
    last: bool


@dataclass(frozen=True, slots=True)
class PutBack(Fact):
    """HOPPER-5, HOPPER-6, HOPPER-13: a bean was put back loose on the table.

    It was in a claimed cup, was in the way of a pushed cup, or was not taken by a seat.
    """

    bean: int
    pose: Pose


@dataclass(frozen=True, slots=True)
class BlackCupJoins(Fact):
    """HOPPER-9: the black cup was put into the tray, with its centre at x, y."""

    cup: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Shifted(Fact):
    """HOPPER-6: a cup was pushed with its beans; its centre is now at x, y."""

    origin: str
    cup: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class FinaleBegins(Fact):
    """HOPPER-10: from now on all players shoot at the same time."""


@dataclass(frozen=True, slots=True)
class Refilled(Fact):
    """HOPPER-7: a seat that had no beans left took loose ones."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    """HOPPER-13: a seat that refilled took fewer beans; `PutBack` names the ones it left."""

    seat: int
    beans: int


@dataclass(frozen=True, slots=True)
class Skipped(Fact):
    """HOPPER-7: a seat has no bean, and there are no loose ones."""

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
    Returned,
    Skipped,
    Ended,
)
