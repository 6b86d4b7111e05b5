"""State of a Hopper game: the place and pose of every bean, and the claimed cups."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from cupboard.core.game import State
from cupboard.games.hopper.geometry import Pose
from cupboard.games.hopper.moves import Shot
from cupboard.games.hopper.places import (
    AIR,
    HAND,
    LOOSE,
    NOWHERE,
    WHOLE_TRAY,
    Arrangement,
    Frame,
    frame_around,
)
from cupboard.games.hopper.spec import HopperOptions

FINALE_SQUARE: Final[Frame] = (2, 2)


class Claim(NamedTuple):
    """A claimed cup and its owner."""

    seat: int
    black: bool


class Launch(NamedTuple):
    """A bean in the air, launched `tick` milliseconds after the first of its flight."""

    seat: int
    bean: int
    shot: Shot
    tick: int = 0


@dataclass(frozen=True, repr=False)
class HopperState(State):
    """Named properties, without rules.

    `actor` is the seat to act, or the seat whose bean flew last; `NOWHERE` before the starting
    player is chosen. `claims` are the claimed cups, in order. `standing` are the cells with a cup.
    `black` is the black cup's cell, `NOWHERE` while it is not in the tray. `where` holds one place
    per bean (see `places`), `poses` the pose of each. `air` are the beans whose flight is to be
    resolved. `refilled` are the seats in referee mode that took loose beans and have not shot
    since.
    """

    options: HopperOptions
    seats: int
    actor: int
    claims: tuple[Claim, ...]
    standing: tuple[int, ...]
    black: int
    where: bytes
    poses: tuple[Pose, ...]
    air: tuple[Launch, ...]
    refilled: tuple[int, ...] = ()

    @property
    def black_joined(self) -> bool:
        """Whether the black cup is in the tray or has been claimed."""
        return self.black != NOWHERE or any(claim.black for claim in self.claims)

    @property
    def cups(self) -> int:
        """The number of cups in the tray."""
        return len(self.standing)

    @property
    def frame(self) -> Frame:
        """HOPPER-6: the frame of the cups.

        If gaps stay, the frame does not shrink, except for the square of the finale (HOPPER-9).
        """
        least = FINALE_SQUARE if self.black_joined else WHOLE_TRAY
        return frame_around(self.standing, (0, 0) if self.options.close_gaps else least)

    @property
    def arrangement(self) -> Arrangement:
        return Arrangement(self.standing, self.frame)

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
        """Return the number of cups that a seat has claimed."""
        return sum(claim.seat == seat for claim in self.claims)
