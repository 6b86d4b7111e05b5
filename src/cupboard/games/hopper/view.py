"""View of Hopper, which hides nothing."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View
from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup in the tray: its cell, its centre in micrometres, its beans."""

    cell: str
    black: bool
    x: int
    y: int
    beans: int


@dataclass(frozen=True, slots=True)
class Bean:
    """A resting bean: in a cup by its cell, in the `tray`, on the `table`, or `off`."""

    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Flying:
    """A bean in the air, its shot, and its tick.

    The tick is the number of milliseconds since the first shot of the same flight.
    """

    seat: int
    bean: int
    aim: int
    power: int
    timing: int
    tick: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    """A cup that a seat has claimed."""

    seat: int
    black: bool


@dataclass(frozen=True, slots=True)
class HopperView(View):
    """The table as every seat sees it."""

    seat: int | None
    cups: tuple[Cup, ...]
    hands: tuple[tuple[int, ...], ...]
    """The bean numbers in each seat's hand."""
    beans: tuple[Bean, ...]
    """All beans in cups and loose beans."""
    flying: tuple[Flying, ...]
    taken: tuple[Taken, ...]
    """In the order in which they were claimed."""
    points: tuple[int, ...]
    actor: int | None
    """The seat to act, or the seat whose bean flew last; `None` before the first turn."""
    acting: tuple[int, ...]
    finale: bool
    over: bool
    referee: bool
    """HOPPER-13: whether this is referee mode, with real beans."""
    goal: int | None = None
    """HOPPER-8: how many cups win; `None` in the long game."""
    refilled: tuple[int, ...] = ()
    """HOPPER-13: seats that took loose beans, have not shot since, and can correct the number."""
