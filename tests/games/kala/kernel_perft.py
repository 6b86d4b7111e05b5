"""Perft through the compiled rules, as an engine would use them."""

from __future__ import annotations

from typing import Any

import numpy as np

from cupboard.core.kernel import Cells
from cupboard.games.kala.game import MAX_MOVES


def perft(rules_module: Any, cells: Cells, rules: Any, depth: int) -> int:
    """Return the number of move sequences with this many sowings; works with any rules module."""
    if depth == 0:
        return 1
    if rules_module.actor(cells, rules) < 0:
        return 0
    out = np.zeros(MAX_MOVES, dtype=np.int16)
    count = int(rules_module.moves(cells, rules, out))
    if depth == 1:
        return count
    total = 0
    for code in out[:count].tolist():
        child = cells.copy()
        rules_module.play(child, rules, code, None)
        total += perft(rules_module, child, rules, depth - 1)
    return total
