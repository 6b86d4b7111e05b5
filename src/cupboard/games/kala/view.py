"""View of Kala, which hides nothing (KALA-14)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class KalaView(View):
    """The board, with what a page needs to let a player choose a path."""

    seat: int | None
    field: tuple[int, ...]
    """a1, b1, c1, d1, a2 … d4, including the beans that playing cups cover"""
    cups: tuple[int, ...]
    at: tuple[str, ...]
    stores: tuple[int, ...]
    bank: int
    bank_open: bool
    phase: str
    """`lot`, `sow`, `bonus` or `over`"""
    actor: int | None
    hand: int
    """the beans to be sown now, 0 if there are none"""
    source: str | None
    """where they come from: `store`, `bank` or `cup`"""
    playable: tuple[str, ...]
    """the texts of the legal moves"""
    ends: tuple[str, ...]
    """the cup of the last bean of each of these moves"""
    winner: int | None
    over: bool
    position: str
    """The position string."""
