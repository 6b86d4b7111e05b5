"""Levels: five strengths of play for every game, from easy to the strongest."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.game import Observation, State
from cupboard.core.moveset import MoveSet
from cupboard.core.registry import AnyMatch
from cupboard.core.spec import Trait
from cupboard.core.timeline import AnyTimeline, Timeline
from cupboard.core.types import Rng
from cupboard.players.ask import ask
from cupboard.players.engine import Advice, Engine, Limit

LEVEL_NAMES = ("sprout", "gardener", "farmer", "miller", "master")
"""The same five names for every game, so that players can compare levels between games."""
RANDOM = "random"
"""The engine that plays any game, by choosing at random."""


NEED_HISTORY = frozenset({Trait.MEMORY, Trait.SECRETS})
"""Traits of games in which the best move depends on what a seat saw earlier."""


@dataclass(frozen=True)
class LevelEngine:
    """An engine with its usual limit."""

    engine: Engine
    limit: Limit

    def advise(self, observation: Observation[Any, Any], legal: MoveSet[Any], rng: Rng) -> Advice:
        """Return the engine's advice within its usual limit."""
        return ask(self.engine, observation, legal, self.limit, rng)

    def choose(self, position: State | AnyMatch, rng: Rng | None = None) -> Any:
        """Return a move for the seat to act in a state or a match.

        The engine knows only what that seat knows. A state has no history, so a game with hidden
        information or memory needs a match; otherwise this raises `BadOptions`.
        """
        if isinstance(position, State):
            if position.game.spec.traits & NEED_HISTORY:
                raise BadOptions("engine-needs-match", game=position.game.spec.id)
            timeline: AnyTimeline = Timeline(position.game, position)
        else:
            timeline = position.timeline
        state = timeline.state
        seat = next(iter(state.game.acting(state)), None)
        return self.advise(timeline.observation(seat), state.legal(), rng or random.Random()).move


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
