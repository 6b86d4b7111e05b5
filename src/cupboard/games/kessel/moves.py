"""Kupferkessel's moves and their texts: `c4`, `c4!`, `use`, `waive`, `keep`, `aside`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from cupboard.core.errors import MalformedMove
from cupboard.core.types import Move
from cupboard.games.kessel.layout import ASIDE, KEEP, PLACE_COUNT, SIDE, TAKE_USING, USE, WAIVE

FILES = "abcdef"
RANKS = "123456"
CLAIM = "!"
"""Suffix of a place: the card is taken and its symbol used."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """KESSEL-8: take the card on a place, `a2` … `f5`.

    KESSEL-11: `use` claims its symbol with the move, if players are not asked about it.
    """

    place: str
    use: bool = False


@dataclass(frozen=True, slots=True)
class Use(Move):
    """KESSEL-9, KESSEL-10: use the symbol of the card just taken."""


@dataclass(frozen=True, slots=True)
class Waive(Move):
    """KESSEL-11: do not use the symbol."""


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """KESSEL-13: keep the last card of a line in the cauldron."""


@dataclass(frozen=True, slots=True)
class Aside(Move):
    """KESSEL-13: discard the last card of a line."""


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
    """Return the move's code for the compiled rules."""
    if isinstance(move, Take):
        return place_number(move.place) + (TAKE_USING if move.use else 0)
    return CODES[move]


@cache
def move_of(code: int) -> KesselMove:
    """Return the move of a code."""
    if code in CHOICES:
        return CHOICES[code]
    if code >= TAKE_USING:
        return Take(PLACE_TEXTS[code - TAKE_USING], use=True)
    return Take(PLACE_TEXTS[code])


def format_move(move: KesselMove) -> str:
    if isinstance(move, Take):
        return move.place + CLAIM if move.use else move.place
    return TEXTS[move]


def parse_move(text: str) -> KesselMove:
    word = text.strip().lower()
    if word in WORDS:
        return WORDS[word]
    place = word.removesuffix(CLAIM).rstrip()
    if place in PLACE_TEXTS:
        return Take(place, use=word.endswith(CLAIM))
    raise MalformedMove("kessel-move-unreadable", rule="KESSEL-8", text=text[:20])
