"""The player that takes any legal move, each as likely as the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Fact, Rng, View
from cupboard.players.base import offer


class RandomPlayer:
    """Looks at nothing and moves at random."""

    def choose(self, view: View, facts: Sequence[Fact], legal: MoveSet[Any], rng: Rng) -> Any:
        return legal.sample(rng)


offer("random", RandomPlayer)
