"""Ratings from results, with confidence intervals.

The model is Bradley and Terry's (1952), with ties counted as half a win each. Ratings are on the
Elo scale, where 400 points more mean ten wins for each loss.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.statistics import Z_95

ELO = 400 / log(10)
PRIOR = 0.25
"""Wins and losses added to each pair that met.

Without them a player who won every game would have an infinite rating. They pull extremes together
and hardly move other ratings.
"""
STEPS = 200
CLOSE_ENOUGH = 1e-10

Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A player's rating; the mean of all ratings is 0."""

    name: str
    elo: float
    low: float
    high: float


def ratings(names: Sequence[str], score: Matrix) -> list[Rating]:
    """Return maximum-likelihood ratings with 95% intervals.

    `score[i, j]` is the number of games that i won against j.
    """
    met = (score + score.T) > 0
    won = score + PRIOR * met
    strength, spread = _fit(won)
    reach = Z_95 * ELO * np.sqrt(np.diag(spread))
    return [
        Rating(name, ELO * float(at), ELO * float(at) - float(r), ELO * float(at) + float(r))
        for name, at, r in zip(names, strength, reach, strict=True)
    ]


def _fit(won: Matrix) -> tuple[Matrix, Matrix]:
    """Fit by Newton's method. The mean is pinned to 0, which also makes the Hessian regular."""
    count = len(won)
    games, pin = won + won.T, np.ones((count, count)) / count
    strength = np.zeros(count)
    inverse: Any = np.zeros((count, count))
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (won - games * chance).sum(axis=1)
        weight = games * chance * (1 - chance)
        inverse = np.linalg.pinv(np.diag(weight.sum(axis=1)) - weight + pin)
        step = inverse @ slope
        # Long steps overshoot where the curve is flat.
        strength = strength + step * min(1.0, 2.0 / max(1e-12, float(np.abs(step).max())))
        if float(np.abs(step).max()) < CLOSE_ENOUGH:
            break
    return strength - strength.mean(), inverse - pin
