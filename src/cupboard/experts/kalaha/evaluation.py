"""Kalaha: stones in the stores, and a little for stones on the seat's own side."""

from __future__ import annotations

from typing import Any

from cupboard.core.jit import inlined
from cupboard.search.evaluation import Evaluation

SCALE = 8


@inlined
def stores_and_side(cells: Any, rules: Any, seat: int) -> int:
    """Return the lead in stores over the best other seat, plus an eighth of the lead in pits.

    Stones on a seat's own side are more likely to end in its own store.
    """
    ring = rules.seats * rules.pits
    best = -10_000
    own = 0
    for other in range(rules.seats):
        value = SCALE * int(cells[ring + other])
        for pit in range(other * rules.pits, (other + 1) * rules.pits):
            value += int(cells[pit])
        if other == seat:
            own = value
        else:
            best = max(best, value)
    return own - best


EVALUATION = Evaluation(stores_and_side, SCALE, extra_turn_bonus=2 * SCALE)
