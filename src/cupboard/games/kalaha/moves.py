"""Kalaha's one kind of move, and its text."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.errors import MalformedMove
from cupboard.core.types import Move


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """KALAHA-4: sow the stones of a pit, 1–6 from the owner's left."""

    pit: int


def format_move(move: Sow) -> str:
    return str(move.pit)


def parse_move(text: str, pits: int) -> Sow:
    word = text.strip()
    if word.isascii() and word.isdecimal() and 1 <= int(word) <= pits:
        return Sow(int(word))
    raise MalformedMove("kalaha-move-unreadable", rule="KALAHA-4", text=text[:20], pits=pits)
