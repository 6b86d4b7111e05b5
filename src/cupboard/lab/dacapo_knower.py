"""The gain of a Da Capo player who knows how the engines mix.

This is for games that are too large for a complete book. The informed player has one seat. Before
each round it gets the mixes of all others, and shows the number with the highest expected value
against them, estimated from samples of the rest of the game. Once the rest can be solved, all seats
follow the solution. A player who also knew the later mixes could gain more.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.lab.stats import Z_95
from cupboard.players.dacapo import library
from cupboard.players.dacapo.books import CrowdBook, Round
from cupboard.players.dacapo.rounds import walked
from cupboard.search.dacapo import crowd
from cupboard.search.dacapo.playing_on import weigh_choices
from cupboard.search.dacapo.subgame import settle_rest
from cupboard.search.dacapo.trial import pick
from cupboard.search.playouts import advance, seeded

KNOWER = 0
SETTLED = 5000
"""Most states for which the rest of a game is solved, which takes some seconds."""
WALKS = 10_000
"""Trajectories per round for the others, in rounds that are in no book."""
SEED = 2026
SAMPLES = 2000
"""Sampled games for each choice of the informed player."""


def _never() -> bool:
    return False


def _at_once() -> bool:
    return True


def measure(seats: int, beans: int, games: int, progress: Callable[[int], None]) -> dict[str, Any]:
    """Return the informed player's mean gain over an even share, with its 95% interval."""
    shares = []
    for number in range(games):
        shares.append(Table(seats, beans, SEED + number).play())
        progress(1)
    gain = statistics.mean(shares) - 1 / seats
    reach = Z_95 * statistics.stdev(shares) / sqrt(games)
    told = {"game": "dacapo", "seats": seats, "beans": beans, "games": games}
    return told | {"gain": gain, "low": gain - reach, "high": gain + reach}


class Table:
    """One game with the informed player on one seat and engines on all others."""

    def __init__(self, seats: int, beans: int, seed: int) -> None:
        self._real = crowd.table(seats)
        self._book = library.shelf(seats, beans).fetch(_at_once)
        self._now = np.zeros((seats, crowd.LINE), np.int64)
        self._now[:, crowd.STOCK] = beans
        self._word = np.uint64(seeded(np.uint64(seed)))

    def play(self) -> float:
        """Play until the rest can be solved, or to the end; return the informed player's share."""
        while (worth := self._rest()) is None:
            if crowd.play(self._real, self._now, self._showing(), self._now):
                shares = np.zeros(len(self._now))
                crowd.shares(self._real, self._now, shares)
                return float(shares[KNOWER])
        return worth

    def _rest(self) -> float | None:
        rest = settle_rest(self._now, _never, SETTLED)
        found = CrowdBook.of(rest).round_at(self._now) if rest else None
        return float(found.values[KNOWER]) if found else None

    def _showing(self) -> npt.NDArray[np.int64]:
        mixes = self._round().mixes
        shown = np.zeros(len(self._now), np.int64)
        for seat in np.flatnonzero(self._now[:, crowd.STOCK]):
            shown[seat] = pick(mixes[seat], self._draw())
        if self._now[KNOWER, crowd.STOCK]:
            asked = self._real, self._now, mixes, KNOWER, SAMPLES, self._draw()
            shown[KNOWER] = 1 + int(weigh_choices(*asked).argmax())
        return shown

    def _round(self) -> Round:
        """Return the engines' strategies for this round."""
        known = self._book.round_at(self._now) if isinstance(self._book, CrowdBook) else None
        found = known or walked(self._now, int(self._draw() >> np.uint64(2)), _never, WALKS)[0]
        assert found is not None, "there is time"
        return found

    def _draw(self) -> np.uint64:
        self._word = np.uint64(advance(self._word))
        return self._word
