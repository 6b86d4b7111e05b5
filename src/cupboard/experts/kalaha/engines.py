"""Kalaha's strongest engines: the algorithm that suits the rules and the number of players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.experts.kalaha.evaluation import EVALUATION
from cupboard.experts.kalaha.kalah.engine import KalahEngine, is_kalah
from cupboard.experts.kalaha.multiplayer_engine import CrowdEngine
from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.engines import AlphaBetaEngine, NoisyEngine

PLAYOUTS = 40_000
"""Master's rollouts per move with three and four players: half a second. Each is many nodes."""
FEW_PLAYOUTS = 400


@dataclass(frozen=True)
class KalahaMaster:
    """The strongest engine for each kind of game."""

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if observation.seats != 2 and limit.nodes is not None:
            limit = replace(limit, nodes=min(limit.nodes, PLAYOUTS))
        return engine_for(observation).advise(observation, legal, limit, rng)


@dataclass(frozen=True)
class KalahaMiller:
    """Looks five moves ahead with two players; with more it runs a few rollouts, like Master.

    Looking ahead does not help with more than two players (docs/engines/search.md).
    """

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if observation.seats == 2:
            ahead = NoisyEngine("kalaha", EVALUATION, depth=5, temperature=5, miss_rate=0.03)
            return ahead.advise(observation, legal, limit, rng)
        few = replace(limit, nodes=min(limit.nodes or FEW_PLAYOUTS, FEW_PLAYOUTS))
        return CrowdEngine().advise(observation, legal, few, rng)


def engine_for(observation: Observation[Any, Any]) -> Engine:
    """Return the exact engine for standard Kalah, or the best one for other games.

    Other two-player games use alpha-beta, and larger ones greedy rollouts (docs/engines/search.md).
    """
    if observation.seats != 2:
        return CrowdEngine()
    if is_kalah(observation.options, observation.seats):
        return KalahEngine()
    return AlphaBetaEngine("kalaha", EVALUATION)
