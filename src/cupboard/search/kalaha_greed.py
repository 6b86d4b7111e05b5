"""Kalaha played on greedily: most of the time everybody takes the stones that lie in reach.

Games played on like this tell tree searches for three and four much more than random ones do
(decision 092).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cupboard.core.kernel import OVER, Cells
from cupboard.search.mcts import Manner
from cupboard.search.playouts import advance, copy_to, number

ANY_IN = 5
"""One move in so many is any."""
STONE = 8
"""A stone in the store counts so much, and a further turn as much as a stone; less is chance."""


class Guide(NamedTuple):
    """Room to try moves in."""

    cells: Cells


# Filled in by `specialise.bind`.
act: Any = None
listed: Any = None
turn: Any = None
count_points: Any = None


def play_on(forest, rules, guide, word, longest):  # type: ignore[no-untyped-def]
    """From where the tree ends to the end of the game, or to the bound on its length."""
    store = rules.seats * rules.pits
    seat, events = turn(forest.cells, rules), 0
    while seat != OVER and events < longest:
        count = listed(forest.cells, rules, forest.out)
        word = advance(word)
        chosen = (number(word) * count) >> 31
        word = advance(word)
        greedy, best = number(word) % ANY_IN, -1
        for n in range(count if greedy else 0):
            copy_to(guide.cells, forest.cells)
            act(guide.cells, rules, forest.out[n])
            word = advance(word)
            value = STONE * (guide.cells[store + seat] - forest.cells[store + seat])
            value += STONE * (turn(guide.cells, rules) == seat) + number(word) % STONE
            if value > best:
                best, chosen = value, n
        act(forest.cells, rules, forest.out[chosen])
        events += 1
        seat = turn(forest.cells, rules)
    count_points(forest.cells, rules, forest.score)
    return word


def greedily(width: int) -> Manner:
    """Simulations in which everybody is greedy, on tables of so many cells."""
    return Manner("greedily", play_on, Guide(np.zeros(width, dtype=np.int16)))
