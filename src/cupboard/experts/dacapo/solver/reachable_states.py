"""Enumeration of the states that Da Capo games of three to five players can reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled
from cupboard.experts.dacapo.solver.multiplayer_rules import (
    CODES,
    CUP_COUNTS,
    LAID_COUNTS,
    LINE,
    CompiledRules,
    key_of,
    play,
    profiles,
    read_key,
    read_profile,
    slot_of,
)
from cupboard.games.dacapo.layout import MAX_SHOWN

SLICES = {2: 50, 3: 10, 4: 4, 5: 1}
"""States between two checks of the clock, by seats: about 20 ms at most."""
LONG_SLICE = 256
"""The same if the computation cannot be stopped."""


@compiled
def explore(rules, seats, keys, slots, begun, known, limit):  # type: ignore[no-untyped-def]
    """Add the successors of the states from `begun` on; return the numbers explored and known.

    Ends after `limit` states, or when the arrays are full.
    """
    now, after = np.zeros((seats, LINE), np.int64), np.zeros((seats, LINE), np.int64)
    shown, codes = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    order = np.zeros(seats, np.int64)
    end = min(begun + limit, known)
    while begun < end and known + profiles_bound(seats) <= len(keys):
        read_key(keys[begun], now)
        begun += 1
        for number in range(profiles(now)):
            read_profile(number, now, shown)
            if not play(rules, now, shown, after):
                key = key_of(rules, after, codes, order)
                place = slot_of(slots, keys, key)
                if slots[place] < 0:
                    slots[place] = known
                    keys[known] = key
                    known += 1
    return begun, known


@compiled
def profiles_bound(seats):  # type: ignore[no-untyped-def]
    return MAX_SHOWN**seats


@compiled
def rehash(keys, known, slots):  # type: ignore[no-untyped-def]
    for index in range(known):
        slots[slot_of(slots, keys, keys[index])] = index


def start_key(seats: int, beans: int) -> int:
    code = beans * CUP_COUNTS * LAID_COUNTS
    return sum(code * CODES**place for place in range(seats))


def stocks_of(keys: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """Return the total of the stocks of each state."""
    total = np.zeros(len(keys), dtype=np.int64)
    for place in range(seats):
        total += keys // CODES**place % CODES // LAID_COUNTS // CUP_COUNTS
    return total


def states_from(rules: CompiledRules, seats: int, start: int) -> Iterator[Any]:
    """Find a state and all its successors; yield the number known so far, and all states last."""
    keys, slots = np.zeros(1 << 13, np.int64), np.full(1 << 15, -1, np.int64)
    keys[0] = start
    rehash(keys, 1, slots)
    begun, known = 0, 1
    while begun < known:
        begun, known = explore(rules, seats, keys, slots, begun, known, SLICES[seats])
        if known + MAX_SHOWN**seats > len(keys):
            keys = np.concatenate([keys, np.zeros_like(keys)])
            slots = np.full(4 * len(keys), -1, np.int64)
            rehash(keys, known, slots)
        yield known
    yield keys[:known]


def hashed(keys: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return an open hash table of the keys."""
    slots = np.full(1 << int(4 * len(keys) - 1).bit_length(), -1, np.int64)
    rehash(keys, len(keys), slots)
    return slots


def fewest_first(keys: npt.NDArray[np.int64], seats: int) -> npt.NDArray[np.int64]:
    """Return the states in an order in which all successors of a state come before it."""
    return keys[np.argsort(stocks_of(keys, seats), kind="stable")]


def layers(keys: npt.NDArray[np.int64], seats: int, size: int) -> Iterator[list[tuple[int, int]]]:
    """Yield slices of states sorted by `fewest_first`, layer by layer.

    States of one layer have the same total of beans, so none follows from another.
    """
    totals = stocks_of(keys, seats)
    ends = [*np.flatnonzero(np.diff(totals)) + 1, len(keys)]
    begun = 0
    for end in map(int, ends):
        yield [(at, min(at + size, end)) for at in range(begun, end, size)]
        begun = end


def go_through(
    keys: npt.NDArray[np.int64], seats: int, work: Callable[[int, int], None], threads: int
) -> Iterator[float]:
    """Run the work slice by slice, with the slices of a layer in parallel; yield the progress."""
    if threads == 1:
        for slices in layers(keys, seats, SLICES[seats]):
            for begun, end in slices:
                work(begun, end)
                yield end / len(keys)
        return
    with ThreadPoolExecutor(threads) as pool:
        for slices in layers(keys, seats, LONG_SLICE):
            for (_, end), _ in zip(slices, pool.map(lambda at: work(*at), slices), strict=True):
                yield end / len(keys)
