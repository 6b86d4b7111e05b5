"""Puzzles: positions of a game in which one move is better than all others.

They are found by `cupboard lab puzzles` and kept in the game's own folder, a line each.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib import resources
from math import gcd
from typing import Any, Literal

from cupboard.core.game import State
from cupboard.core.registry import game, position

FILE = "puzzles.jsonl"
LEVELS = range(1, 6)
"""From a look at the board to a long thought."""


@dataclass(frozen=True)
class Puzzle:
    """One of them. `values` says what each move is worth to its player, by best play of both."""

    id: str
    game: str
    position: str
    solution: str
    values: dict[str, float]
    unit: Literal["win", "margin"]
    """`win` (+1 or -1) or `margin` (points ahead at the end)"""
    line: tuple[str, ...]
    """the play that follows, beginning with the solution"""
    level: int
    nodes: int
    """positions that were looked at to be sure"""

    @property
    def state(self) -> State:
        found: State = position(self.position)
        return found

    @property
    def seat(self) -> int:
        return int(game(self.game).acting(self.state)[0])


def has_puzzles(game_id: str) -> bool:
    """Whether a game has a collection."""
    return resources.files(f"cupboard.games.{game_id}").joinpath(FILE).is_file()


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, in the order in which they were found; none where it has none."""
    game(game_id)
    if not has_puzzles(game_id):
        return ()
    text = resources.files(f"cupboard.games.{game_id}").joinpath(FILE).read_text("utf-8")
    return tuple(read(game_id, json.loads(line)) for line in text.splitlines())


def read(game_id: str, row: dict[str, Any]) -> Puzzle:
    return Puzzle(game=game_id, **{**row, "line": tuple(row["line"])})


def puzzle_of(game_id: str, name: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((one for one in puzzles(game_id) if one.id == name), None)


def daily(game_id: str, day: date) -> Puzzle | None:
    """The puzzle of a day: everybody has the same one, and all come round before one comes
    back. None where a game has no puzzles."""
    found = puzzles(game_id)
    if not found:
        return None
    return found[day.toordinal() * _stride(len(found)) % len(found)]


def _stride(count: int) -> int:
    """A step without a common divisor: neighbours in the file may come from one game, and shall
    not follow each other."""
    return next(step for step in range(count * 5 // 8, 2 * count + 2) if gcd(step, count) == 1)
