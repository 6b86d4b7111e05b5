"""View of Kalaha, which hides nothing."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class KalahaView(View):
    """The board, with what a page needs to draw it turned towards a seat."""

    seat: int | None
    pits: tuple[tuple[int, ...], ...]
    stores: tuple[int, ...]
    actor: int | None
    rolling: tuple[int, ...]
    playable: tuple[int, ...]
    over: bool
    position: str
    """The position string."""
