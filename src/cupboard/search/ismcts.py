"""Search where something is hidden: in worlds that agree with everything a seat has seen.

Either all worlds are searched in one tree (`one_tree`, information-set MCTS), or each by itself and
the worlds vote (`vote`, determinised alpha-beta). The first respects that a seat must play the same
move in worlds it cannot tell apart; the second sees tactics further.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Game, Seen, State
from cupboard.core.types import Rng, Seat
from cupboard.search.budget import Budget
from cupboard.search.deepening import Deepening
from cupboard.search.judges import Judge
from cupboard.search.mcts import EXPLORATION, Sampled, sample

AnyGame = Game[Any, Any, Any, Any]

SEED_RANGE = 1 << 62
TABLE_BITS = 14


def sample_worlds(
    game: AnyGame, seen: Seen[Any, Any], seat: Seat, rng: Rng, count: int
) -> list[State]:
    """So many worlds the seat may be in."""
    return [game.sample_world(seen, seat, rng) for _ in range(count)]


def one_tree(
    game: AnyGame,
    worlds: Sequence[State],
    budget: Budget,
    rng: Rng,
    exploration: float = EXPLORATION,
) -> Sampled:
    """All worlds in one tree of moves."""
    return sample(game, worlds, budget, rng.randrange(SEED_RANGE), exploration)


@dataclass(frozen=True)
class Vote:
    """The move most worlds are for."""

    code: int
    share: float
    """how many of the worlds"""
    value: float
    """the mean of what they give it, in units of the judge"""


def vote(
    game: AnyGame, worlds: Sequence[State], judge: Judge, budget: Budget, nodes_a_world: int
) -> Vote | None:
    """Each world searched by itself; None where there was no time for one."""
    votes: Counter[int] = Counter()
    values: Counter[int] = Counter()
    for world in worlds:
        nodes = nodes_a_world if budget.left is None else min(nodes_a_world, budget.left)
        if nodes <= 0 or not budget.slice(1):
            break
        own = Budget(nodes=nodes, deadline=budget.deadline, stopped=budget.stopped)
        found = Deepening(game, world, judge, TABLE_BITS).best(own)
        budget.used += own.used
        votes[found.code] += 1
        values[found.code] += found.value
    if not votes:
        return None
    code, count = votes.most_common(1)[0]
    return Vote(code, count / votes.total(), values[code] / count)
