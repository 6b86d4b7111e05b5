"""A player that picks a uniformly random legal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Fact, Rng, View
from cupboard.players.base import offer


class RandomPlayer:
    """Plays a random legal move."""

    def choose(self, view: View, facts: Sequence[Fact], legal: MoveSet[Any], rng: Rng) -> Any:
        return legal.sample(rng)


offer("random", RandomPlayer)
