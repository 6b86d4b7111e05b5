"""Kala's rules: compiled functions on one flat array (see `layout`).

Every compiled function changes `cells` in place. `trace` is None in search; in play it is an array
that records everything that happens. The paths from each cup never change, so they are precomputed
in tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from cupboard.core.jit import inlined
from cupboard.core.kernel import CHANCE, Cells
from cupboard.core.kernel import OVER as NOBODY
from cupboard.core.trace import note
from cupboard.games.kala.layout import (
    ACTOR,
    AT,
    BANK,
    BONUS,
    CELLS,
    CUP,
    EAST,
    FIELD,
    FIRST,
    FROM_BANK,
    FROM_CUP,
    FROM_STORE,
    HARVEST,
    LOT,
    NORTH,
    ONTO,
    OPEN,
    OVER,
    PHASE,
    RUN,
    SECOND,
    SIDE,
    SOUTH,
    SOWING,
    STARTS,
    STORE,
    STRIDES,
    TRACE_BANK_CLOSED,
    TRACE_BEGINS,
    TRACE_BONUS_DUE,
    TRACE_DROPPED,
    TRACE_ENDED,
    TRACE_GIVEN,
    TRACE_HARVESTED,
    TRACE_MOVED,
    TRACE_ROBBED,
    TRACE_SOWN,
    TRACE_TOOK,
    WEST,
    Rules,
)

HAND = 4
"""KALA-5: beans sown in a turn."""
RIPE = 3
"""KALA-10: fewest beans that a cup must hold before the last bean to be harvested."""
BONUS_FROM = 4
"""KALA-12: fewest beans in a playing cup that must be sown immediately."""
MAX_IN_HAND = 6
"""KALA-13: a playing cup never holds more."""
MAX_PATHS = 8
"""Most paths from any cup: those of a middle cup with four beans."""


# The start, and the turn


@inlined
def set_up(cells: Cells, rules: Rules) -> None:
    """KALA-1, KALA-2, KALA-3: set up an empty field, the cups on two corners, and the beans.

    A bank that starts with beans is open.
    """
    for cell in range(len(cells)):
        cells[cell] = 0
    for seat in range(2):
        cells[AT + seat] = STARTS[seat]
        cells[STORE + seat] = rules.dark if seat == 0 else rules.light
    cells[BANK] = rules.bank
    cells[OPEN] = 1 if rules.bank > 0 else 0
    cells[PHASE] = LOT


@inlined
def chance(cells: Cells, rules: Rules, number: int) -> None:
    """KALA-4: choose the starting player."""
    begin(cells, number % 2, None)


@inlined
def begin(cells: Cells, seat: int, trace: Any) -> None:
    """KALA-4: give the first turn to the chosen player."""
    if trace is not None:
        note(trace, TRACE_BEGINS, seat, 0, 0)
    begin_turn(cells, seat, trace)


@inlined
def begin_turn(cells: Cells, seat: int, trace: Any) -> None:
    """Start a seat's turn.

    KALA-3: a bank that cannot give four beans closes permanently. KALA-15: a player who has fewer
    than four beans to sow has lost.
    """
    cells[ACTOR] = seat
    if cells[OPEN] and cells[BANK] < HAND:
        cells[OPEN] = 0
        if trace is not None:
            note(trace, TRACE_BANK_CLOSED, cells[BANK], 0, 0)
    supply = cells[BANK] if cells[OPEN] else cells[STORE + seat]
    cells[PHASE] = SOWING if supply >= HAND else OVER
    if supply < HAND and trace is not None:
        note(trace, TRACE_ENDED, seat, 1 - seat, 0)


@inlined
def actor(cells: Cells, rules: Rules) -> int:
    """Return the seat to act, or that the game is over or waits for chance (KALA-4)."""
    phase = cells[PHASE]
    if phase == LOT:
        return CHANCE
    return NOBODY if phase == OVER else int(cells[ACTOR])


@inlined
def points(cells: Cells, rules: Rules, out: Cells) -> None:
    """KALA-15: write one win and one loss; beans do not count."""
    loser = int(cells[ACTOR])
    out[loser] = 0
    out[1 - loser] = 1


# Paths


def room(cell: int, direction: int) -> int:
    """KALA-1, KALA-5: return the number of cups between a cup and the edge of the board."""
    rank, file = divmod(cell, SIDE)
    return {NORTH: SIDE - 1 - rank, EAST: SIDE - 1 - file, SOUTH: rank, WEST: file}[direction]


def ways(cell: int, steps: int) -> Iterator[int]:
    """KALA-5: yield the codes of all paths with at most one turn.

    They are ordered by the first direction (N E S W), straight ones first, then by the length of
    the first run, with a right turn before a left turn.
    """
    for first in range(4):
        if room(cell, first) >= steps:
            yield path(first, first, steps)
        for run in range(1, min(room(cell, first), steps - 1) + 1):
            for second in ((first + 1) % 4, (first + 3) % 4):
                if room(cell, second) >= steps - run:
                    yield path(first, second, run)


def path(first: int, second: int, run: int) -> int:
    """Return the code of a path without harvest or landing."""
    return first * FIRST + second * SECOND + run * RUN


def steps_for(cell: int, beans: int) -> int:
    """KALA-5, KALA-13: return the number of steps of a path.

    After the bean in the playing cup each bean is a step; a step that no path has room for is left
    out.
    """
    steps = beans - 1
    return steps if any(ways(cell, steps)) else steps_for(cell, beans - 1)


def end_of(cell: int, steps: int, code: int) -> int:
    """Return the cup that the last bean of a path lands in."""
    run = code // RUN % 4
    return cell + run * STRIDES[code // FIRST] + (steps - run) * STRIDES[code // SECOND % 4]


def step_table() -> Cells:
    """Return the steps of a path by the beans in hand (from four) and the cup it starts at."""
    hands = range(HAND, MAX_IN_HAND + 1)
    return np.array([[steps_for(cell, n) for cell in range(CELLS)] for n in hands], dtype=np.int16)


def path_table() -> Cells:
    """Return the code and last cup of each path by beans in hand and cup, ended by -1."""
    table = np.full((*STEPS.shape, MAX_PATHS + 1, 2), -1, dtype=np.int16)
    for hand_less_four, cell in np.ndindex(*STEPS.shape):
        steps = int(STEPS[hand_less_four, cell])
        for n, code in enumerate(ways(cell, steps)):
            table[hand_less_four, cell, n] = code, end_of(cell, steps, code)
    return table


STEPS = step_table()
PATHS = path_table()
ROOM = np.array([[room(cell, way) for way in range(4)] for cell in range(CELLS)], dtype=np.int16)


@inlined
def hand(cells: Cells) -> int:
    """KALA-5, KALA-12: return the beans to sow now: four, or all of the seat's playing cup."""
    return int(cells[CUP + cells[ACTOR]]) if cells[PHASE] == BONUS else HAND


@inlined
def steps_due(cells: Cells) -> int:
    """Return the number of steps of the path to sow now."""
    return int(STEPS[hand(cells) - HAND, cells[AT + cells[ACTOR]]])


@inlined
def moves(cells: Cells, rules: Rules, out: Cells) -> int:
    """KALA-5, KALA-13: write every move with the beans in hand."""
    beans, cell = hand(cells) - HAND, cells[AT + cells[ACTOR]]
    count = 0
    n = 0
    while PATHS[beans, cell, n, 0] >= 0:
        way, last = int(PATHS[beans, cell, n, 0]), int(PATHS[beans, cell, n, 1])
        count = offer(cells, out, count, way, last)
        n += 1
    return count


@inlined
def offer(cells: Cells, out: Cells, count: int, way: int, last: int) -> int:
    """KALA-10, KALA-11: write the moves of a path.

    A path that ends at a harvestable cup is two moves, because the harvest is optional.
    """
    count = offer_landings(cells, out, count, way, last)
    if held(cells, last) >= RIPE:
        count = offer_landings(cells, out, count, way + HARVEST, last)
    return count


@inlined
def offer_landings(cells: Cells, out: Cells, count: int, code: int, last: int) -> int:
    """KALA-9: write one move for each free cup next to the other's, if the path ends on that."""
    if last != cells[AT + 1 - cells[ACTOR]]:
        out[count] = code
        return count + 1
    for direction in range(4):
        if ROOM[last, direction] > 0:
            out[count] = code + ONTO * (last + STRIDES[direction] + 1)
            count += 1
    return count


@inlined
def held(cells: Cells, cell: int) -> int:
    """KALA-6, KALA-7: return the beans that can be harvested at a cell.

    If the other's playing cup is there, these are its beans, because it covers the field cup.
    """
    other = 1 - cells[ACTOR]
    return int(cells[CUP + other] if cell == cells[AT + other] else cells[FIELD + cell])


# Moves


@inlined
def play(cells: Cells, rules: Rules, code: int, trace: Any) -> None:
    """Play a whole sowing: sow, harvest, move the cup; then a bonus move or the other's turn."""
    seat = int(cells[ACTOR])
    last = sow(cells, seat, code, trace)
    if code // HARVEST % 2 == 1:
        harvest(cells, seat, last, trace)
    onto = code % HARVEST
    move_cup(cells, seat, onto - 1 if onto > 0 else last, trace)
    if cells[CUP + seat] >= BONUS_FROM:
        # KALA-12. Bonus moves never follow each other, because one leaves a single bean in the cup.
        cells[PHASE] = BONUS
        if trace is not None:
            note(trace, TRACE_BONUS_DUE, seat, cells[CUP + seat], 0)
    else:
        begin_turn(cells, 1 - seat, trace)


@inlined
def sow(cells: Cells, seat: int, code: int, trace: Any) -> int:
    """KALA-5: sow one bean into the playing cup and one into each cup of the path.

    KALA-13: a bean that no path has room for goes to the other's store. Return the cup of the last
    bean.
    """
    steps = steps_due(cells)
    run = code // RUN % 4
    cell = int(cells[AT + seat])
    left = take(cells, seat, trace) - 1
    cells[CUP + seat] += 1
    if trace is not None:
        note(trace, TRACE_DROPPED, seat, seat, cell)
    for step in range(steps):
        cell += STRIDES[code // FIRST if step < run else code // SECOND % 4]
        drop(cells, seat, cell, trace)
    if left > steps:
        cells[STORE + 1 - seat] += left - steps
        if trace is not None:
            note(trace, TRACE_GIVEN, seat, 1 - seat, left - steps)
    return cell


@inlined
def take(cells: Cells, seat: int, trace: Any) -> int:
    """KALA-2, KALA-3, KALA-12: take the beans to sow; return their number.

    These are all beans of the playing cup in a bonus move, and otherwise four from the open bank or
    from the seat's store.
    """
    beans = hand(cells)
    source = FROM_BANK if cells[OPEN] else FROM_STORE
    if cells[PHASE] == BONUS:
        source = FROM_CUP
        cells[CUP + seat] = 0
    elif source == FROM_BANK:
        cells[BANK] -= beans
    else:
        cells[STORE + seat] -= beans
    if trace is not None:
        note(trace, TRACE_TOOK, seat, source, beans)
    return beans


@inlined
def drop(cells: Cells, seat: int, cell: int, trace: Any) -> None:
    """KALA-6, KALA-7: sow a bean into a cup.

    If the other's playing cup is there it gets the bean, and the covered field cup gets nothing.
    """
    other = 1 - seat
    covered = cell == cells[AT + other]
    if covered:
        cells[CUP + other] += 1
    else:
        cells[FIELD + cell] += 1
    if trace is not None:
        if covered:
            note(trace, TRACE_DROPPED, seat, other, cell)
        else:
            note(trace, TRACE_SOWN, seat, cell, 0)


@inlined
def harvest(cells: Cells, seat: int, cell: int, trace: Any) -> None:
    """KALA-10, KALA-11: harvest the last cup: one bean to the bank, the rest to the store."""
    other = 1 - seat
    covered = cell == cells[AT + other]
    at = CUP + other if covered else FIELD + cell
    beans = int(cells[at])
    cells[at] = 0
    cells[BANK] += 1
    cells[STORE + seat] += beans - 1
    if trace is not None:
        note(trace, TRACE_ROBBED if covered else TRACE_HARVESTED, seat, cell, beans)


@inlined
def move_cup(cells: Cells, seat: int, cell: int, trace: Any) -> None:
    """KALA-7, KALA-8, KALA-9: move the cup, which takes its beans along."""
    if trace is not None:
        note(trace, TRACE_MOVED, seat, cells[AT + seat], cell)
    cells[AT + seat] = cell
