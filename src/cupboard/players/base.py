"""The player interface, and lookup of players by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from cupboard.core.errors import BadOptions
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Fact, Rng, View


class Player(Protocol):
    """Decision maker for a seat. It receives what the seat may know and never sees a state."""

    def choose(self, view: View, facts: Sequence[Fact], legal: MoveSet[Any], rng: Rng) -> Any:
        """Return one of the legal moves."""


_MAKERS: dict[str, Callable[[], Player]] = {}


def offer(name: str, maker: Callable[[], Player]) -> None:
    """Register a player under a name."""
    _MAKERS[name] = maker


def player_names() -> tuple[str, ...]:
    return tuple(_MAKERS)


def player(name: str) -> Player:
    """Return a player by its name."""
    if name not in _MAKERS:
        raise BadOptions("player-unknown", player=name, known=", ".join(player_names()))
    return _MAKERS[name]()
