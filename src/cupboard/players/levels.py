"""Five levels for every game, from easy to the strongest, in one module per game."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.players.engine import Engine, Limit

LEVEL_NAMES = ("sprout", "gardener", "farmer", "miller", "master")
"""The same five names for every game, so that players can compare levels between games."""
HOW_MANY = len(LEVEL_NAMES)


@dataclass(frozen=True)
class Level:
    """A level that a person can choose. `name` is part of its text key, `level-<name>`."""

    name: str
    make: Callable[[], Engine]
    limit: Limit
    """At most a second for the lower four."""


def has_levels(game_id: str) -> bool:
    """Return whether a game has levels, without loading them."""
    home = f"cupboard.experts.{game_id}"
    return bool(importlib.util.find_spec(home) and importlib.util.find_spec(f"{home}.levels"))


def levels(game_id: str) -> tuple[Level, ...]:
    """Return the levels of a game, the easiest first."""
    if not has_levels(game_id):
        raise BadOptions("level-none", game=game_id)
    found: tuple[Level, ...] = importlib.import_module(f"cupboard.experts.{game_id}.levels").LEVELS
    return found


def warming(game_id: str) -> Callable[[], None] | None:
    """Return the extra warm-up of a game's levels beyond one question to each, or None."""
    if not has_levels(game_id):
        return None
    found: Callable[[], None] | None = getattr(
        importlib.import_module(f"cupboard.experts.{game_id}.levels"), "warm_up", None
    )
    return found


def level_names(game_id: str) -> tuple[str, ...]:
    """Return the names of a game's levels, empty if it has none."""
    return LEVEL_NAMES if has_levels(game_id) else ()


def level(game_id: str, name: str) -> Level:
    """Return a level by its name."""
    for candidate in levels(game_id):
        if candidate.name == name:
            return candidate
    known = ", ".join(candidate.name for candidate in levels(game_id))
    raise BadOptions("level-unknown", level=name, known=known)
