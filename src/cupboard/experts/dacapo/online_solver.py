"""Strategies for rounds of three to five players that are in no book, computed during the game.

A round depends only on public information, so seats that think about the same round share the
result.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import numpy as np

from cupboard.experts.dacapo.books import CrowdBook, Round
from cupboard.experts.dacapo.solver import sampled_regret
from cupboard.experts.dacapo.solver.multiplayer_rules import Seats, compiled_rules, key_of
from cupboard.experts.dacapo.solver.subgame import settle_rest
from cupboard.search.budget import never_stop

WALKS = 20_000
"""Most trajectories per round: some seconds. More add little."""
ENOUGH = WALKS // 4
"""Number of trajectories after which the next seat reuses the result."""
PAGES = 1 << 17
KEPT = 64
CROWD = 3

_found: OrderedDict[bytes, Round] = OrderedDict()


def solve_round(
    seats: Seats,
    halfway: Callable[[], bool],
    stopped: Callable[[], bool],
    seed: int,
    most: int = WALKS,
) -> Round | None:
    """Solve the rest of the game exactly in half the time, or else sample trajectories.

    Return None if there is no time for a single one.
    """
    place = seats.tobytes()
    if (known := _found.get(place)) is not None:
        return known
    rest = settle_rest(seats, halfway)
    if rest is not None:
        return _keep(place, CrowdBook.of(rest).round_at(seats))
    found, done = walked(seats, seed, stopped, min(most, WALKS))
    return _keep(place, found) if done >= ENOUGH else found


def walked(
    seats: Seats, seed: int, stopped: Callable[[], bool], most: int
) -> tuple[Round | None, int]:
    """Run up to `most` trajectories; return the strategies and the number of trajectories run."""
    rules, order = compiled_rules(len(seats)), np.zeros(len(seats), np.int64)
    start = key_of(rules, seats, np.zeros_like(order), order)
    book = sampled_regret.notebook(len(seats), PAGES)
    done = sampled_regret.walk_until(rules, book, start, seed, stopped, most)
    return CrowdBook.of(sampled_regret.policy_of(rules, book)).round_at(seats), done


def _keep(place: bytes, found: Round | None) -> Round | None:
    if found is not None:
        _found[place] = found
        if len(_found) > KEPT:
            _found.popitem(last=False)
    return found


def precompile() -> None:
    """Compile the round solver, which would otherwise compile in mid-game after the books end."""
    seats = np.array([[2, 0, 0]] * CROWD)
    settle_rest(seats, never_stop)
    walked(seats, 0, never_stop, 2)
