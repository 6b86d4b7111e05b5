"""Kupferkessel's moves and their texts: `c4`, `use`, `waive`, `keep`, `aside`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cupboard.core.errors import MalformedMove
from cupboard.core.types import Move
from cupboard.games.kessel.layout import ASIDE, KEEP, PLACE_COUNT, SIDE, USE, WAIVE

FILES = "abcdef"
RANKS = "123456"


@dataclass(frozen=True, slots=True)
class Take(Move):
    """KESSEL-8: take the card on a place, `a2` … `f5`."""

    place: str


@dataclass(frozen=True, slots=True)
class Use(Move):
    """KESSEL-9, KESSEL-10: let the symbol of the card just taken work."""


@dataclass(frozen=True, slots=True)
class Waive(Move):
    """KESSEL-11: let the symbol be."""


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """KESSEL-13: put the last card of a line into the own cauldron."""


@dataclass(frozen=True, slots=True)
class Aside(Move):
    """KESSEL-13: lay the last card of a line aside."""


KesselMove: TypeAlias = Take | Use | Waive | Keep | Aside

WORDS: dict[str, KesselMove] = {"use": Use(), "waive": Waive(), "keep": Keep(), "aside": Aside()}
CODES: dict[KesselMove, int] = {Use(): USE, Waive(): WAIVE, Keep(): KEEP, Aside(): ASIDE}
TEXTS = {move: word for word, move in WORDS.items()}
CHOICES = {code: move for move, code in CODES.items()}


def place_text(place: int) -> str:
    return FILES[place % SIDE] + RANKS[place // SIDE]


def place_number(text: str) -> int:
    return RANKS.index(text[1]) * SIDE + FILES.index(text[0])


PLACE_TEXTS = tuple(place_text(place) for place in range(PLACE_COUNT))


def code_of(move: KesselMove) -> int:
    """The move as the compiled rules know it."""
    return place_number(move.place) if isinstance(move, Take) else CODES[move]


def move_of(code: int) -> KesselMove:
    return CHOICES[code] if code in CHOICES else Take(PLACE_TEXTS[code])


def format_move(move: KesselMove) -> str:
    return move.place if isinstance(move, Take) else TEXTS[move]


def parse_move(text: str) -> KesselMove:
    word = text.strip().lower()
    if word in WORDS:
        return WORDS[word]
    if word in PLACE_TEXTS:
        return Take(word)
    raise MalformedMove("kessel-move-unreadable", rule="KESSEL-8", text=text[:20])
