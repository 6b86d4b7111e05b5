"""Puzzles: positions in which one move is better than all others.

`cupboard lab puzzles` finds them; they are kept in the game's or its expert's folder, one per line.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from functools import cache
from math import gcd
from typing import Any, Literal

from cupboard.core.game import State
from cupboard.core.registry import data_file, game, position

FILE = "puzzles.jsonl"
LEVELS = range(1, 6)
"""Difficulty, from obvious to very hard."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. `values` gives each move's value to its player with best play by both."""

    id: str
    game: str
    position: str
    solution: str
    values: dict[str, float]
    unit: Literal["win", "margin"]
    """`win` (+1 or -1) or `margin` (points ahead at the end)"""
    line: tuple[str, ...]
    """the expected play, starting with the solution"""
    level: int
    nodes: int
    """positions searched to prove it"""

    @property
    def state(self) -> State:
        """The state in which the puzzle starts."""
        found: State = position(self.position)
        return found

    @property
    def seat(self) -> int:
        """The seat that has to find the solution."""
        return int(game(self.game).acting(self.state)[0])


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game in the order in which they were found; empty if it has none."""
    file = data_file(game_id, FILE)
    lines = file.read_text("utf-8").splitlines() if file else ()
    return tuple(read(game_id, json.loads(line)) for line in lines)


def read(game_id: str, row: dict[str, Any]) -> Puzzle:
    """Return the puzzle of a row of the file."""
    return Puzzle(game=game_id, **{**row, "line": tuple(row["line"])})


def puzzle_of(game_id: str, name: str) -> Puzzle | None:
    """Return a puzzle by its id."""
    return next((one for one in puzzles(game_id) if one.id == name), None)


def daily(game_id: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, or None if the game has none.

    Everyone gets the same puzzle, and every puzzle is used before one repeats.
    """
    found = puzzles(game_id)
    if not found:
        return None
    return found[day.toordinal() * _stride(len(found)) % len(found)]


def _stride(count: int) -> int:
    """Return a step coprime to the count.

    Neighbours in the file may come from the same game and must not follow each other.
    """
    return next(step for step in range(count * 5 // 8, 2 * count + 2) if gcd(step, count) == 1)
