"""What cards of one ingredient may come to: their points now, and with what may still be added.

The numbers are the rules' own: a card that is still to be had comes with a certain chance, and the
points of every way it can end are weighed.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from cupboard.games.kessel import rules
from cupboard.games.kessel.layout import STACK_ROOM

SETS = range(16)
"""the cards of one ingredient that somebody can have, a bit for each value"""
AT_THE_END = STACK_ROOM + 1
"""the stage in which nothing will be added any more; the others count the cards of the stack"""
LEAST, MORE = 0.15, 0.25
"""the chance for a card still to be had: with no stack, and what a whole stack adds"""

Hopes = npt.NDArray[np.float64]


@cache
def hopes(children: bool) -> Hopes:
    """By stage, own colour, own cards and others' cards."""
    points = np.array([[_points(cards, double, children) for cards in SETS] for double in (0, 1)])
    table = np.zeros((AT_THE_END + 1, 2, len(SETS), len(SETS)))
    for stage in range(AT_THE_END + 1):
        chance = LEAST + MORE * stage / STACK_ROOM if stage < AT_THE_END else 0.0
        table[stage] = np.einsum("oce,de->doc", shares(chance), points)
    return table


def _points(cards: int, double: int, children: bool) -> int:
    if cards == 0:
        return 0
    return int(
        rules.children_points(cards) if children else rules.ingredient_points(cards, bool(double))
    )


def shares(chance: float) -> Hopes:
    """How likely each set is at the end, by own and others' cards: each card that is still to be
    had comes with this chance."""
    own, others, end = np.meshgrid(SETS, SETS, SETS, indexing="ij")
    possible = (own & ~end | end & others & ~own) == 0
    added = np.bitwise_count(end & ~own)
    missed = np.bitwise_count(len(SETS) - 1 & ~(end | others))
    found: Hopes = np.where(possible, chance**added * (1 - chance) ** missed, 0.0)
    return found
