"""What a seat sees of Kala: everything, for nothing is hidden (KALA-14)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.types import View


@dataclass(frozen=True, slots=True)
class KalaView(View):
    """The board as it lies there, with what a page needs to let somebody choose a path."""

    seat: int | None
    field: tuple[int, ...]
    """a1, b1, c1, d1, a2 … d4, with the beans that playing cups cover"""
    cups: tuple[int, ...]
    at: tuple[str, ...]
    stores: tuple[int, ...]
    bank: int
    bank_open: bool
    phase: str
    """`lot`, `sow`, `bonus` or `over`"""
    actor: int | None
    hand: int
    """the beans to be sown now; 0 if nobody sows"""
    source: str | None
    """where they come from: `store`, `bank` or `cup`"""
    playable: tuple[str, ...]
    """the texts of the legal moves"""
    ends: tuple[str, ...]
    """for each of them the cup that its last bean goes to"""
    winner: int | None
    over: bool
    position: str
    """The position text: all there is to know."""
