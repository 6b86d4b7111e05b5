"""Kala's levels, in order of search depth.

The lower levels look a move or two ahead and overlook some moves. The upper ones search deeper and
make fewer mistakes. Master searches as deep as its time allows.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.kala.prover_engine import KalaProver
from cupboard.players.engine import Advice, Limit
from cupboard.players.engines import AlphaBetaEngine, NoisyEngine
from cupboard.players.levels import Level


class KalaMaster:
    """Proves the winner if it can, and searches otherwise."""

    def __init__(self) -> None:
        self._prover = KalaProver()
        self._searcher = AlphaBetaEngine("kala")

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        deadline = limit.deadline()
        proven = self._prover.advise(seen, seat, legal, limit, rng)
        return proven or self._searcher.advise(seen, seat, legal, _rest(limit, deadline), rng)


def _rest(limit: Limit, deadline: float) -> Limit:
    """Return the rest of a limit after the search for a proof, which takes half."""
    seconds = None if limit.seconds is None else max(0.01, deadline - time.monotonic())
    nodes = None if limit.nodes is None else max(1, limit.nodes // 2)
    return replace(limit, seconds=seconds, nodes=nodes)


LEVELS = (
    Level("sprout", lambda: NoisyEngine("kala", depth=1, blur=60, overlooks=0.4), Limit(1.0)),
    Level("gardener", lambda: NoisyEngine("kala", depth=1, blur=16, overlooks=0.15), Limit(1.0)),
    Level("farmer", lambda: NoisyEngine("kala", depth=3, blur=8, overlooks=0.05), Limit(1.0)),
    Level("miller", lambda: NoisyEngine("kala", depth=5, blur=4), Limit(1.0)),
    Level("master", KalaMaster, Limit(seconds=3.0, nodes=2_000_000)),
)
