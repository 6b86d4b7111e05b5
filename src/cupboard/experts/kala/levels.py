"""Kala's levels, in order of search depth.

The lower levels look a move or two ahead and overlook some moves. The upper ones search deeper and
make fewer mistakes. Master searches as deep as its time allows.
"""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level


def _noisy(depth: int, temperature: float, miss_rate: float = 0.0) -> Engine:
    from cupboard.experts.kala.evaluation import EVALUATION
    from cupboard.players.engines import NoisyEngine

    return NoisyEngine("kala", EVALUATION, depth, temperature, miss_rate)


def _master() -> Engine:
    from cupboard.experts.kala.prover_engine import KalaMaster

    return KalaMaster()


LEVELS = (
    Level("sprout", lambda: _noisy(depth=1, temperature=60, miss_rate=0.4), Limit(1.0)),
    Level("gardener", lambda: _noisy(depth=1, temperature=16, miss_rate=0.15), Limit(1.0)),
    Level("farmer", lambda: _noisy(depth=3, temperature=8, miss_rate=0.05), Limit(1.0)),
    Level("miller", lambda: _noisy(depth=5, temperature=4), Limit(1.0)),
    Level("master", _master, Limit(seconds=3.0, nodes=2_000_000)),
)
