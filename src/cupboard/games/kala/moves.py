"""Kala's only kind of move, its text and its code."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cupboard.core import i18n
from cupboard.core.errors import MalformedMove
from cupboard.core.types import Move
from cupboard.games.kala.layout import (
    CELL_NAMES,
    DIRECTIONS,
    FIRST,
    HARVEST,
    ONTO,
    RUN,
    SECOND,
)

MAX_KEPT = 4096
"""More than the moves that people make."""

TEXT = re.compile(r"([NESW]+)(X?)(?:@([A-Z][0-9]))?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """KALA-5: sow along these steps from the seat's own cup.

    `harvest` empties the last cup (KALA-10). `onto` is a cup next to the other's, for a path that
    ends in the other's cup (KALA-9).
    """

    steps: str
    harvest: bool = False
    onto: str | None = None


def format_move(move: Sow) -> str:
    return move.steps + ("x" if move.harvest else "") + (f"@{move.onto}" if move.onto else "")


def parse_move(text: str) -> Sow:
    """Parse a move, ignoring case and white space."""
    found = TEXT.fullmatch("".join(text.split()))
    if found is None:
        raise MalformedMove("kala-move-unreadable", rule="KALA-5", text=text[:20])
    steps, harvest, onto = found.groups()
    return Sow(steps.upper(), bool(harvest), onto.lower() if onto else None)


def written(text: str, language: str) -> str:
    """Return a move with the compass letters of a language: `EESx` is `OOSx` in German."""
    return _with_letters(text, dict(zip(DIRECTIONS, _compass(language), strict=True)))


def stored(text: str, language: str) -> str:
    """Return a move with English compass letters, the inverse of `written`.

    English letters are accepted in every language, because none of them stands for another
    direction.
    """
    letters = zip((*DIRECTIONS, *_compass(language)), (*DIRECTIONS, *DIRECTIONS), strict=True)
    return _with_letters(text.upper(), dict(letters))


def _compass(language: str) -> str:
    """Return the letters for north, east, south and west."""
    return i18n.text(language, "kala-compass")


def _with_letters(text: str, letters: Mapping[str, str]) -> str:
    """Replace the letters of the steps, but not the harvest or the landing."""
    steps = text.partition("@")[0]
    return "".join(letters.get(letter, letter) for letter in steps) + text[len(steps) :]


@lru_cache(MAX_KEPT)
def code_of(move: Sow) -> int:
    """Return the code of a legal move for the compiled rules."""
    first, second = DIRECTIONS.index(move.steps[0]), DIRECTIONS.index(move.steps[-1])
    run = len(move.steps) - len(move.steps.lstrip(move.steps[0]))
    onto = CELL_NAMES.index(move.onto) + 1 if move.onto else 0
    return first * FIRST + second * SECOND + run * RUN + move.harvest * HARVEST + onto * ONTO


@lru_cache(MAX_KEPT)
def move_of(code: int, steps: int) -> Sow:
    """Return the move of a code whose path has `steps` steps."""
    run, onto = code // RUN % 4, code % HARVEST
    first, second = DIRECTIONS[code // FIRST], DIRECTIONS[code // SECOND % 4]
    landing = CELL_NAMES[onto - 1] if onto else None
    return Sow(first * run + second * (steps - run), code // HARVEST % 2 == 1, landing)
