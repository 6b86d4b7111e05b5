"""Regret minimisation for Da Capo with three to five players, from the end backwards.

At every state the seats play the round by regret matching (`matching`), with the values of the
following states from earlier results.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.multiplayer_rules import (
    LINE,
    STOCK,
    CompiledRules,
    choices,
    compiled_rules,
    key_of,
    play,
    profiles,
    read_key,
    read_profile,
    shares,
    slot_of,
)
from cupboard.experts.dacapo.solver.reachable_states import (
    fewest_first,
    go_through,
    hashed,
    start_key,
    states_from,
)
from cupboard.experts.dacapo.solver.regret_matching import solve_round, twins
from cupboard.games.dacapo.layout import MAX_SHOWN

EXPLORING = 0.3
"""Part of the time spent on finding the states, for the progress bar."""


@dataclass(frozen=True)
class Plan:
    """Iteration limits for each round."""

    passes: int
    """Iterations between two checks of the gain from deviating."""
    patience: int
    """Most checks of the gain from deviating."""


THOROUGH = Plan(passes=50, patience=60)
BRISK = Plan(passes=50, patience=8)
"""For millions of states."""


@dataclass(frozen=True)
class Policy:
    """Learnt strategies for one number of seats and beans."""

    rules: CompiledRules
    keys: npt.NDArray[np.int64]
    """the states, ascending"""
    values: npt.NDArray[np.float32]
    """[state, place] → the expected share of the win"""
    mixes: npt.NDArray[np.float32]
    """[state, place, shown - 1]"""


@compiled
def tabulate(rules, now, keys, slots, values, pays):  # type: ignore[no-untyped-def]
    """Write the value of every joint choice for every seat."""
    seats = len(now)
    after = np.zeros((seats, LINE), np.int64)
    shown, codes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    for number in range(profiles(now)):
        read_profile(number, now, shown)
        if play(rules, now, shown, after):
            shares(rules, after, pays[number])
        else:
            index = slots[slot_of(slots, keys, key_of(rules, after, codes, order))]
            for place in range(seats):
                pays[number, order[place]] = values[index, place]


@compiled
def sweep(rules, keys, slots, values, mixes, begun, end, passes, patience):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Solve the states from `begun` to `end`, whose successors are all solved."""
    seats = values.shape[1]
    now, widths = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    pays, like = np.zeros((MAX_SHOWN**seats, seats)), np.zeros(seats, np.int64)
    for index in range(begun, end):
        read_key(keys[index], now)
        for seat in range(seats):
            widths[seat] = choices(now[seat, STOCK])
        twins(now, like)
        count = profiles(now)
        tabulate(rules, now, keys, slots, values, pays)
        value, mix = values[index], mixes[index]
        solve_round(pays, count, widths, like, passes, patience, value, mix)


def learn(
    rules: CompiledRules, seats: int, found: npt.NDArray[np.int64], plan: Plan, threads: int = 1
) -> Iterator[Policy | float]:
    """Solve a set of states that is closed under play; yield the progress, and the policy last."""
    keys = fewest_first(found, seats)
    slots = hashed(keys)
    values = np.zeros((len(keys), seats), np.float32)
    mixes = np.zeros((len(keys), seats, MAX_SHOWN), np.float32)

    def work(begun: int, end: int) -> None:
        sweep(rules, keys, slots, values, mixes, begun, end, plan.passes, plan.patience)

    yield from go_through(keys, seats, work, threads)
    order = np.argsort(keys)
    yield Policy(rules, keys[order], values[order], rounded(mixes[order]))


def rounded(mixes: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return the mixes rounded as they are stored on disk, so that measurements match play."""
    return mixes.astype(np.float16).astype(np.float32)


def build(
    seats: int, beans: int, plan: Plan = THOROUGH, threads: int = 1
) -> Iterator[Policy | float]:
    """Solve a whole game; yield the progress, and the policy last."""
    rules = compiled_rules(seats)
    found: Any = None
    for known in states_from(rules, seats, start_key(seats, beans)):
        found = known
        if isinstance(known, int):
            yield EXPLORING * (1 - 1 / (1 + known / 1e5))
    for step in learn(rules, seats, found, plan, threads):
        yield EXPLORING + (1 - EXPLORING) * step if isinstance(step, float) else step
