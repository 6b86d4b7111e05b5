"""Compiled functions of a game, for loops that are too hot for Python objects.

A kernel is a small set of compiled functions over one flat int16 array (`cells`) and a tuple of
numbers made from the options (`rules`). They are the only implementation of the rules: `Game.apply`
calls the same functions with a trace that records what happened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Cells: TypeAlias = npt.NDArray[np.int16]

OVER = -1
CHANCE = -2


@dataclass(frozen=True)
class Kernel:
    """Compiled functions of a game; all but the first two and the last two are compiled."""

    cells: Callable[[Any], Cells]
    """state → a copy of its cells"""
    rules: Callable[[Any], Any]
    """state → the options as a tuple of numbers"""
    actor: Any
    """(cells, rules) → the seat to act, `OVER` or `CHANCE`"""
    moves: Any
    """(cells, rules, out) → the number of move codes written to `out`, in the pinned order"""
    play: Any
    """(cells, rules, code, trace) → None; plays in place; `trace` is None or an int16 array"""
    chance: Any
    """(cells, rules, number) → None; resolves a chance node in place with a large random number"""
    points: Any
    """(cells, rules, out) → None; writes each seat's final value, higher is better"""
    code: Callable[[Any], int]
    """move → its code"""
    move: Callable[[Any, int], Any]
    """(state, code) → the move"""
    max_moves: int
    """upper bound on the number of legal moves in any position"""
