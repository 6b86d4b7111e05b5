"""View of Da Capo: the cups, and the stocks that the options show."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class DaCapoView(View):
    """The board as a seat sees it. `None` stands for a hidden number."""

    seat: int | None
    row_length: int
    rows: tuple[tuple[int, ...], ...]
    """The beans in each player's filled cups; one more than `row_length` fills the target cup."""
    stocks: tuple[int | None, ...]
    box: int | None
    choosing: tuple[int, ...]
    """The seats that show a number this round."""
    playable: tuple[int, ...]
    """The numbers that this seat may show."""
    over: bool
    winners: tuple[int, ...]
