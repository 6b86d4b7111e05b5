"""What a seat sees of Da Capo: the cups, and as many of the stocks as the table agreed on."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class DaCapoView(View):
    """The table as it lies there. `None` stands for a number that this seat is not shown."""

    seat: int | None
    row_length: int
    rows: tuple[tuple[int, ...], ...]
    """The beans in each player's filled cups; one more than `row_length` fills the target cup."""
    stocks: tuple[int | None, ...]
    box: int | None
    choosing: tuple[int, ...]
    """The seats that lay a fist on the table this round."""
    playable: tuple[int, ...]
    """The numbers that this seat may show."""
    over: bool
    winners: tuple[int, ...]
