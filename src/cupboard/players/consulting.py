"""Asking an engine, so that compiling is not taken for thinking.

The first time an engine is asked about a kind of table its searches are compiled, or loaded from
disk: seconds in which it cannot think. So it is first asked for next to nothing, off the clock, and
then in earnest.
"""

from __future__ import annotations

import random
from collections.abc import Hashable
from typing import Any

from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.players.engine import Advice, Engine, Limit

NEXT_TO_NOTHING = Limit(seconds=0.001, nodes=1)

_ready: set[Hashable] = set()


def consult(
    engine: Engine, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
) -> Advice:
    """The engine's advice, with all of its limit to think."""
    kind = (type(engine), seen.options, seen.seats)
    if kind not in _ready:
        # Luck of its own, so that a seed plays the same game warm or cold.
        engine.advise(seen, seat, legal, NEXT_TO_NOTHING, random.Random(0))
        _ready.add(kind)
    return engine.advise(seen, seat, legal, limit, rng)
