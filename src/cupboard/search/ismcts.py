"""Search with hidden information, in determinizations that fit what a seat has seen.

A determinization, or world, is a complete state that is consistent with what the seat has seen.
Either all worlds are searched in one tree (`one_tree`, information-set MCTS), or each separately
with a vote (`vote`, determinised alpha-beta). The first respects that a seat must play the same
move in worlds it cannot tell apart; the second sees tactics further ahead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Observation, State
from cupboard.core.registry import AnyGame
from cupboard.core.types import Rng, Seat
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import IterativeDeepening
from cupboard.search.mcts import EXPLORATION, MctsResult, sample

SEED_RANGE = 1 << 62
TABLE_BITS = 14


def sample_worlds(
    game: AnyGame, seen: Observation[Any, Any], seat: Seat, rng: Rng, count: int
) -> list[State]:
    """Return `count` worlds that are consistent with what the seat has seen."""
    return [game.sample_world(seen, seat, rng) for _ in range(count)]


def one_tree(
    game: AnyGame,
    worlds: Sequence[State],
    budget: Budget,
    rng: Rng,
    exploration: float = EXPLORATION,
) -> MctsResult:
    """Search all worlds in one tree of moves."""
    return sample(game, worlds, budget, rng.randrange(SEED_RANGE), exploration)


@dataclass(frozen=True)
class Vote:
    """The move that most worlds prefer."""

    code: int
    share: float
    """share of the worlds that prefer it"""
    value: float
    """its mean value in those worlds, in the evaluator's units"""


def vote(
    game: AnyGame, worlds: Sequence[State], judge: Evaluation, budget: Budget, nodes_a_world: int
) -> Vote | None:
    """Search each world separately; return None if there was no time for one."""
    votes: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for world in worlds:
        nodes = nodes_a_world if budget.left is None else min(nodes_a_world, budget.left)
        if nodes <= 0 or not budget.slice(1):
            break
        own = Budget(nodes=nodes, deadline=budget.deadline, stopped=budget.stopped)
        found = IterativeDeepening(game, world, judge, TABLE_BITS).best(own)
        budget.used += own.used
        votes[found.code] += 1
        values[found.code] += found.value
    if not votes:
        return None
    code, count = votes.most_common(1)[0]
    return Vote(code, count / votes.total(), values[code] / count)
