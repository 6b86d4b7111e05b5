"""Solution of the rest of one Da Capo game with three to five players, computed during the game.

Early in a game with many players and beans there are too many states for a book. Towards the end
the whole rest can be solved while the players wait.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cupboard.experts.dacapo.solver.backward_induction import Plan, Policy, learn
from cupboard.experts.dacapo.solver.multiplayer_rules import Seats, compiled_rules, key_of
from cupboard.experts.dacapo.solver.reachable_states import states_from

PLAN = Plan(passes=50, patience=4)
MAX_STATES = 10_000
"""Most states to try; more would take seconds."""


def settle_rest(seats: Seats, stopped: Callable[[], bool], most: int = MAX_STATES) -> Policy | None:
    """Return the policy for all following states, or None if there is not enough time."""
    rules = compiled_rules(len(seats))
    codes, order = np.zeros(len(seats), np.int64), np.zeros(len(seats), np.int64)
    start = key_of(rules, seats, codes, order)
    found: Any = None
    for known in states_from(rules, len(seats), start):
        found = known
        if stopped() or (isinstance(known, int) and known > most):
            return None
    for step in learn(rules, len(seats), found, PLAN):
        if isinstance(step, Policy):
            return step
        if stopped():
            return None
    return None
