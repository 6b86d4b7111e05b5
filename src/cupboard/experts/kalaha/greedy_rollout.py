"""Greedy rollouts of Kalaha: most of the time every player takes the stones in reach.

Such rollouts guide tree searches for three and four players much better than random ones
(docs/engines/search.md).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cupboard.core.kernel import OVER, Cells
from cupboard.search.mcts import RolloutPolicy
from cupboard.search.playouts import copy_to
from cupboard.search.xorshift import advance, number

ANY_IN = 5
"""One move in this many is random."""
STONE = 8
"""Value of a stored stone, and of a free turn; random noise is smaller."""


class Guide(NamedTuple):
    """Workspace for trying moves."""

    cells: Cells


# Filled in by `templates.instantiate`.
act: Any = None
listed: Any = None
turn: Any = None
count_points: Any = None


def play_on(tree, rules, guide, word, longest):  # type: ignore[no-untyped-def]
    """Play from the leaf of the tree to the end of the game or the bound on its length."""
    store = rules.seats * rules.pits
    seat, events = turn(tree.cells, rules), 0
    while seat != OVER and events < longest:
        count = listed(tree.cells, rules, tree.out)
        word = advance(word)
        chosen = (number(word) * count) >> 31
        word = advance(word)
        greedy, best = number(word) % ANY_IN, -1
        for n in range(count if greedy else 0):
            copy_to(guide.cells, tree.cells)
            act(guide.cells, rules, tree.out[n])
            word = advance(word)
            value = STONE * (guide.cells[store + seat] - tree.cells[store + seat])
            value += STONE * (turn(guide.cells, rules) == seat) + number(word) % STONE
            if value > best:
                best, chosen = value, n
        act(tree.cells, rules, tree.out[chosen])
        events += 1
        seat = turn(tree.cells, rules)
    count_points(tree.cells, rules, tree.score)
    return word


def greedily(width: int) -> RolloutPolicy:
    """Return simulations in which every player is greedy, for states of `width` cells."""
    return RolloutPolicy("greedily", play_on, Guide(np.zeros(width, dtype=np.int16)))
