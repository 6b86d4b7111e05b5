"""Expected points of the cards of one ingredient, with the cards that may still be added.

The points come from the rules. Each available card is added with a certain probability, and the
points of all resulting sets are averaged.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from cupboard.games.kessel import rules
from cupboard.games.kessel.layout import STACK_ROOM

SETS = range(16)
"""sets of cards of one ingredient that a player can have, one bit per value"""
AT_THE_END = STACK_ROOM + 1
"""stage after which no card is added; other stages count the cards of the draw pile"""
LEAST, MORE = 0.15, 0.25
"""probability of getting an available card: with no draw pile, and the increase for a full one"""

Hopes = npt.NDArray[np.float64]


@cache
def expected_points(children: bool) -> Hopes:
    """Return the expected points by stage, own colour, own cards and others' cards."""
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
    """Return the probability of each final set, by own and others' cards.

    Each available card is added with this probability.
    """
    own, others, end = np.meshgrid(SETS, SETS, SETS, indexing="ij")
    possible = (own & ~end | end & others & ~own) == 0
    added = np.bitwise_count(end & ~own)
    missed = np.bitwise_count(len(SETS) - 1 & ~(end | others))
    found: Hopes = np.where(possible, chance**added * (1 - chance) ** missed, 0.0)
    return found
