"""What a seat sees of Kalaha: everything, for nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class KalahaView(View):
    """The board as it lies there, with what a page needs to draw it turned to a seat."""

    seat: int | None
    pits: tuple[tuple[int, ...], ...]
    stores: tuple[int, ...]
    actor: int | None
    rolling: tuple[int, ...]
    playable: tuple[int, ...]
    over: bool
    position: str
    """The position text: all there is to know."""
