"""Regret minimisation for three to five players of Da Capo, backwards from the end.

At every state the seats play the same round many times against each other, each with regret
matching (clipped and predictive, later rounds weighing more); what a round leads to is worth what
was found there before. The average of what they played is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.search.dacapo.crowd import (
    CODES,
    CUP_COUNTS,
    LAID_COUNTS,
    LINE,
    STOCK,
    Table,
    choices,
    key_of,
    play,
    profiles,
    read_key,
    read_profile,
    shares,
    slot_of,
    table,
)

EXPLORING = 0.3
"""The part of the time that goes into finding the states, for the progress bar."""
MOST_SEATS = 5


@dataclass(frozen=True)
class Plan:
    """How finely a number of players is computed."""

    gap: int
    """Beans laid are told apart up to here; see `crowd`."""
    passes: int
    """How often each round is played before somebody looks."""
    patience: int
    """How often somebody looks whether anybody would still rather play differently."""


EXACT = 30
"""A gap no beans laid can have."""
PLAN = Plan(EXACT, passes=50, patience=60)
CONTENT = 0.0005
"""A round in which nobody would gain more than this by playing differently is played well."""


@dataclass(frozen=True)
class Policy:
    """What was learnt, for one number of seats and beans."""

    told: Table
    keys: npt.NDArray[np.int64]
    """the states, ascending"""
    values: npt.NDArray[np.float32]
    """[state, place] → the share of the win to be expected"""
    mixes: npt.NDArray[np.float32]
    """[state, place, shown - 1]"""
    gains: npt.NDArray[np.float32]
    """[state] → what somebody could gain in this round alone by playing differently"""


@njit(cache=True, nogil=True)
def explore(told, seats, keys, slots, begun, known, limit):  # type: ignore[no-untyped-def]
    """Add the states that the states from `begun` on lead to; how many were looked at and are
    known. Ends after `limit` states, or when the arrays are full."""
    now, after = np.zeros((seats, LINE), np.int64), np.zeros((seats, LINE), np.int64)
    shown, codes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    end = min(begun + limit, known)
    while begun < end and known + profiles_bound(seats) <= len(keys):
        read_key(keys[begun], now)
        begun += 1
        for number in range(profiles(now)):
            read_profile(number, now, shown)
            if not play(told, now, shown, after):
                key = key_of(told, after, codes, order)
                place = slot_of(slots, keys, key)
                if slots[place] < 0:
                    slots[place] = known
                    keys[known] = key
                    known += 1
    return begun, known


@njit(cache=True, nogil=True)
def profiles_bound(seats):  # type: ignore[no-untyped-def]
    return MOST_SHOWN**seats


@njit(cache=True, nogil=True)
def rehash(keys, known, slots):  # type: ignore[no-untyped-def]
    for index in range(known):
        slots[slot_of(slots, keys, keys[index])] = index


@njit(cache=True, nogil=True)
def tabulate(told, now, keys, slots, values, pays):  # type: ignore[no-untyped-def]
    """Write what every showing is worth to every seat."""
    seats = len(now)
    after = np.zeros((seats, LINE), np.int64)
    shown, codes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    for number in range(profiles(now)):
        read_profile(number, now, shown)
        if play(told, now, shown, after):
            shares(told, after, pays[number])
        else:
            index = slots[slot_of(slots, keys, key_of(told, after, codes, order))]
            for place in range(seats):
                pays[number, order[place]] = values[index, place]


@njit(cache=True, nogil=True)
def fold_last(source, target, count, mix, width):  # type: ignore[no-untyped-def]
    """Average the fastest choice of a tensor away; how long it is then."""
    length = count // width
    for place in range(length):
        total = 0.0
        for choice in range(width):
            total += source[place * width + choice] * mix[choice]
        target[place] = total
    return length


@njit(cache=True, nogil=True)
def fold_first(source, count, mix, width):  # type: ignore[no-untyped-def]
    """Average the slowest choice of a tensor away, in place; how long it is then."""
    length = count // width
    for place in range(length):
        total = 0.0
        for choice in range(width):
            total += source[choice * length + place] * mix[choice]
        source[place] = total
    return length


@njit(cache=True, nogil=True)
def expect(pays, count, seat, mixes, widths, work):  # type: ignore[no-untyped-def]
    """What each choice of a seat is worth against the others' mixes, at the front of `work`."""
    for number in range(count):
        work[number] = pays[number, seat]
    for other in range(len(widths) - 1, seat, -1):
        count = fold_last(work, work, count, mixes[other], widths[other])
    for other in range(seat):
        count = fold_first(work, count, mixes[other], widths[other])


@njit(cache=True, nogil=True)
def match(regrets, mix, width):  # type: ignore[no-untyped-def]
    """Regret matching: choices in proportion to what is regretted, any if nothing is."""
    total = 0.0
    for choice in range(width):
        total += regrets[choice]
    for choice in range(width):
        mix[choice] = regrets[choice] / total if total > 0.0 else 1.0 / width


@njit(cache=True, nogil=True)
def regret(work, regrets, hopes, mix, width):  # type: ignore[no-untyped-def]
    """Add what was missed; hope that the same would be missed once more (predictive matching)."""
    got = 0.0
    for choice in range(width):
        got += work[choice] * mix[choice]
    for choice in range(width):
        missed = work[choice] - got
        regrets[choice] = max(0.0, regrets[choice] + missed)
        hopes[choice] = max(0.0, regrets[choice] + missed)


@njit(cache=True, nogil=True)
def twins(now, out):  # type: ignore[no-untyped-def]
    """Write for each seat the first one that is just like it: these must play alike, since at a
    table nothing could tell them which of them plays which part."""
    out[0] = 0
    for seat in range(1, len(now)):
        out[seat] = out[seat - 1]
        for field in range(LINE):
            if now[seat, field] != now[seat - 1, field]:
                out[seat] = seat


@njit(cache=True, nogil=True)
def rehearse(pays, count, widths, like, begun, end, regrets, sums, work):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Play a round many times by regret matching; add up the mixes, later ones weighing more."""
    seats = len(widths)
    mixes, hopes = np.zeros((seats, MOST_SHOWN)), regrets.copy()
    for turn in range(begun, end):
        for seat in range(seats):
            match(hopes[like[seat]], mixes[seat], widths[seat])
        for seat in range(seats):
            for choice in range(widths[seat]):
                sums[seat, choice] += mixes[seat, choice] * (turn + 1)
            if widths[seat] > 1 and like[seat] == seat:
                expect(pays, count, seat, mixes, widths, work)
                regret(work, regrets[seat], hopes[seat], mixes[seat], widths[seat])


@njit(cache=True, nogil=True)
def judge(pays, count, widths, mixes, got, work):  # type: ignore[no-untyped-def]
    """Write what each seat gets; the most that any seat would gain by playing differently."""
    gain = 0.0
    for seat in range(len(widths)):
        expect(pays, count, seat, mixes, widths, work)
        got[seat], top = 0.0, 0.0
        for choice in range(widths[seat]):
            got[seat] += work[choice] * mixes[seat, choice]
            top = max(top, work[choice])
        gain = max(gain, top - got[seat])
    return gain


@njit(cache=True, nogil=True)
def settle(pays, count, widths, like, passes, patience, value, mix):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Rehearse until nobody would rather play differently, or patience ends; write the best mixes
    found and what they give; what somebody would still gain."""
    seats = len(widths)
    regrets, sums = np.zeros((seats, MOST_SHOWN)), np.zeros((seats, MOST_SHOWN))
    average, got, work = np.zeros((seats, MOST_SHOWN)), np.zeros(seats), np.zeros(len(pays))
    least = np.inf
    for look in range(patience):
        begun, end = look * passes, (look + 1) * passes
        rehearse(pays, count, widths, like, begun, end, regrets, sums, work)
        average[:] = sums / (end * (end + 1) / 2)
        gain = judge(pays, count, widths, average, got, work)
        if gain < least:
            least = gain
            mix[:] = average
            value[:] = got
        if gain <= CONTENT:
            break
    return least


@njit(cache=True, nogil=True)
def sweep(told, keys, slots, values, mixes, gains, begun, end, passes, patience):  # type: ignore[no-untyped-def] # noqa: PLR0913
    """Work out the states from `begun` to `end`; all they lead to is known already."""
    seats = values.shape[1]
    now, widths = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    pays, like = np.zeros((MOST_SHOWN**seats, seats)), np.zeros(seats, np.int64)
    for index in range(begun, end):
        read_key(keys[index], now)
        for seat in range(seats):
            widths[seat] = choices(now[seat, STOCK])
        twins(now, like)
        count = profiles(now)
        tabulate(told, now, keys, slots, values, pays)
        value, mix = values[index], mixes[index]
        gains[index] = settle(pays, count, widths, like, passes, patience, value, mix)


def start_key(seats: int, beans: int) -> int:
    code = beans * CUP_COUNTS * LAID_COUNTS
    return sum(code * CODES**place for place in range(seats))


def _stocks(keys: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """The beans in all hands of each state."""
    total = np.zeros(len(keys), dtype=np.int64)
    for place in range(seats):
        total += keys // CODES**place % CODES // LAID_COUNTS // CUP_COUNTS
    return total


SLICES = {2: 50, 3: 10, 4: 4, 5: 1}
"""States between two looks at the clock, by seats: some 20 ms at most."""


def states_from(told: Table, seats: int, start: int) -> Iterator[Any]:
    """Every state that can follow a state, and itself; yields how many are known, at last all."""
    keys, slots = np.zeros(1 << 13, np.int64), np.full(1 << 15, -1, np.int64)
    keys[0] = start
    rehash(keys, 1, slots)
    begun, known = 0, 1
    while begun < known:
        begun, known = explore(told, seats, keys, slots, begun, known, SLICES[seats])
        if known + MOST_SHOWN**seats > len(keys):
            keys = np.concatenate([keys, np.zeros_like(keys)])
            slots = np.full(4 * len(keys), -1, np.int64)
            rehash(keys, known, slots)
        yield known
    yield keys[:known]


def hashed(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """An open hash table of the keys."""
    slots = np.full(1 << int(4 * len(keys) - 1).bit_length(), -1, np.int64)
    rehash(keys, len(keys), slots)
    return slots


def fewest_first(keys: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """States in an order in which all that follows a state stands before it."""
    return keys[np.argsort(_stocks(keys, seats), kind="stable")]


def learn(
    told: Table, seats: int, found: npt.NDArray[np.int64], plan: Plan
) -> Iterator[Policy | float]:
    """Work out states that are closed under play; yields how far it is, and at last the policy."""
    keys = fewest_first(found, seats)
    slots = hashed(keys)
    values = np.zeros((len(keys), seats), np.float32)
    mixes = np.zeros((len(keys), seats, MOST_SHOWN), np.float32)
    gains = np.zeros(len(keys), np.float32)
    looks = plan.passes, plan.patience
    for begun in range(0, len(keys), SLICES[seats]):
        end = min(begun + SLICES[seats], len(keys))
        sweep(told, keys, slots, values, mixes, gains, begun, end, *looks)
        yield end / len(keys)
    order = np.argsort(keys)
    yield Policy(told, keys[order], values[order], mixes[order], gains[order])


def build(seats: int, beans: int, plan: Plan | None = None) -> Iterator[Policy | float]:
    """Learn a whole game; yields now and then how far it is, and at last the policy."""
    plan = plan or PLAN
    told = table(seats, plan.gap)
    found: Any = None
    for known in states_from(told, seats, start_key(seats, beans)):
        found = known
        if isinstance(known, int):
            yield EXPLORING * (1 - 1 / (1 + known / 1e5))
    for step in learn(told, seats, found, plan):
        yield EXPLORING + (1 - EXPLORING) * step if isinstance(step, float) else step
