"""Guided first games: a short game for each rule set, and the notes that explain it.

A guide is a file `guide.toml` in the package of the game or of its expert. Its notes use the texts
`guide-<game>-<name>`. This module alone decides when to show a note, based on what the person sees,
so a page only has to remember which notes have been read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from cupboard.core.errors import BadOptions
from cupboard.core.registry import data_file
from cupboard.core.types import Seat
from cupboard.learn.fact_pattern import happened, holds

Json: TypeAlias = Mapping[str, Any]
FILE = "guide.toml"
When: TypeAlias = Literal["start", "turn", "fact", "nearly", "over"]

MAX_NOTES = 3
"""More notes would be hard to remember. The others appear the next time their condition holds."""


@dataclass(frozen=True)
class LearnerView:
    """What the person in a guided game sees now."""

    seat: Seat
    facts: Sequence[Json]
    view: Json
    due: bool
    """whether the person has to decide"""
    moves: Sequence[str] | None
    """legal moves as text; None if there are too many to list"""
    over: bool


@dataclass(frozen=True)
class Note:
    """An explanation shown once, when its condition first holds, with the rule it explains."""

    name: str
    rule: str
    on: When
    moves: str = ""
    """`turn`: only if one of the moves matches this pattern"""
    fact: str = ""
    """`fact`: a pattern (see `fact_pattern`)"""
    having: str = ""
    """`turn` and `nearly`: only if the view meets these conditions, as in a pattern"""

    def is_due(self, moment: LearnerView) -> bool:
        """Return whether the note's condition holds now."""
        match self.on:
            case "start":
                return True
            case "turn":
                return moment.due and self._offered(moment.moves) and self._sees(moment)
            case "fact":
                return happened(self.fact, moment.facts, moment.seat)
            case "nearly":
                return not moment.over and self._sees(moment)
            case "over":
                return moment.over

    def _offered(self, moves: Sequence[str] | None) -> bool:
        if not self.moves:
            return True
        return any(re.fullmatch(self.moves, move) for move in moves or ())

    def _sees(self, moment: LearnerView) -> bool:
        return holds(self.having, moment.view, moment.seat)


@dataclass(frozen=True)
class Guide:
    """A guided first game. The person has seat 0; engines of `level` have the others."""

    game: str
    preset: str | None
    options: Json
    seats: int
    level: str
    seed: str
    """seed of all chance events, the same for everyone"""
    notes: tuple[Note, ...]

    def due(self, moment: LearnerView) -> list[str]:
        """Return the names of all notes whose condition holds now, whether read or not."""
        return [note.name for note in self.notes if note.is_due(moment)]


@cache
def guide_of(game_id: str) -> Guide:
    """Return a game's guide, or raise `BadOptions` if the game has none."""
    source = data_file(game_id, FILE)
    if source is None:
        raise BadOptions("guide-none", game=game_id)
    read = tomllib.loads(source.read_text(encoding="utf-8"))
    notes = tuple(Note(**note) for note in read.pop("note"))
    return Guide(game=game_id, notes=notes, **read)
