"""Compilation of a game's searches by running them briefly."""

from __future__ import annotations

import random
from typing import Any

from cupboard.core.registry import AnyGame
from cupboard.core.types import Chance, Resolved
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import IterativeDeepening

WARMUP_NODES = 200


def first_decision(game: AnyGame, state: Any, seed: int = 0) -> Any:
    """Return the first state in which a seat acts, after any chance nodes."""
    rng = random.Random(seed)
    while isinstance(turn := game.turn(state), Chance):
        state = game.apply(state, Resolved(turn.kind, game.outcomes(state).sample(rng))).state
    return state


def precompile_searches(game: AnyGame, evaluation: Evaluation | None) -> None:
    """Run the search that analyses use beside those of the levels.

    Does nothing for a game without compiled rules or evaluation. Searches that only commands use,
    such as random playouts, are compiled by these commands.
    """
    if game.kernel is not None and evaluation is not None:
        state = first_decision(game, game.new(game.options(), game.spec.seats[0]))
        IterativeDeepening(game, state, evaluation, table_bits=4).best(Budget(nodes=WARMUP_NODES))
