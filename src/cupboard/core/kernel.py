"""The compiled face of a game, for loops that cannot afford objects.

A kernel is a handful of compiled functions over one flat int16 array (`cells`) and a tuple of
numbers made from the options (`rules`). They are the game's only rules: `Game.apply` calls the very
same functions, with a trace that writes down what happened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from cupboard.core.compiling import use_own_cache

# Before any game compiles its first function.
use_own_cache()

Cells: TypeAlias = npt.NDArray[np.int16]

OVER = -1
CHANCE = -2


@dataclass(frozen=True)
class Kernel:
    """The compiled functions of a game; all but the first two and the last two are `@njit`."""

    cells: Callable[[Any], Cells]
    """state → its own copy of the array"""
    rules: Callable[[Any], Any]
    """state → the options as a tuple of numbers"""
    actor: Any
    """(cells, rules) → the seat to act, `OVER` or `CHANCE`"""
    moves: Any
    """(cells, rules, out) → how many move codes were written to `out`, in the pinned order"""
    play: Any
    """(cells, rules, code, trace) → None; plays in place, `trace` is None or an int16 array"""
    chance: Any
    """(cells, rules, number) → None; decides a chance node in place by a large random number"""
    points: Any
    """(cells, rules, out) → None; a seat's value at the end of the game, higher is better"""
    code: Callable[[Any], int]
    """move → its code"""
    move: Callable[[Any, int], Any]
    """(state, code) → the move"""
    most_moves: int
    """no position has more legal moves than this"""
