"""Static evaluations of positions, in one module per game.

An evaluator is a compiled function `(cells, rules, seat) → value`, in units of which `SCALE` make
one point at the end of the game. It is in this package, next to the searches that inline it,
because compiled code is cached per fingerprint of these sources.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass

from cupboard.core.errors import BadOptions
from cupboard.search.transposition_table import INFINITY


@dataclass(frozen=True)
class Evaluation:
    """A static evaluation and its unit."""

    evaluate: Callable[..., int]
    scale: int
    """units per point at the end"""
    again: int
    """ordering bonus, in units, for a move after which the same seat moves again"""
    wins: bool = False
    """whether only winning counts; the most that can be won is then one point"""

    @property
    def top(self) -> int:
        """Return the largest possible value."""
        return self.scale if self.wins else INFINITY


def has_judge(game_id: str) -> bool:
    """Return whether a game has an evaluator."""
    home = f"cupboard.experts.{game_id}"
    return bool(importlib.util.find_spec(home) and importlib.util.find_spec(f"{home}.evaluation"))


def judge_of(game_id: str) -> Evaluation:
    """Return the evaluator of a game."""
    if not has_judge(game_id):
        raise BadOptions("search-no-judge", game=game_id)
    found: Evaluation = importlib.import_module(f"cupboard.experts.{game_id}.evaluation").JUDGE
    return found
