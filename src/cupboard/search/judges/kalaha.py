"""Kalaha: what lies in the stores, and a little for what lies on the own side."""

from __future__ import annotations

from typing import Any

from numba import njit

from cupboard.search.judges import Judge

SCALE = 8


@njit(cache=True, nogil=True, inline="always")
def stores_and_side(cells: Any, rules: Any, seat: int) -> int:
    """Stones in the own store minus those of the best other, and an eighth of the same for pits:
    stones on the own side are likelier to end in the own store."""
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


JUDGE = Judge(stores_and_side, SCALE, again=2 * SCALE)
