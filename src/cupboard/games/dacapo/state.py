"""State of Da Capo between two rounds."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.game import State
from cupboard.games.dacapo.layout import row_length, target_cup
from cupboard.games.dacapo.spec import DaCapoOptions


@dataclass(frozen=True, repr=False)
class DaCapoState(State):
    """Places of all beans. The match keeps the choices of a round until all have chosen."""

    options: DaCapoOptions
    seats: int
    stocks: tuple[int, ...]
    """The number of beans in each player's hand."""
    rows: tuple[tuple[int, ...], ...]
    """The beans in each player's filled cups, from the nearest to the player.

    The target cup is the last one of a row that reached it.
    """
    box: int
    """The number of beans in the box."""

    @property
    def row_length(self) -> int:
        """The number of cups in each row, without the target cup."""
        return row_length(self.seats)

    @property
    def target(self) -> int:
        """The number of the target cup."""
        return target_cup(self.seats)
