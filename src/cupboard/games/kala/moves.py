"""Kala's one kind of move, its text and its code."""

from __future__ import annotations

import re
from dataclasses import dataclass

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

TEXT = re.compile(r"([NESW]+)(X?)(?:@([A-Z][0-9]))?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sow(Move):
    """KALA-5: sow along these steps from the own cup; `harvest` the last cup (KALA-10); stand
    `onto` a cup next to the other's when the last bean went into it (KALA-9)."""

    steps: str
    harvest: bool = False
    onto: str | None = None


def format_move(move: Sow) -> str:
    return move.steps + ("x" if move.harvest else "") + (f"@{move.onto}" if move.onto else "")


def parse_move(text: str) -> Sow:
    """The move of a text; capitals and white space do not matter."""
    found = TEXT.fullmatch("".join(text.split()))
    if found is None:
        raise MalformedMove("kala-move-unreadable", rule="KALA-5", text=text[:20])
    steps, harvest, onto = found.groups()
    return Sow(steps.upper(), bool(harvest), onto.lower() if onto else None)


def code_of(move: Sow) -> int:
    """A legal move as the compiled rules number it."""
    first, second = DIRECTIONS.index(move.steps[0]), DIRECTIONS.index(move.steps[-1])
    run = len(move.steps) - len(move.steps.lstrip(move.steps[0]))
    onto = CELL_NAMES.index(move.onto) + 1 if move.onto else 0
    return first * FIRST + second * SECOND + run * RUN + move.harvest * HARVEST + onto * ONTO


def move_of(code: int, steps: int) -> Sow:
    """The move of a code, where the path has so many steps."""
    run, onto = code // RUN % 4, code % HARVEST
    first, second = DIRECTIONS[code // FIRST], DIRECTIONS[code // SECOND % 4]
    landing = CELL_NAMES[onto - 1] if onto else None
    return Sow(first * run + second * (steps - run), code // HARVEST % 2 == 1, landing)
