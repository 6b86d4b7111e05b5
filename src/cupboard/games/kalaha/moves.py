"""Kalaha's only kind of move, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import MalformedMove
from cupboard.core.reading import whole_number
from cupboard.core.types import Move


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """KALAHA-4: sow the stones of a pit, 1–6 from the owner's left."""

    pit: int


def format_move(move: Sow) -> str:
    return str(move.pit)


def parse_move(text: str, pits: int) -> Sow:
    pit = whole_number(text)
    if pit is not None and text.strip().isdecimal() and 1 <= pit <= pits:
        return Sow(pit)
    raise MalformedMove("kalaha-move-unreadable", rule="KALAHA-4", text=text[:20], pits=pits)
