"""Kalaha's levels, in order of search depth.

The lower levels look a move or two ahead and overlook some moves. The upper ones search deeper and
make fewer mistakes. Master searches as deep as its time allows.
"""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level


def _noisy(depth: int, temperature: float, miss_rate: float) -> Engine:
    from cupboard.experts.kalaha.evaluation import EVALUATION
    from cupboard.players.engines import NoisyEngine

    return NoisyEngine("kalaha", EVALUATION, depth, temperature, miss_rate)


def _miller() -> Engine:
    from cupboard.experts.kalaha.engines import KalahaMiller

    return KalahaMiller()


def _master() -> Engine:
    from cupboard.experts.kalaha.engines import KalahaMaster

    return KalahaMaster()


LEVELS = (
    Level("sprout", lambda: _noisy(depth=1, temperature=40, miss_rate=0.5), Limit(1.0)),
    Level("gardener", lambda: _noisy(depth=2, temperature=10, miss_rate=0.2), Limit(1.0)),
    Level("farmer", lambda: _noisy(depth=3, temperature=6, miss_rate=0.08), Limit(1.0)),
    Level("miller", _miller, Limit(1.0)),
    Level("master", _master, Limit(seconds=2.0, nodes=1_000_000)),
)
