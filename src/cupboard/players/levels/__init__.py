"""Five levels for every game, from gentle to the best there is; one module a game, no list."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.players.engine import Engine, Limit

HOW_MANY = 5


@dataclass(frozen=True)
class Level:
    """A strength a person can choose. `name` is its text key: `level-<name>`."""

    name: str
    make: Callable[[], Engine]
    limit: Limit
    """At most a second for the lower four."""


def levels(game_id: str) -> tuple[Level, ...]:
    """The levels of a game, the gentlest first."""
    found: tuple[Level, ...] = importlib.import_module(f"{__name__}.{game_id}").LEVELS
    return found


def level(game_id: str, name: str) -> Level:
    """A level by its name."""
    for candidate in levels(game_id):
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in levels(game_id))
    raise BadOptions("level-unknown", level=name, known=known)
