"""Books of the first rounds, for games with too many states for a complete book."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from cupboard.experts.dacapo import book_store
from cupboard.experts.dacapo.books import CrowdBook
from cupboard.experts.dacapo.solver import sampled_regret
from cupboard.experts.dacapo.solver.backward_induction import Policy
from cupboard.experts.dacapo.solver.multiplayer_rules import compiled_rules
from cupboard.experts.dacapo.solver.reachable_states import start_key, stocks_of
from cupboard.search.budget import never_stop

PAGES = 1 << 22
"""Capacity of a strategy table, in states: about a gigabyte."""
THOUGHTS = 800
"""Fewest visits of a state; less-visited states are better computed during the game."""
BEANS_LEFT = 6
"""Beans per seat below which the rest of the game can nearly be computed during the game."""
SEED = 2026
WALKS_A_STEP = 1000


@dataclass(frozen=True)
class Learnt:
    """Learnt strategies for the first rounds of one kind of game."""

    seats: int
    beans: int
    policy: Policy
    walks: int


def build(seats: int, beans: int, seconds: float) -> Iterator[Learnt | float]:
    """Learn for `seconds`; yield the progress, and the result last."""
    rules, book = compiled_rules(seats), sampled_regret.notebook(seats, PAGES)
    began, done = time.monotonic(), 0
    while (spent := time.monotonic() - began) < seconds or not done:
        done += sampled_regret.walk_until(
            rules, book, start_key(seats, beans), SEED + done, never_stop, WALKS_A_STEP
        )
        yield min(1.0, spent / seconds)
    yield Learnt(seats, beans, _beginning(sampled_regret.policy_of(rules, book, THOUGHTS)), done)


def _beginning(policy: Policy) -> Policy:
    seats = policy.values.shape[1]
    kept = stocks_of(policy.keys, seats) > BEANS_LEFT * seats
    return Policy(policy.rules, policy.keys[kept], policy.values[kept], policy.mixes[kept])


def keep(learnt: Learnt) -> None:
    """Store a learnt book for the engines."""
    book_store.keep(CrowdBook.of(learnt.policy), learnt.seats, learnt.beans)
