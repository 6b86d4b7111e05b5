"""Da Capo with many players and beans, learnt by walking through the game again and again.

A walk plays on from a state as its notebook says by now, while one seat now and then tries
anything. It ends at a state that has no page yet. On the way back every state is thought over: the
others show what they would, and each seat looks what each of its choices would have been worth, by
the pages that follow. Regret matching makes mixes of that. So the notebook is right first where
games often go, which a sweep over all states cannot be: there are hundreds of millions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from cupboard.games.dacapo.layout import MOST_SHOWN
from cupboard.search.dacapo.crowd import (
    LINE,
    STOCK,
    Table,
    choices,
    key_of,
    play,
    read_key,
    shares,
    slot_of,
)
from cupboard.search.dacapo.matching import match, twins
from cupboard.search.dacapo.playing_on import play_on
from cupboard.search.dacapo.regret import Policy, rounded
from cupboard.search.dacapo.trial import TOP, pick
from cupboard.search.playouts import advance, number, seeded

CURIOSITY = 0.3
"""How often the seat that tries anything does so."""
THOUGHTS = 4
"""How often a state is thought over on the way back."""
FRESH = 4
"""Later thoughts weigh more in what a state is worth: the n-th has a share of 4 / (n + 3) …"""
LEAST_SHARE = 0.001
"""… and never less than this."""
LONGEST = 64
"""More than the rounds of any game."""
SLICE = 64
"""Walks between two looks at the clock: some milliseconds."""
NONE = -1

# Handing all these arrays on costs more than what is done with them.
inlined: Any = njit(cache=True, nogil=True, inline="always")


class Notebook(NamedTuple):
    """A page for each state. Its seats stand in the order of the state's key."""

    keys: npt.NDArray[np.int64]
    slots: npt.NDArray[np.int32]
    """an open hash table of the pages"""
    regrets: npt.NDArray[np.float32]
    sums: npt.NDArray[np.float32]
    """all mixes that were played, the n-th n² times"""
    values: npt.NDArray[np.float32]
    thoughts: npt.NDArray[np.int32]
    used: npt.NDArray[np.int64]
    """how many pages, in one number"""


class Desk(NamedTuple):
    """What a walk writes to on its way."""

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


def notebook(seats: int, pages: int) -> Notebook:
    return Notebook(
        keys=np.zeros(pages, np.int64),
        slots=np.full(1 << (2 * pages - 1).bit_length(), NONE, np.int32),
        regrets=np.zeros((pages, seats, MOST_SHOWN), np.float32),
        sums=np.zeros((pages, seats, MOST_SHOWN), np.float32),
        values=np.zeros((pages, seats), np.float32),
        thoughts=np.zeros(pages, np.int32),
        used=np.zeros(1, np.int64),
    )


def desk(seats: int) -> Desk:
    def line() -> npt.NDArray[np.int64]:
        return np.zeros(seats, np.int64)

    return Desk(
        now=np.zeros((seats, LINE), np.int64),
        after=np.zeros((seats, LINE), np.int64),
        shown=line(),
        later=line(),
        codes=line(),
        order=line(),
        like=line(),
        widths=line(),
        mixes=np.zeros((seats, MOST_SHOWN)),
        pays=np.zeros(MOST_SHOWN),
        taste=np.zeros(MOST_SHOWN),
        share=np.zeros(seats),
        path=np.zeros(LONGEST, np.int64),
    )


@inlined
def new_page(book, key, slot):  # type: ignore[no-untyped-def]
    """A page for a state; NONE when the notebook is full."""
    page = book.used[0]
    if page == len(book.keys):
        return NONE
    book.used[0] = page + 1
    book.slots[slot] = page
    book.keys[page] = key
    return page


@inlined
def read_page(book, page, desk):  # type: ignore[no-untyped-def]
    """Write the seats of a state and the mixes they play by now."""
    read_key(book.keys[page], desk.now)
    twins(desk.now, desk.like)
    for seat in range(len(desk.shown)):
        width = choices(desk.now[seat, STOCK])
        desk.widths[seat] = width
        match(book.regrets[page, desk.like[seat]], desk.mixes[seat], width)
        for choice in range(width, MOST_SHOWN):
            desk.mixes[seat, choice] = 0.0


@inlined
def show(desk, word):  # type: ignore[no-untyped-def]
    """Everybody shows a number by the mixes."""
    for seat in range(len(desk.shown)):
        word = advance(word)
        desk.shown[seat] = pick(desk.mixes[seat], word) if desk.now[seat, STOCK] else 0
    return word


@inlined
def try_anything(desk, seat, word):  # type: ignore[no-untyped-def]
    """Now and then a seat shows any number."""
    word = advance(word)
    if desk.now[seat, STOCK] and number(word) < CURIOSITY * TOP:
        word = advance(word)
        desk.shown[seat] = 1 + ((number(word) * desk.widths[seat]) >> 31)
    return word


@njit(cache=True, nogil=True)
def walk_out(told, book, desk, start, word):  # type: ignore[no-untyped-def]
    """From a state on to one without a page, which gets one, or to the end; how many pages lie on
    the way."""
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
        if play(told, desk.now, desk.shown, desk.after):
            break
        key = key_of(told, desk.after, desk.codes, desk.order)
    return steps, word


@inlined
def worth(told, book, desk, seat, word):  # type: ignore[no-untyped-def]
    """What a seat gets after a showing: by the rules, by the next page, or by playing on."""
    if play(told, desk.now, desk.shown, desk.after):
        shares(told, desk.after, desk.share)
        return desk.share[seat], word
    page = book.slots[
        slot_of(book.slots, book.keys, key_of(told, desk.after, desk.codes, desk.order))
    ]
    if page == NONE:
        word = play_on(told, desk.after, desk.later, desk.taste, desk.share, word)
        return desk.share[seat], word
    place = 0
    while desk.order[place] != seat:
        place += 1
    return float(book.values[page, place]), word


@inlined
def regret_all(book, page, desk, seat, got, thought):  # type: ignore[no-untyped-def]
    """Write down what a seat missed, how it mixed and what it got."""
    share = max(FRESH / (thought + FRESH - 1), LEAST_SHARE)
    book.values[page, seat] += share * (got - book.values[page, seat])
    for choice in range(desk.widths[seat]):
        book.sums[page, seat, choice] += desk.mixes[seat, choice] * thought * thought
        missed = book.regrets[page, seat, choice] + desk.pays[choice] - got
        book.regrets[page, seat, choice] = max(0.0, missed)


@njit(cache=True, nogil=True)
def think(told, book, desk, page, word):  # type: ignore[no-untyped-def]
    """Think a state over: each seat tries all its choices against what the others show."""
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
            desk.pays[choice], word = worth(told, book, desk, seat, word)
            got += desk.pays[choice] * desk.mixes[seat, choice]
        desk.shown[seat] = shown
        regret_all(book, page, desk, seat, got, book.thoughts[page])
    return word


@njit(cache=True, nogil=True)
def walk(told, book, desk, start, walks, word):  # type: ignore[no-untyped-def]
    """So many walks from a state; returns the state of the random generator."""
    for _ in range(walks):
        steps, word = walk_out(told, book, desk, start, word)
        for step in range(steps - 1, -1, -1):
            for _thought in range(THOUGHTS):
                word = think(told, book, desk, desk.path[step], word)
    return word


def walk_until(
    told: Table, book: Notebook, start: int, seed: int, stopped: Callable[[], bool], most: int
) -> int:
    """Walk from a state as often as said, or until somebody says stop; how often it was."""
    own, word = desk(book.values.shape[1]), np.uint64(seeded(np.uint64(seed)))
    done = 0
    while done < most and not stopped():
        walks = min(SLICE, most - done)
        word = np.uint64(walk(told, book, own, start, walks, word))
        done += walks
    return done


@njit(cache=True, nogil=True)
def share_between_twins(keys, sums):  # type: ignore[no-untyped-def]
    """Only the first of seats that are alike was written down: the others play as it does."""
    seats = sums.shape[1]
    now, like = np.zeros((seats, LINE), np.int64), np.zeros(seats, np.int64)
    for page in range(len(keys)):
        read_key(keys[page], now)
        twins(now, like)
        for seat in range(seats):
            sums[page, seat] = sums[page, like[seat]]


def policy_of(told: Table, book: Notebook, least: int = 1) -> Policy:
    """What the notebook says about all states that were thought over at least so often."""
    pages = np.flatnonzero(book.thoughts[: book.used[0]] >= max(1, least))
    pages = pages[np.argsort(book.keys[pages])]
    sums = book.sums[pages].astype(np.float64)
    share_between_twins(book.keys[pages], sums)
    totals = np.maximum(sums.sum(axis=2, keepdims=True), 1.0)
    mixes = rounded((sums / totals).astype(np.float32))
    return Policy(told, book.keys[pages], book.values[pages], mixes)
