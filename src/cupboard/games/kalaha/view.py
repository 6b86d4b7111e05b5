"""View of Kalaha, which hides nothing."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class Sowing:
    """What a move would do, so that a page can show it before it is made."""

    pit: int
    owner: int
    """whose pit or store the last stone lands in"""
    end: int
    """that pit, counted from its owner's left, or 0 for the store"""
    captured: int
    """the stones that would go to the store by a capture, with the capturing stone"""
    again: bool
    """whether a free turn follows"""


@dataclass(frozen=True, slots=True)
class KalahaView(View):
    """The board, with what a page needs to draw it turned towards a seat."""

    seat: int | None
    pits: tuple[tuple[int, ...], ...]
    stores: tuple[int, ...]
    actor: int | None
    rolling: tuple[int, ...]
    playable: tuple[int, ...]
    sowings: tuple[Sowing, ...]
    """what each playable pit would do"""
    landings: bool
    """whether the seat to act is shown in advance where its last stones land"""
    over: bool
    position: str
    """The position string."""
