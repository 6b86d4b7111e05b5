"""Kalaha for three and four players: tree search with greedy rollouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Observation, State
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.experts.kalaha.greedy_rollout import greedily
from cupboard.games.kalaha import GAME
from cupboard.players.engine import Advice, Limit, require_choice
from cupboard.players.engines import (
    SEED_RANGE,
    sample_own_state,
    sampled_advice,
)
from cupboard.search.budget import Budget
from cupboard.search.mcts import EXPLORATION, MctsResult, sample


@dataclass(frozen=True)
class CrowdEngine:
    """Plays the most visited move."""

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        seat = require_choice(observation, legal)
        state = sample_own_state(GAME, observation, legal, rng)
        found = look_ahead(state, limit.budget(), rng.randrange(SEED_RANGE))
        return sampled_advice(GAME, state, seat, legal, found)


def look_ahead(state: State, budget: Budget, seed: int) -> MctsResult:
    """Run the tree search with greedy rollouts from a state."""
    assert GAME.kernel is not None
    manner = greedily(len(GAME.kernel.cells(state)))
    return sample(GAME, [state], budget, seed, EXPLORATION, manner)
