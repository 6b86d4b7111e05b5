"""Strength of a game's levels, against each other and against plain MCTS."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from cupboard.core import codec
from cupboard.core.options import changed
from cupboard.core.statistics import as_json, wilson
from cupboard.lab.arena import PLAIN_MCTS, ArenaSetup, Result
from cupboard.lab.ratings import ratings
from cupboard.players.levels import LEVEL_NAMES

STEP = 0.7
"""Least share of the decided games that each level wins against the level below."""
MASTERY = 0.9
"""Least share of the decided games that the best level wins against plain MCTS."""


@dataclass
class Score:
    """Results of one contestant against another."""

    won: int = 0
    lost: int = 0
    shared: int = 0
    points: float = 0.0

    def add(self, share: float) -> None:
        """Count one game by its share of the win."""
        self.won += share == 1
        self.lost += share == 0
        self.shared += 0 < share < 1
        self.points += share

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.won + self.lost + self.shared


def scores(results: Sequence[Result]) -> dict[tuple[str, str], Score]:
    """Return the score of every contestant against every other, in both directions."""
    found: dict[tuple[str, str], Score] = {}
    for result in results:
        one, other = result.duel.names
        found.setdefault((one, other), Score()).add(result.share)
        found.setdefault((other, one), Score()).add(1 - result.share)
    return found


def report(
    table: ArenaSetup, preset: str, names: Sequence[str], results: Sequence[Result], seed: bytes
) -> dict[str, Any]:
    """Return all measurements as plain data."""
    found = scores(results)
    return {
        "game": table.game_id,
        "preset": preset,
        "seats": table.seats,
        "options": {name: codec.dump(value) for name, value in changed(table.options).items()},
        "games": len(results),
        "seconds": table.seconds,
        "seed": seed.hex(),
        "ratings": _ratings(names, found),
        "pairs": [_pair(one, other, found[one, other]) for one, other in _pairs(names, found)],
        "steps": _steps(names, found),
    }


def _ratings(names: Sequence[str], found: dict[tuple[str, str], Score]) -> list[dict[str, Any]]:
    matrix = np.zeros((len(names), len(names)))
    for (one, other), score in found.items():
        matrix[names.index(one), names.index(other)] = score.points
    rated = sorted(ratings(names, matrix), key=lambda rating: -rating.elo)
    return [
        {"name": r.name, "elo": round(r.elo), "low": round(r.low), "high": round(r.high)}
        for r in rated
    ]


def _pairs(names: Sequence[str], found: dict[tuple[str, str], Score]) -> list[tuple[str, str]]:
    """Return every pair that met, ordered by level from the top, with plain MCTS last."""
    order = sorted(
        names, key=lambda name: LEVEL_NAMES.index(name) if name in LEVEL_NAMES else -1, reverse=True
    )
    return [
        (one, other)
        for at, one in enumerate(order)
        for other in order[at + 1 :]
        if (one, other) in found
    ]


def _pair(one: str, other: str, score: Score) -> dict[str, Any]:
    decided = score.won + score.lost
    return {
        "one": one,
        "other": other,
        "won": score.won,
        "lost": score.lost,
        "shared": score.shared,
        "of_decided": as_json(wilson(score.won, decided)),
    }


def expected_results(names: Sequence[str]) -> list[tuple[str, str, float]]:
    """Return the required results: each level beats the level below, the best one plain MCTS."""
    present = [name for name in LEVEL_NAMES if name in names]
    due = [(upper, lower, STEP) for lower, upper in pairwise(present)]
    if present and PLAIN_MCTS in names:
        due.append((present[-1], PLAIN_MCTS, MASTERY))
    return due


def _steps(names: Sequence[str], found: dict[tuple[str, str], Score]) -> list[dict[str, Any]]:
    """Return the required and the measured results."""
    return [
        _step(one, other, share, found[one, other])
        for one, other, share in expected_results(names)
        if (one, other) in found
    ]


def _step(one: str, other: str, due: float, score: Score) -> dict[str, Any]:
    share = wilson(score.won, score.won + score.lost).share
    return {"one": one, "other": other, "due": due, "share": round(share, 4), "kept": share >= due}
