"""Perft: the number of lines of play, a simple test of a move generator and its speed."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from cupboard.core.game import Game, State
from cupboard.core.kernel import CHANCE, OVER, Kernel
from cupboard.search.templates import instantiate

# Filled in for each game by `templates.instantiate`.
agreed: Any = None
actor: Any = None
moves: Any = None
play: Any = None


def count(given, depth, cells, codes, left):  # type: ignore[no-untyped-def]
    """Return the number of leaves `depth` moves below `cells[0]`; a finished game is a leaf.

    There is one row of `cells`, `codes` and `left` per level, because compiled recursion would be
    slower.
    """
    rules = agreed(given)
    leaves = 0
    level = 0
    left[0] = -1
    while level >= 0:
        if left[level] < 0:
            if level == depth or actor(cells[level], rules) in (OVER, CHANCE):
                leaves += 1
                level -= 1
                continue
            left[level] = moves(cells[level], rules, codes[level])
        if left[level] == 0:
            level -= 1
            continue
        left[level] -= 1
        for cell in range(cells.shape[1]):
            cells[level + 1, cell] = cells[level, cell]
        play(cells[level + 1], rules, codes[level, left[level]], None)
        level += 1
        left[level] = -1
    return leaves


@cache
def _counter(game_id: str, kernel: Kernel) -> Any:
    return instantiate(count, game_id, kernel)


def perft(game: Game[Any, Any, Any, Any], state: State, depth: int) -> int:
    """Return the number of lines of `depth` moves from a state, by the compiled rules."""
    kernel = game.kernel
    if kernel is None:
        raise TypeError(f"{game.spec.id} has no compiled rules")
    if depth < 0:
        raise ValueError("a depth is 0 or more")
    start = kernel.cells(state)
    cells = np.zeros((depth + 1, len(start)), dtype=np.int16)
    cells[0] = start
    codes = np.zeros((depth + 1, kernel.max_moves), dtype=np.int16)
    left = np.zeros(depth + 1, dtype=np.int64)
    return int(_counter(game.spec.id, kernel)(kernel.rules(state), depth, cells, codes, left))
