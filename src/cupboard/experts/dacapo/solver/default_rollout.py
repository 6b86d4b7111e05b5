"""Rollouts of Da Capo with a simple fixed strategy, as a first estimate of unknown states.

Every seat prefers small numbers to large ones, as solved games do at their beginning.
"""

from __future__ import annotations

import numpy as np

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.multiplayer_rules import LINE, STOCK, choices, play, shares
from cupboard.experts.dacapo.solver.policy_playout import pick
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.search.xorshift import advance

FONDNESS = 0.55
"""How often a number is shown, relative to the number below it."""


@compiled
def prefer(stock, mix):  # type: ignore[no-untyped-def]
    """Write the mix of a seat with this stock."""
    width, total = choices(stock), 0.0
    for choice in range(MAX_SHOWN):
        mix[choice] = FONDNESS**choice if choice < width else 0.0
        total += mix[choice]
    for choice in range(MAX_SHOWN):
        mix[choice] /= total


@compiled
def play_on(rules, now, shown, mix, share, word):  # type: ignore[no-untyped-def]
    """Play a game to its end in place; write the shares of the win."""
    over = False
    while not over:
        for seat in range(len(shown)):
            word = advance(word)
            prefer(now[seat, STOCK], mix)
            shown[seat] = pick(mix, word) if now[seat, STOCK] else 0
        over = play(rules, now, shown, now)
    shares(rules, now, share)
    return word


@compiled
def weigh_choices(rules, start, mixes, seat, samples, word):  # type: ignore[no-untyped-def]
    """Return the value of each choice of a seat if the others use these mixes in this round."""
    seats, worth = len(start), np.zeros(choices(start[seat, STOCK]))
    shown, now = np.zeros(seats, np.int64), np.zeros((seats, LINE), np.int64)
    later, mix, share = np.zeros(seats, np.int64), np.zeros(MAX_SHOWN), np.zeros(seats)
    for _ in range(samples):
        for other in range(seats):
            word = advance(word)
            shown[other] = pick(mixes[other], word) if start[other, STOCK] else 0
        for choice in range(len(worth)):
            shown[seat] = choice + 1
            if play(rules, start, shown, now):
                shares(rules, now, share)
            else:
                word = play_on(rules, now, later, mix, share, word)
            worth[choice] += share[seat]
    return worth / samples
