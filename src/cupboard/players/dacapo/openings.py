"""Books of the first rounds, for tables that have too many states to go through them all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from cupboard.players.dacapo import library
from cupboard.players.dacapo.books import CrowdBook
from cupboard.search.dacapo import walks
from cupboard.search.dacapo.crowd import table
from cupboard.search.dacapo.regret import Policy
from cupboard.search.dacapo.states import start_key, stocks_of

PAGES = 1 << 22
"""States a notebook has room for: about a gigabyte."""
THOUGHTS = 800
"""A state that was thought over less often is better worked out at the table."""
BEANS_LEFT = 6
"""With fewer beans a seat the rest can be worked out at the table, or nearly."""
SEED = 2026
WALKS_A_STEP = 1000


@dataclass(frozen=True)
class Learnt:
    """The first rounds of one kind of table."""

    seats: int
    beans: int
    policy: Policy
    walks: int


def build(seats: int, beans: int, seconds: float) -> Iterator[Learnt | float]:
    """Learn for so long; yields now and then how far it is, and at last what was learnt."""
    told, book = table(seats), walks.notebook(seats, PAGES)
    began, done = time.monotonic(), 0
    while (spent := time.monotonic() - began) < seconds or not done:
        done += walks.walk_until(
            told, book, start_key(seats, beans), SEED + done, _never, WALKS_A_STEP
        )
        yield min(1.0, spent / seconds)
    yield Learnt(seats, beans, _beginning(walks.policy_of(told, book, THOUGHTS)), done)


def _beginning(policy: Policy) -> Policy:
    seats = policy.values.shape[1]
    kept = stocks_of(policy.keys, seats) > BEANS_LEFT * seats
    return Policy(policy.told, policy.keys[kept], policy.values[kept], policy.mixes[kept])


def keep(learnt: Learnt) -> None:
    """For the engines."""
    library.keep(CrowdBook.of(learnt.policy), learnt.seats, learnt.beans)


def _never() -> bool:
    return False
