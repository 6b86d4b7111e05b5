"""Compilation of a game's searches by running each of them briefly."""

from __future__ import annotations

import random
from typing import Any

from cupboard.core.registry import AnyGame
from cupboard.core.types import Chance, Resolved
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import IterativeDeepening
from cupboard.search.mcts import sample
from cupboard.search.playouts import playouts

WARMUP_NODES = 200


def first_decision(game: AnyGame, state: Any, seed: int = 0) -> Any:
    """Return the first state in which a seat acts, after any chance nodes."""
    rng = random.Random(seed)
    while isinstance(turn := game.turn(state), Chance):
        state = game.apply(state, Resolved(turn.kind, game.outcomes(state).sample(rng))).state
    return state


def precompile_searches(game: AnyGame, evaluation: Evaluation | None) -> None:
    """Run every search of a game once. Does nothing for a game without compiled rules."""
    if game.kernel is None:
        return
    state = first_decision(game, game.new(game.options(), game.spec.seats[0]))
    playouts(game, state, 1, seed=0)
    sample(game, [state], Budget(nodes=WARMUP_NODES), seed=0)
    if evaluation is not None:
        IterativeDeepening(game, state, evaluation, table_bits=4).best(Budget(nodes=WARMUP_NODES))
