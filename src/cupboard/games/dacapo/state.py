"""A moment between two rounds of Da Capo."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.game import State
from cupboard.games.dacapo.layout import row_length, target_cup
from cupboard.games.dacapo.spec import DaCapoOptions


@dataclass(frozen=True, repr=False)
class DaCapoState(State):
    """Where all the beans are. What is being chosen lies with the match until all have chosen."""

    options: DaCapoOptions
    seats: int
    stocks: tuple[int, ...]
    """The beans in each player's hand."""
    rows: tuple[tuple[int, ...], ...]
    """The beans in each player's filled cups, from the nearest to him; the target cup ends a row
    that reached it."""
    box: int
    """The beans that went back."""

    @property
    def row_length(self) -> int:
        """The cups of each row, without the target cup."""
        return row_length(self.seats)

    @property
    def target(self) -> int:
        """The number of the target cup."""
        return target_cup(self.seats)
