"""Simulated Da Capo games between policies, to measure a best response under the real rules."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.backward_induction import Policy
from cupboard.experts.dacapo.solver.multiplayer_rules import (
    LINE,
    STOCK,
    compiled_rules,
    key_of,
    play,
    shares,
    slot_of,
)
from cupboard.experts.dacapo.solver.reachable_states import hashed
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.search.xorshift import advance, number, seeded

TOP = 1 << 31
SURE = 1.96
"""Standard errors on either side of a mean, for 95%."""


@compiled
def pick(mix, word):  # type: ignore[no-untyped-def]
    """Return a choice of a mix by a random number; the last possible one if rounding left a gap."""
    left = number(word) / TOP
    last = 0
    for choice in range(MAX_SHOWN):
        if mix[choice] > 0.0:
            last = choice
            left -= mix[choice]
            if left < 0.0:
                break
    return last + 1


@compiled
def choose(policy, now, seat, codes, order, word):  # type: ignore[no-untyped-def]
    """Return a policy's choice for a seat."""
    rules, keys, slots, mixes = policy
    index = slots[slot_of(slots, keys, key_of(rules, now, codes, order))]
    place = 0
    while order[place] != seat:
        place += 1
    return pick(mixes[index, place], word)


@compiled
def sample(real, first, others, beans, seed, out):  # type: ignore[no-untyped-def]
    """Play games with one policy on the first seat and another on all others.

    Write the first seat's share of each game.
    """
    seats = others[3].shape[1]
    now, after = np.zeros((seats, LINE), np.int64), np.zeros((seats, LINE), np.int64)
    shown, codes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order, share = np.zeros(seats, np.int64), np.zeros(seats)
    for game in range(len(out)):
        word = seeded(seed + np.uint64(game))
        now[:] = 0
        now[:, STOCK] = beans
        over = False
        while not over:
            for seat in range(seats):
                word = advance(word)
                policy = first if seat == 0 else others
                shown[seat] = 0
                if now[seat, STOCK]:
                    shown[seat] = choose(policy, now, seat, codes, order, word)
            over = play(real, now, shown, after)
            now[:] = after
        shares(real, now, share)
        out[game] = share[0]


@dataclass(frozen=True)
class Gain:
    """A seat's gain over an even share of the win, with its confidence interval."""

    mean: float
    low: float
    high: float
    games: int


def measure(response: Policy, policy: Policy, beans: int, games: int, seed: int) -> Gain:
    """Play a response against a policy on all other seats, with the full rules."""
    seats = policy.values.shape[1]
    out = np.zeros(games)
    real = compiled_rules(seats)
    sample(real, _packed(response), _packed(policy), beans, np.uint64(seed), out)
    mean, error = out.mean() - 1 / seats, SURE * out.std() / sqrt(games)
    return Gain(float(mean), float(mean - error), float(mean + error), games)


def _packed(policy: Policy):  # type: ignore[no-untyped-def]
    return policy.rules, policy.keys, hashed(policy.keys), policy.mixes
