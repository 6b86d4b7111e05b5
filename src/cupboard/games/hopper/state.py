"""A moment of a Hopper game: where every bean is and how it lies, and which cups were taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cupboard.core.game import State
from cupboard.games.hopper.geometry import Pose
from cupboard.games.hopper.moves import Shot
from cupboard.games.hopper.places import AIR, CELLS, HAND, LOOSE, NOWHERE
from cupboard.games.hopper.spec import HopperOptions


class Claim(NamedTuple):
    """A cup that was taken, by whom."""

    seat: int
    black: bool


class Launch(NamedTuple):
    """A bean on its way, launched so many milliseconds after the first of its flight."""

    seat: int
    bean: int
    shot: Shot
    tick: int = 0


@dataclass(frozen=True, repr=False)
class HopperState(State):
    """Named properties, and no rules.

    `actor` is whose turn it is, or whose bean flew last; `NOWHERE` before the lot. `claims` are the
    cups that were taken, in order: their number in the tray follows. `black` is the black cup's
    cell, `NOWHERE` while it is not in the tray. `where` holds one place a bean (see `places`),
    `poses` how each of them lies. `air` are the beans whose flight is due.
    """

    options: HopperOptions
    seats: int
    actor: int
    claims: tuple[Claim, ...]
    black: int
    where: bytes
    poses: tuple[Pose, ...]
    air: tuple[Launch, ...]

    @property
    def black_joined(self) -> bool:
        """The black cup stands in the tray, or has been taken from it."""
        return self.black != NOWHERE or any(claim.black for claim in self.claims)

    @property
    def cups(self) -> int:
        """How many cups stand in the tray."""
        return CELLS + self.black_joined - len(self.claims)

    @property
    def neutral_left(self) -> int:
        return self.cups - (self.black != NOWHERE)

    @property
    def hands(self) -> tuple[int, ...]:
        return tuple(self.where.count(HAND + seat) for seat in range(self.seats))

    @property
    def ready(self) -> tuple[int, ...]:
        """The seats that have a bean to shoot."""
        return tuple(seat for seat in range(self.seats) if HAND + seat in self.where)

    @property
    def loose(self) -> int:
        return sum(map(self.where.count, LOOSE))

    @property
    def flying(self) -> int:
        return self.where.count(AIR)

    def beans_in(self, cell: int) -> int:
        return self.where.count(cell)

    def taken(self, seat: int) -> int:
        """How many cups a seat has taken."""
        return sum(claim.seat == seat for claim in self.claims)
