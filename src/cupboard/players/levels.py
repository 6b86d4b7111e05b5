"""Levels: five strengths of play for every game, from easy to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Observation, State
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.players.ask import ask
from cupboard.players.engine import Advice, Engine, Limit

LEVEL_NAMES = ("sprout", "gardener", "farmer", "miller", "master")
"""The same five names for every game, so that players can compare levels between games."""
RANDOM = "random"
"""The engine that plays any game, by choosing at random."""


@dataclass(frozen=True)
class LevelEngine:
    """An engine with its usual limit."""

    engine: Engine
    limit: Limit

    def advise(self, observation: Observation[Any, Any], legal: MoveSet[Any], rng: Rng) -> Advice:
        """Return the engine's advice within its usual limit."""
        return ask(self.engine, observation, legal, self.limit, rng)

    def choose(self, state: State, rng: Rng | None = None) -> Any:
        """Return a move for the seat to act in a state.

        The engine sees only what that seat sees now; it knows nothing of earlier moves.
        """
        game = state.game
        seat = game.acting(state)[0] if game.acting(state) else None
        observation = Observation(state.options, state.seats, (), game.view(state, seat), seat)
        legal = game.legal(state, 0 if seat is None else seat)
        return self.advise(observation, legal, rng or random.Random()).move


@dataclass(frozen=True)
class Level:
    """A level that a person can choose. `name` is part of its text key, `level-<name>`."""

    name: str
    make: Callable[[], Engine]
    limit: Limit
    """At most a second for the lower four."""

    def engine(self) -> LevelEngine:
        """Return a new engine of this level with its limit."""
        return LevelEngine(self.make(), self.limit)
