"""What a seat sees of Hopper: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View
from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup in the tray: the cell it stands on, its middle in micrometres, its beans."""

    cell: str
    black: bool
    x: int
    y: int
    beans: int


@dataclass(frozen=True, slots=True)
class Bean:
    """A bean that lies somewhere: in a cup by its cell, in the `tray`, on the `table`, or `off`."""

    bean: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Flying:
    """A bean in the air, the shot that sent it there, and how many milliseconds after the first
    one of the same flight."""

    seat: int
    bean: int
    aim: int
    power: int
    timing: int
    tick: int = 0


@dataclass(frozen=True, slots=True)
class Taken:
    """A cup that a seat has taken."""

    seat: int
    black: bool


@dataclass(frozen=True, slots=True)
class HopperView(View):
    """The table as it lies there."""

    seat: int | None
    cups: tuple[Cup, ...]
    hands: tuple[tuple[int, ...], ...]
    """The beans of each seat, by their numbers."""
    beans: tuple[Bean, ...]
    """All beans that lie in cups or loose."""
    flying: tuple[Flying, ...]
    taken: tuple[Taken, ...]
    """In the order in which they were taken."""
    points: tuple[int, ...]
    actor: int | None
    """Whose turn it is, or whose bean flew last; `None` before the lot."""
    acting: tuple[int, ...]
    finale: bool
    over: bool
    referee: bool
    """HOPPER-13: the beans fly on a real table."""
