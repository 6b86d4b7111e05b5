"""Null-window search: is the value of a position at least a target?

It uses an explicit stack, so that it can pause anywhere and resume. A value is the player to move's
gain from this position on. Its parity is that of the remaining stones. Targets have the same
parity, so one test decides between neighbouring values, which are two apart.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cupboard.core.jit import hot, hot_inlined
from cupboard.experts.kalaha.kalah.packed_board import BYTE, LOW_BYTE, again, gain, sow, total
from cupboard.experts.kalaha.kalah.position_index import IndexLayout, place
from cupboard.experts.kalaha.kalah.prefetch import prefetch
from cupboard.experts.kalaha.kalah.transposition_table import (
    UNKNOWN,
    can_keep,
    keep,
    look_up,
    lower,
    magnitude,
    scrambled,
    upper,
)

MAX_PLIES = 2048
WORST = -1000
NOWHERE = -1

# Columns of a frame
MINE = 0
THEIRS = 1
TARGET = 2
BEST = 3
SLOT = 4
CHECKED = 5
STONES = 6
DEPTH = 7
COUNT = 8
NEXT = 10
NOW = 11
LATER = 12
SINCE = 13
CHOICE = 14
FRAME = 16

# Columns of a child, besides MINE, THEIRS, SLOT, CHECKED, STONES and DEPTH
LOW = 2
HIGH = 3
WON = 8
SIGN = 9
PLAYED = 10
SOURCE = 11
SCORE = 12
CHILD = 13

CHILDREN = 6

# Sources of a child's bounds
FROM_RULES = 0
FROM_DATABASE = 1
FROM_TABLE = 2
FROM_JUDGEMENT = 3

# Counters
NODES = 0
PLY = 1
RESULT = 2
COUNTERS = 8

BUSY_BITS = 12

# Weights for move ordering, tuned on positions of (6,4); see docs/engines/kalah.md.
FREE_COUNTS = 1 << 20
WON_COUNTS = 64
THREAT_COUNTS = 6
STAY_COUNTS = 6
NEAR_COUNTS = 7
LITTLE = 4
"""Largest target for which keeping stones is preferred to winning more."""


class World(NamedTuple):
    """Data shared by all threads of a search."""

    pits: int
    empty_capture: bool
    table: npt.NDArray[np.int64]
    shift: int
    values: npt.NDArray[np.int8]
    plan: IndexLayout
    busy: npt.NDArray[np.int64]
    shared_plies: int
    """Plies in which threads avoid each other's positions; 0 for one thread."""
    horizon: int
    """1 if the search has a depth limit, 0 if every line is searched to its end."""


class Stack(NamedTuple):
    """Data of one thread."""

    frames: npt.NDArray[np.int64]
    children: npt.NDArray[np.int64]
    order: npt.NDArray[np.int64]
    counters: npt.NDArray[np.int64]


def stack() -> Stack:
    return Stack(
        np.zeros((MAX_PLIES, FRAME), dtype=np.int64),
        np.zeros((MAX_PLIES, CHILDREN, CHILD), dtype=np.int64),
        np.zeros((MAX_PLIES, CHILDREN), dtype=np.int64),
        np.zeros(COUNTERS, dtype=np.int64),
    )


@hot
def begin(world, own, mine, theirs, target, depth):  # type: ignore[no-untyped-def]
    """Start a test whether a position (not in the database, not finished) is worth `target`."""
    frame = own.frames
    frame[0, MINE], frame[0, THEIRS], frame[0, TARGET] = mine, theirs, target
    frame[0, STONES], frame[0, DEPTH] = total(mine) + total(theirs), depth
    frame[0, SLOT] = NOWHERE
    if can_keep(mine, theirs):
        key = scrambled(mine, theirs, depth * world.horizon)
        frame[0, SLOT] = (key >> world.shift) << 1
        frame[0, CHECKED] = key & ((1 << world.shift) - 1)
    own.counters[PLY] = 0
    if expand(world, own, 0):
        own.counters[RESULT] = frame[0, BEST]
        own.counters[PLY] = -1


@hot
def run(world, own, budget):  # type: ignore[no-untyped-def]
    """Search about `budget` positions; return whether the test is finished."""
    ply = own.counters[PLY]
    end = own.counters[NODES] + budget
    while ply >= 0 and own.counters[NODES] < end:
        ply = advance(world, own, ply)
    own.counters[PLY] = ply
    return ply < 0


@hot_inlined
def advance(world, own, ply):  # type: ignore[no-untyped-def]
    """Do one step, down to the next child or up with a result; return the new ply."""
    frames = own.frames
    child = next_child(world, own, ply)
    if child < 0:
        remember(world, own, ply)
        return rise(world, own, ply)
    frames[ply, NOW] = child
    descend(own, ply, child)
    if ply < world.shared_plies:
        mark(world, own, ply + 1)
    if expand(world, own, ply + 1):
        return rise(world, own, ply + 1)
    return ply + 1


@hot_inlined
def rise(world, own, ply):  # type: ignore[no-untyped-def]
    """Pass a frame's result to the one above."""
    frames, value = own.frames, own.frames[ply, BEST]
    if ply == 0:
        own.counters[RESULT] = value
        return -1
    above = ply - 1
    if above < world.shared_plies:
        unmark(world, own, ply)
    child = own.children[above, frames[above, NOW]]
    worth = child[WON] + child[SIGN] * value
    if worth > frames[above, BEST]:
        frames[above, BEST] = worth
        frames[above, CHOICE] = child[PLAYED]
    return above


@hot_inlined
def mark(world, own, ply):  # type: ignore[no-untyped-def]
    """Mark this position as being searched, for the other threads."""
    frames = own.frames
    world.busy[busy_at(frames[ply, SLOT], frames[ply, CHECKED])] = frames[ply, CHECKED]


@hot_inlined
def unmark(world, own, ply):  # type: ignore[no-untyped-def]
    world.busy[busy_at(own.frames[ply, SLOT], own.frames[ply, CHECKED])] = NOWHERE


@hot_inlined
def busy_at(slot, check):  # type: ignore[no-untyped-def]
    return (slot ^ slot >> 11 ^ check) & ((1 << BUSY_BITS) - 1)


@hot_inlined
def next_child(world, own, ply):  # type: ignore[no-untyped-def]
    """Return the next child to search, or -1; children that other threads search come last."""
    frames = own.frames
    if frames[ply, BEST] >= frames[ply, TARGET]:
        return -1
    at = frames[ply, NEXT]
    while at < frames[ply, COUNT]:
        child = own.order[ply, at]
        at += 1
        if elsewhere(world, own, ply, own.children[ply, child]):
            frames[ply, LATER] |= 1 << child
            continue
        frames[ply, NEXT] = at
        return child
    frames[ply, NEXT] = at
    return postponed(own, ply)


@hot_inlined
def elsewhere(world, own, ply, child):  # type: ignore[no-untyped-def]
    """Return whether another thread searches this child and there is other work here."""
    if ply >= world.shared_plies or child[SLOT] == NOWHERE:
        return False
    return (
        own.frames[ply, NOW] >= 0
        and world.busy[busy_at(child[SLOT], child[CHECKED])] == child[CHECKED]
    )


@hot_inlined
def postponed(own, ply):  # type: ignore[no-untyped-def]
    """Return a child that was left to another thread."""
    later = own.frames[ply, LATER]
    for at in range(CHILDREN):
        if later >> at & 1:
            own.frames[ply, LATER] = later & ~(1 << at)
            return at
    return -1


@hot_inlined
def descend(own, ply, at):  # type: ignore[no-untyped-def]
    """Make a child the next frame."""
    frames, child = own.frames, own.children[ply, at]
    below = ply + 1
    target = frames[ply, TARGET]
    frames[below, MINE] = child[MINE]
    frames[below, THEIRS] = child[THEIRS]
    frames[below, SLOT] = child[SLOT]
    frames[below, CHECKED] = child[CHECKED]
    frames[below, STONES] = child[STONES]
    frames[below, DEPTH] = child[DEPTH]
    if child[SIGN] > 0:
        frames[below, TARGET] = target - child[WON]
    else:
        frames[below, TARGET] = child[WON] - target + 2


@hot_inlined
def expand(world, own, ply):  # type: ignore[no-untyped-def]
    """Open a frame with all children and their known bounds; return whether that decides it."""
    frames = own.frames
    own.counters[NODES] += 1
    frames[ply, SINCE] = own.counters[NODES]
    frames[ply, NOW] = frames[ply, CHOICE] = -1
    frames[ply, NEXT] = frames[ply, LATER] = frames[ply, COUNT] = 0
    frames[ply, BEST] = WORST
    made = make_children(world, own, ply)
    low = weigh(world, own, ply, made)
    if low >= frames[ply, TARGET]:
        frames[ply, BEST] = low
    elif frames[ply, COUNT] > 0:
        return False
    remember(world, own, ply)
    return True


@hot_inlined
def weigh(world, own, ply, made):  # type: ignore[no-untyped-def]
    """Order the children that may reach the target; return the bound that is already certain."""
    frames = own.frames
    low, target = WORST, frames[ply, TARGET]
    for at in range(made):
        child = own.children[ply, at]
        bound(world, child)
        if child[LOW] > low:
            low = child[LOW]
            frames[ply, CHOICE] = child[PLAYED]
        if child[HIGH] < target:
            frames[ply, BEST] = max(frames[ply, BEST], child[HIGH])
        else:
            line_up(world, own, ply, at, frames[ply, COUNT])
            frames[ply, COUNT] += 1
    return low


@hot_inlined
def line_up(world, own, ply, at, place):  # type: ignore[no-untyped-def]
    """Insert a child at its place in the order."""
    children, order = own.children, own.order
    child = children[ply, at]
    score = promise(world, child, own.frames[ply, TARGET])
    child[SCORE] = score
    while place > 0 and children[ply, order[ply, place - 1], SCORE] < score:
        order[ply, place] = order[ply, place - 1]
        place -= 1
    order[ply, place] = at


@hot_inlined
def promise(world, child, target):  # type: ignore[no-untyped-def]
    """Return a child's priority: free turns, then stones won, then stones threatened.

    With a small target, moves that keep stones on the mover's side come first; with a larger one,
    moves of the pits nearest the store.
    """
    free = child[SIGN] > 0
    if free:
        score, mine = FREE_COUNTS, child[MINE]
    else:
        mine = child[THEIRS]
        score = THREAT_COUNTS * threatened(mine, child[MINE], world.pits, world.empty_capture)
    score += WON_COUNTS * child[WON] + child[PLAYED]
    if target <= LITTLE:
        return score + STAY_COUNTS * total(mine)
    return score + NEAR_COUNTS * child[PLAYED]


@hot_inlined
def threatened(mine, theirs, pits, empty_capture):  # type: ignore[no-untyped-def]
    """Return the most stones that a move within the mover's own row could capture."""
    most = 0
    for pit in range(pits - 1):
        held = mine >> BYTE * pit & LOW_BYTE
        last = pit + held
        if held > 0 and last < pits and mine >> BYTE * last & LOW_BYTE == 0:
            prize = theirs >> BYTE * (pits - 1 - last) & LOW_BYTE
            if prize > 0 or empty_capture:
                most = max(most, prize + 1)
    return most


@hot_inlined
def make_children(world, own, ply):  # type: ignore[no-untyped-def]
    """Make every move, pits nearest the store first, with free turns in front.

    All lookups are prefetched together, so that memory latencies overlap.
    """
    frames = own.frames
    mine, theirs = frames[ply, MINE], frames[ply, THEIRS]
    made = 0
    for back in range(world.pits):
        pit = world.pits - 1 - back
        if mine >> BYTE * pit & LOW_BYTE:
            after, others, outcome = sow(mine, theirs, pit, world.pits, world.empty_capture)
            free = again(outcome)
            child = own.children[ply, made]
            made += 1
            child[PLAYED] = pit
            child[WON] = gain(outcome)
            child[SIGN] = 1 if free else -1
            child[MINE] = after if free else others
            child[THEIRS] = others if free else after
            child[STONES] = frames[ply, STONES] - gain(outcome)
            child[DEPTH] = frames[ply, DEPTH] - int(not free)
            find(world, child)
    return made


@hot_inlined
def find(world, child):  # type: ignore[no-untyped-def]
    """Find the source of a child's bounds."""
    mine, theirs = child[MINE], child[THEIRS]
    child[SLOT] = NOWHERE
    child[SOURCE] = FROM_RULES
    if child[STONES] <= world.plan.stones:
        child[SOURCE] = FROM_DATABASE
        child[CHECKED] = place(mine, theirs, world.plan)
        prefetch(world.values, child[CHECKED])
    elif mine != 0 and theirs != 0:
        if child[DEPTH] <= 0:
            child[SOURCE] = FROM_JUDGEMENT
        elif can_keep(mine, theirs):
            key = scrambled(mine, theirs, child[DEPTH] * world.horizon)
            child[SOURCE] = FROM_TABLE
            child[SLOT] = (key >> world.shift) << 1
            child[CHECKED] = key & ((1 << world.shift) - 1)
            prefetch(world.table, child[SLOT])


@hot_inlined
def bound(world, child):  # type: ignore[no-untyped-def]
    """Write the lower and upper bounds of a move's value."""
    low, high = -child[STONES], child[STONES]
    if child[SOURCE] == FROM_TABLE:
        entry = look_up(world.table, child[SLOT], child[CHECKED])
        if entry != 0:
            low, high = lower(entry), upper(entry)
    elif child[SOURCE] == FROM_DATABASE:
        low = high = np.int64(world.values[child[CHECKED]])
    elif child[SOURCE] == FROM_JUDGEMENT:
        low = high = judged(child[MINE], child[THEIRS])
    elif child[MINE] == 0 or child[THEIRS] == 0:
        low = high = total(child[MINE]) - total(child[THEIRS])
    if child[SIGN] > 0:
        child[LOW], child[HIGH] = child[WON] + low, child[WON] + high
    else:
        child[LOW], child[HIGH] = child[WON] - high, child[WON] - low


@hot_inlined
def judged(mine, theirs):  # type: ignore[no-untyped-def]
    """Return an estimate of the value beyond the horizon, with the parity of the stones."""
    a, b = total(mine), total(theirs)
    guess = (a - b) // 4
    return guess + ((guess ^ (a + b)) & 1)


@hot_inlined
def remember(world, own, ply):  # type: ignore[no-untyped-def]
    """Store a frame's result in the table."""
    frames = own.frames
    if frames[ply, SLOT] == NOWHERE:
        return
    best, stones = frames[ply, BEST], frames[ply, STONES]
    low, high, pit = -stones, best, UNKNOWN
    if best >= frames[ply, TARGET]:
        low, high, pit = best, stones, frames[ply, CHOICE]
    keep(
        world.table,
        frames[ply, SLOT],
        frames[ply, CHECKED],
        low,
        high,
        pit,
        magnitude(own.counters[NODES] - frames[ply, SINCE]),
    )
