"""Regret matching over one round of Da Capo, where the rest of the game is only sampled.

Good enough for the first rounds of a game with many players, which are too far from the end to be
worked out. After the round everybody shows small numbers oftener than large ones, as the worked out
games do at their beginning.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.search.dacapo.crowd import LINE, STOCK, Seats, choices, play, shares, table
from cupboard.search.dacapo.matching import match, regret
from cupboard.search.dacapo.trial import pick
from cupboard.search.playouts import advance, seeded

FONDNESS = 0.55
"""How often a number is shown in samples, compared with the number below it."""
TURNS, SLICE = 3000, 100


@njit(cache=True, nogil=True)
def taste(stock, mix):  # type: ignore[no-untyped-def]
    """Write the mix of samples."""
    width, total = choices(stock), 0.0
    for choice in range(MOST_SHOWN):
        mix[choice] = FONDNESS**choice if choice < width else 0.0
        total += mix[choice]
    for choice in range(MOST_SHOWN):
        mix[choice] /= total


@njit(cache=True, nogil=True)
def finish(real, now, shown, mix, share, word):  # type: ignore[no-untyped-def]
    """Play a round and, in place, the rest of the game; write the shares of the win."""
    over = play(real, now, shown, now)
    rest = np.zeros(len(shown), np.int64)
    while not over:
        for seat in range(len(shown)):
            word = advance(word)
            taste(now[seat, STOCK], mix)
            rest[seat] = pick(mix, word) if now[seat, STOCK] else 0
        over = play(real, now, rest, now)
    shares(real, now, share)
    return word


@njit(cache=True, nogil=True)
def rehearse(real, start, turns, regrets, sums, word):  # type: ignore[no-untyped-def]
    """Play the round so often, each time trying every choice of every seat."""
    seats = len(start)
    mixes, pays = np.zeros((seats, MOST_SHOWN)), np.zeros(MOST_SHOWN)
    shown, now = np.zeros(seats, np.int64), np.zeros((seats, LINE), np.int64)
    mix, share = np.zeros(MOST_SHOWN), np.zeros(seats)
    for _ in range(turns):
        for seat in range(seats):
            word = advance(word)
            match(regrets[seat], mixes[seat], choices(start[seat, STOCK]))
            shown[seat] = pick(mixes[seat], word) if start[seat, STOCK] else 0
            sums[seat] += mixes[seat]
        for seat in range(seats):
            kept, width = shown[seat], choices(start[seat, STOCK])
            for choice in range(width if start[seat, STOCK] else 0):
                shown[seat] = choice + 1
                now[:] = start
                word = finish(real, now, shown, mix, share, word)
                pays[choice] = share[seat]
            shown[seat] = kept
            regret(pays, regrets[seat], mix, mixes[seat], width)
    return word


@njit(cache=True, nogil=True)
def weigh_choices(real, start, mixes, seat, samples, word):  # type: ignore[no-untyped-def]
    """What each choice of a seat is worth if the others mix like this in this round."""
    seats, worth = len(start), np.zeros(choices(start[seat, STOCK]))
    shown, now = np.zeros(seats, np.int64), np.zeros((seats, LINE), np.int64)
    mix, share = np.zeros(MOST_SHOWN), np.zeros(seats)
    for _ in range(samples):
        for other in range(seats):
            word = advance(word)
            shown[other] = pick(mixes[other], word) if start[other, STOCK] else 0
        for choice in range(len(worth)):
            shown[seat] = choice + 1
            now[:] = start
            word = finish(real, now, shown, mix, share, word)
            worth[choice] += share[seat]
    return worth / samples


def round_mixes(
    seats: Seats, seed: int, stopped: Callable[[], bool]
) -> npt.NDArray[np.float64] | None:
    """How often each seat should show each number, as far as there is time; None for no time."""
    real = table(len(seats))
    regrets, sums = np.zeros((len(seats), MOST_SHOWN)), np.zeros((len(seats), MOST_SHOWN))
    word = np.uint64(seeded(np.uint64(seed)))
    for _ in range(TURNS // SLICE):
        if stopped():
            break
        word = np.uint64(rehearse(real, seats, SLICE, regrets, sums, word))
    total = sums.sum(axis=1, keepdims=True)
    return sums / total if total.all() else None
