"""What a position looks worth before it is searched: one module a game, no list.

A judge is a compiled function `(cells, rules, seat) → value`, in units of which `SCALE` make one
point at the end of the game. It lies here, beside the searches that inline it, because compiled
code is kept for exactly one state of these sources.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.search.transposition import INFINITY


@dataclass(frozen=True)
class Judge:
    """An evaluation and its unit."""

    evaluate: Callable[..., int]
    scale: int
    """how many units a point at the end is worth"""
    again: int
    """how many units a move promises after which the same seat moves again"""
    wins: bool = False
    """whether only winning counts: then a point, and no more, is what can be won"""

    @property
    def top(self) -> int:
        """No value is beyond this."""
        return self.scale if self.wins else INFINITY


def has_judge(game_id: str) -> bool:
    """Whether anybody can judge positions of a game."""
    return importlib.util.find_spec(f"{__name__}.{game_id}") is not None


def judge_of(game_id: str) -> Judge:
    """The judge of a game."""
    if not has_judge(game_id):
        raise BadOptions("search-no-judge", game=game_id)
    found: Judge = importlib.import_module(f"{__name__}.{game_id}").JUDGE
    return found
