"""Engine calls that do not count compilation as thinking time.

The first question about a kind of table compiles an engine's searches or loads them from disk,
which takes seconds. The engine is therefore first called with a minimal limit, off the clock, and
then with the real one.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.players.engine import Advice, Engine, Limit

WARMUP_LIMIT = Limit(seconds=0.001, nodes=1)
HINT_LIMIT = Limit(seconds=1.5)
"""Thinking time for a hint."""

_ready: set[Hashable] = set()


def ask(
    engine: Engine, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
) -> Advice:
    """Return the engine's advice, with the full limit for thinking."""
    kind = (type(engine), observation.options, observation.seats)
    if kind not in _ready:
        # Use separate random numbers, so that a seed plays the same game warm or cold.
        engine.advise(observation, legal, WARMUP_LIMIT, random.Random(0))
        _ready.add(kind)
    return engine.advise(observation, legal, limit, rng)
