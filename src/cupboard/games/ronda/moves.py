"""Ronda's four kinds of move, and their texts: `4`, `+4`, `=4`, `pass`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

from cupboard.core.errors import MalformedMove
from cupboard.core.types import Move


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """RONDA-4, RONDA-7: lift a cup, 1–10."""

    cup: int


@dataclass(frozen=True, slots=True)
class Add(Move):
    """RONDA-6: add a bean to one cup of an open pair, or clear it if both are full (RONDA-9)."""

    cup: int


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """RONDA-7: continue with this cup left open; the other is covered."""

    cup: int


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """RONDA-8: end the turn."""


RondaMove: TypeAlias = Lift | Add | Keep | Pass

PASS = "pass"
KINDS: dict[str, type[Lift] | type[Add] | type[Keep]] = {"": Lift, "+": Add, "=": Keep}
SIGNS = {kind: sign for sign, kind in KINDS.items()}
TEXT = re.compile(r"([+=]?)\s*(10|[1-9])")


def format_move(move: RondaMove) -> str:
    if isinstance(move, Pass):
        return PASS
    return f"{SIGNS[type(move)]}{move.cup}"


def parse_move(text: str) -> RondaMove:
    word = text.strip().lower()
    if word == PASS:
        return Pass()
    found = TEXT.fullmatch(word)
    if found is None:
        raise MalformedMove("ronda-move-unreadable", rule="RONDA-4", text=text[:20])
    return KINDS[found[1]](int(found[2]))
