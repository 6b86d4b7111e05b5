"""Guided first games: a short table for each game, and what is explained at it, and when.

A guide is data: `games/<id>/guide.toml`. Its notes are told by the texts `guide-<game>-<name>`.
When a note is due is decided here alone, from what the person sees, so that a page only has to
remember which notes have been read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from cupboard.core.types import Seat

Json: TypeAlias = Mapping[str, Any]
When: TypeAlias = Literal["start", "turn", "fact", "nearly", "over"]

MOST_AT_ONCE = 3
"""Nobody remembers more: what else is due waits until it is due again."""


@dataclass(frozen=True)
class Moment:
    """What the person at a guided table sees of it now."""

    seat: Seat
    facts: Sequence[Json]
    view: Json
    due: bool
    """whether the person has to decide"""
    moves: Sequence[str] | None
    """what may be chosen, as text; None where it is too much to list"""
    over: bool


@dataclass(frozen=True)
class Note:
    """Something to be explained once, when it first happens, and the rule that it tells of."""

    name: str
    rule: str
    on: When
    moves: str = ""
    """`turn`: only where one of the moves fits this pattern"""
    fact: str = ""
    by: Literal["me", "other"] | None = None
    """`fact`: only of this person, or only of somebody else"""
    having: Json = field(default_factory=dict)
    """`fact`, `turn`: only where the fact, or the view, has these values"""
    view: str = ""
    """`nearly`: the numbers of the view that it looks at"""
    low: int | None = None
    """`nearly`: one of them is not above this"""
    high: int | None = None
    """`nearly`: one of them is not below this"""

    def is_due(self, moment: Moment) -> bool:
        match self.on:
            case "start":
                return True
            case "turn":
                return moment.due and self._offered(moment.moves) and self._fits(moment.view)
            case "fact":
                return any(self._tells_of(fact, moment.seat) for fact in moment.facts)
            case "nearly":
                return not moment.over and any(map(self._is_near, numbers(moment.view[self.view])))
            case "over":
                return moment.over

    def _offered(self, moves: Sequence[str] | None) -> bool:
        if not self.moves:
            return True
        return any(re.fullmatch(self.moves, move) for move in moves or ())

    def _tells_of(self, fact: Json, seat: Seat) -> bool:
        if fact["fact"] != self.fact:
            return False
        whose = fact.get("seat", fact.get("owner"))
        fits = self.by is None or (whose == seat) == (self.by == "me")
        return fits and self._fits(fact)

    def _fits(self, told: Json) -> bool:
        return all(told[name] == value for name, value in self.having.items())

    def _is_near(self, number: int) -> bool:
        too_few = self.low is not None and number <= self.low
        return too_few or (self.high is not None and number >= self.high)


@dataclass(frozen=True)
class Guide:
    """A guided first game. The person has seat 0; `level` plays on the others."""

    game: str
    preset: str | None
    options: Json
    seats: int
    level: str
    seed: str
    """of the table's chance: everybody learns at the same table"""
    notes: tuple[Note, ...]

    def due(self, moment: Moment) -> list[str]:
        """The names of all notes that belong to a moment, whether they have been read or not."""
        return [note.name for note in self.notes if note.is_due(moment)]


def numbers(value: Any) -> Iterator[int]:
    """The numbers of a part of a view: a heap counts as the sum of what lies in it."""
    for entry in value if isinstance(value, list | tuple) else (value,):
        if isinstance(entry, list | tuple):
            yield sum(entry)
        elif entry is not None:
            yield entry


@cache
def guide_of(game_id: str) -> Guide:
    """The guide of a game; `tests/learn/test_guides.py` makes sure that each has one."""
    source = files("cupboard.games") / game_id / "guide.toml"
    read = tomllib.loads(source.read_text(encoding="utf-8"))
    notes = tuple(Note(**note) for note in read.pop("note"))
    return Guide(game=game_id, notes=notes, **read)
