"""Static evaluations of positions.

An evaluation is a compiled function `(cells, rules, seat) → value`, in units of which `scale` make
one point at the end of the game. Searches get it as an argument and inline it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cupboard.search.transposition_table import INFINITY


@dataclass(frozen=True)
class Evaluation:
    """A static evaluation and its unit."""

    evaluate: Callable[..., int]
    scale: int
    """units per point at the end"""
    extra_turn_bonus: int
    """ordering bonus, in units, for a move after which the same seat moves again"""
    win_only: bool = False
    """whether only winning counts; the most that can be won is then one point"""

    @property
    def top(self) -> int:
        """Return the largest possible value."""
        return self.scale if self.win_only else INFINITY
