"""A second solver of Da Capo for two: whole states, the game's own `apply`, no arrays.

It is slow, and serves only to check the compiled solver.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

import cupboard
from cupboard.core.types import Joint, Over
from cupboard.search.matrix_games import MAX_MOVES, solve

GAME: Any = cupboard.game("dacapo")
Mixes = Callable[[Any, int], tuple[float, ...]]
"""(state, seat) → probabilities of showing 1, 2 …"""


def after(state: Any, shown: tuple[Any, ...]) -> Any:
    return GAME.apply(state, Joint(tuple(enumerate(shown)))).state


def share(state: Any, seat: int) -> float | None:
    """Return a seat's share of the victory if the game is over, else None."""
    turn = GAME.turn(state)
    if not isinstance(turn, Over):
        return None
    winners = turn.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def payoffs(state: Any, worth: Callable[[Any], float]) -> npt.NDArray[np.float64]:
    sides = [tuple(GAME.legal(state, seat)) for seat in (0, 1)]
    pays = [worth(after(state, shown)) for shown in product(*sides)]
    return np.array(pays).reshape(len(sides[0]), len(sides[1]))


@cache
def value(state: Any) -> float:
    """Return the first seat's expected share of the victory between perfect players."""
    ended = share(state, 0)
    if ended is not None:
        return ended
    game = payoffs(state, value)
    mixes = np.zeros((2, MAX_MOVES))
    rows, columns = game.shape
    found: float = solve(game, rows, columns, mixes[0], mixes[1], np.zeros(1, np.int64))
    return found


def best_response(start: Any, seat: int, others: Mixes) -> float:
    """Return the most that a seat can get against an opponent whose mixes are known."""

    @cache
    def best(state: Any) -> float:
        ended = share(state, seat)
        if ended is not None:
            return ended
        pays = payoffs(state, best)
        mix = others(state, 1 - seat)
        own = pays if seat == 0 else pays.T
        return float((own @ np.array(mix[: own.shape[1]])).max())

    return best(start)
