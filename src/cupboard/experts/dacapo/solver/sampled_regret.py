"""Da Capo with many players and beans, learnt from sampled trajectories.

A trajectory follows the present strategies from a state, while one seat sometimes explores. It ends
at a state that has no entry yet. On the way back every state is updated: the others draw from their
mixes, and each seat evaluates each of its choices from the following entries. Regret matching turns
these values into mixes. The strategies converge first in the states that games reach often, whereas
a sweep would have to cover hundreds of millions of states.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import compiled, inlined
from cupboard.experts.dacapo.solver.backward_induction import Policy, rounded
from cupboard.experts.dacapo.solver.default_rollout import play_on
from cupboard.experts.dacapo.solver.multiplayer_rules import (
    LINE,
    STOCK,
    CompiledRules,
    choices,
    key_of,
    play,
    read_key,
    shares,
    slot_of,
)
from cupboard.experts.dacapo.solver.policy_playout import TOP, pick
from cupboard.experts.dacapo.solver.regret_matching import match, twins
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.search.xorshift import advance, number, seeded

CURIOSITY = 0.3
"""Probability that the exploring seat plays a random choice."""
THOUGHTS = 4
"""Updates of a state on the way back."""
FRESH = 4
"""Weight of later updates in a state's value: the n-th has a share of 4 / (n + 3)."""
LEAST_SHARE = 0.001
"""Smallest share of an update."""
MAX_ROUNDS = 64
"""More than the rounds of any game."""
SLICE = 64
"""Trajectories between two checks of the clock: some milliseconds."""
NONE = -1

# Inline: passing all these arrays costs more than the work itself.


class RegretTable(NamedTuple):
    """An entry for each state, with its seats in the order of the state's key."""

    keys: npt.NDArray[np.int64]
    slots: npt.NDArray[np.int32]
    """an open hash table of the entries"""
    regrets: npt.NDArray[np.float32]
    sums: npt.NDArray[np.float32]
    """sum of all mixes played, the n-th weighted by n²"""
    values: npt.NDArray[np.float32]
    thoughts: npt.NDArray[np.int32]
    used: npt.NDArray[np.int64]
    """the number of entries, as an array of one number"""


class Scratch(NamedTuple):
    """Workspace of a trajectory."""

    now: npt.NDArray[np.int64]
    after: npt.NDArray[np.int64]
    shown: npt.NDArray[np.int64]
    later: npt.NDArray[np.int64]
    codes: npt.NDArray[np.int64]
    order: npt.NDArray[np.int64]
    like: npt.NDArray[np.int64]
    widths: npt.NDArray[np.int64]
    mixes: npt.NDArray[np.float64]
    pays: npt.NDArray[np.float64]
    taste: npt.NDArray[np.float64]
    share: npt.NDArray[np.float64]
    path: npt.NDArray[np.int64]


def notebook(seats: int, pages: int) -> RegretTable:
    return RegretTable(
        keys=np.zeros(pages, np.int64),
        slots=np.full(1 << (2 * pages - 1).bit_length(), NONE, np.int32),
        regrets=np.zeros((pages, seats, MAX_SHOWN), np.float32),
        sums=np.zeros((pages, seats, MAX_SHOWN), np.float32),
        values=np.zeros((pages, seats), np.float32),
        thoughts=np.zeros(pages, np.int32),
        used=np.zeros(1, np.int64),
    )


def desk(seats: int) -> Scratch:
    def line() -> npt.NDArray[np.int64]:
        return np.zeros(seats, np.int64)

    return Scratch(
        now=np.zeros((seats, LINE), np.int64),
        after=np.zeros((seats, LINE), np.int64),
        shown=line(),
        later=line(),
        codes=line(),
        order=line(),
        like=line(),
        widths=line(),
        mixes=np.zeros((seats, MAX_SHOWN)),
        pays=np.zeros(MAX_SHOWN),
        taste=np.zeros(MAX_SHOWN),
        share=np.zeros(seats),
        path=np.zeros(MAX_ROUNDS, np.int64),
    )


@inlined
def new_page(book, key, slot):  # type: ignore[no-untyped-def]
    """Add an entry for a state; return NONE if the table is full."""
    page = book.used[0]
    if page == len(book.keys):
        return NONE
    book.used[0] = page + 1
    book.slots[slot] = page
    book.keys[page] = key
    return page


@inlined
def read_page(book, page, desk):  # type: ignore[no-untyped-def]
    """Write the seats of a state and their present mixes."""
    read_key(book.keys[page], desk.now)
    twins(desk.now, desk.like)
    for seat in range(len(desk.shown)):
        width = choices(desk.now[seat, STOCK])
        desk.widths[seat] = width
        match(book.regrets[page, desk.like[seat]], desk.mixes[seat], width)
        for choice in range(width, MAX_SHOWN):
            desk.mixes[seat, choice] = 0.0


@inlined
def show(desk, word):  # type: ignore[no-untyped-def]
    """Draw a number for every seat from its mix."""
    for seat in range(len(desk.shown)):
        word = advance(word)
        desk.shown[seat] = pick(desk.mixes[seat], word) if desk.now[seat, STOCK] else 0
    return word


@inlined
def try_anything(desk, seat, word):  # type: ignore[no-untyped-def]
    """Sometimes replace a seat's choice by a random one."""
    word = advance(word)
    if desk.now[seat, STOCK] and number(word) < CURIOSITY * TOP:
        word = advance(word)
        desk.shown[seat] = 1 + ((number(word) * desk.widths[seat]) >> 31)
    return word


@compiled
def walk_out(rules, book, desk, start, word):  # type: ignore[no-untyped-def]
    """Follow a trajectory to a state without an entry, which gets one, or to the end.

    Return the number of entries on the way.
    """
    word = advance(word)
    curious = (number(word) * len(desk.shown)) >> 31
    key, steps = start, 0
    while True:
        slot = slot_of(book.slots, book.keys, key)
        page = book.slots[slot]
        known = page != NONE
        if not known:
            page = new_page(book, key, slot)
        if page == NONE:
            break
        desk.path[steps] = page
        steps += 1
        if not known:
            break
        read_page(book, page, desk)
        word = try_anything(desk, curious, show(desk, word))
        if play(rules, desk.now, desk.shown, desk.after):
            break
        key = key_of(rules, desk.after, desk.codes, desk.order)
    return steps, word


@inlined
def worth(rules, book, desk, seat, word):  # type: ignore[no-untyped-def]
    """Return a seat's value after a joint choice: from the rules, the next entry or a rollout."""
    if play(rules, desk.now, desk.shown, desk.after):
        shares(rules, desk.after, desk.share)
        return desk.share[seat], word
    page = book.slots[
        slot_of(book.slots, book.keys, key_of(rules, desk.after, desk.codes, desk.order))
    ]
    if page == NONE:
        word = play_on(rules, desk.after, desk.later, desk.taste, desk.share, word)
        return desk.share[seat], word
    place = 0
    while desk.order[place] != seat:
        place += 1
    return float(book.values[page, place]), word


@inlined
def regret_all(book, page, desk, seat, got, thought):  # type: ignore[no-untyped-def]
    """Record a seat's regrets, mix and value."""
    share = max(FRESH / (thought + FRESH - 1), LEAST_SHARE)
    book.values[page, seat] += share * (got - book.values[page, seat])
    for choice in range(desk.widths[seat]):
        book.sums[page, seat, choice] += desk.mixes[seat, choice] * thought * thought
        missed = book.regrets[page, seat, choice] + desk.pays[choice] - got
        book.regrets[page, seat, choice] = max(0.0, missed)


@compiled
def think(rules, book, desk, page, word):  # type: ignore[no-untyped-def]
    """Update a state: each seat evaluates all its choices against what the others drew."""
    read_page(book, page, desk)
    word = show(desk, word)
    book.thoughts[page] += 1
    for seat in range(len(desk.shown)):
        twin = desk.like[seat]
        if twin != seat:
            book.values[page, seat] = book.values[page, twin]
            continue
        shown, got = desk.shown[seat], 0.0
        for choice in range(desk.widths[seat]):
            if desk.now[seat, STOCK]:
                desk.shown[seat] = choice + 1
            desk.pays[choice], word = worth(rules, book, desk, seat, word)
            got += desk.pays[choice] * desk.mixes[seat, choice]
        desk.shown[seat] = shown
        regret_all(book, page, desk, seat, got, book.thoughts[page])
    return word


@compiled
def walk(rules, book, desk, start, walks, word):  # type: ignore[no-untyped-def]
    """Run `walks` trajectories from a state; return the state of the random generator."""
    for _ in range(walks):
        steps, word = walk_out(rules, book, desk, start, word)
        for step in range(steps - 1, -1, -1):
            for _thought in range(THOUGHTS):
                word = think(rules, book, desk, desk.path[step], word)
    return word


def walk_until(
    rules: CompiledRules,
    book: RegretTable,
    start: int,
    seed: int,
    stopped: Callable[[], bool],
    most: int,
) -> int:
    """Run up to `most` trajectories until stopped; return the number run."""
    own, word = desk(book.values.shape[1]), np.uint64(seeded(np.uint64(seed)))
    done = 0
    while done < most and not stopped():
        walks = min(SLICE, most - done)
        word = np.uint64(walk(rules, book, own, start, walks, word))
        done += walks
    return done


@compiled
def share_between_twins(keys, sums):  # type: ignore[no-untyped-def]
    """Copy the first of several equal seats to the others, because only it was recorded."""
    seats = sums.shape[1]
    now, like = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    for page in range(len(keys)):
        read_key(keys[page], now)
        twins(now, like)
        for seat in range(seats):
            sums[page, seat] = sums[page, like[seat]]


def policy_of(rules: CompiledRules, book: RegretTable, least: int = 1) -> Policy:
    """Return the strategies for all states that were updated at least `least` times."""
    pages = np.flatnonzero(book.thoughts[: book.used[0]] >= max(1, least))
    pages = pages[np.argsort(book.keys[pages])]
    sums = book.sums[pages].astype(np.float64)
    share_between_twins(book.keys[pages], sums)
    totals = np.maximum(sums.sum(axis=2, keepdims=True), 1.0)
    mixes = rounded((sums / totals).astype(np.float32))
    return Policy(rules, book.keys[pages], book.values[pages], mixes)
