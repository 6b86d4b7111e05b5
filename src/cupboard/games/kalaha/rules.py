"""Kalaha's rules, written once: compiled functions on one flat array (see `layout`).

Every function changes `cells` in place. `trace` is None in search, and an array in play that takes
down each thing that happens.
"""

from __future__ import annotations

from typing import Any

from numba import njit

from cupboard.core.kernel import CHANCE, OVER, Cells
from cupboard.games.kalaha.layout import (
    ACTOR,
    CAPTURE_CORRESPONDING,
    CAPTURE_OPPOSITE_EMPTY,
    END_NO_MOVE,
    END_SIDE_CLEARED,
    END_SWEEP,
    OVER_NO_MOVE,
    OVER_PLAYED_OUT,
    OVER_REPEATED,
    OVER_SIDE_CLEARED,
    OVER_SWEPT,
    PAST,
    PHASE,
    PLAYING,
    QUIET,
    QUIET_LIMIT,
    ROLLING,
    TRACE_CAPTURED,
    TRACE_ENDED,
    TRACE_FREE_TURN,
    TRACE_PICKED,
    TRACE_SKIPPED,
    TRACE_SOWN,
    TRACE_STORED,
    TRACE_STRIDE,
    TRACE_SWEPT,
    Rules,
)

compiled = njit(cache=True, nogil=True)


@compiled
def tail(rules: Rules) -> int:
    """The first cell after pits and stores."""
    return rules.seats * (rules.pits + 1)


@compiled
def tell(trace: Any, what: int, a: int, b: int, c: int) -> None:
    """Take down one thing that happened."""
    at = 1 + trace[0] * TRACE_STRIDE
    trace[at] = what
    trace[at + 1] = a
    trace[at + 2] = b
    trace[at + 3] = c
    trace[0] += 1


@compiled
def actor(cells: Cells, rules: Rules) -> int:
    """The seat to act, `OVER`, or `CHANCE` while the dice decide (KALAHA-3)."""
    phase = cells[tail(rules) + PHASE]
    if phase == PLAYING:
        return int(cells[tail(rules) + ACTOR])
    return CHANCE if phase == ROLLING else OVER


@compiled
def moves(cells: Cells, rules: Rules, out: Cells) -> int:
    """KALAHA-4: an own pit with stones, from left to right."""
    first = int(cells[tail(rules) + ACTOR]) * rules.pits
    count = 0
    for pit in range(rules.pits):
        if cells[first + pit] > 0:
            out[count] = pit
            count += 1
    return count


@compiled
def set_up(cells: Cells, rules: Rules) -> None:
    """KALAHA-2: the same number of stones in every pit of every played side."""
    for pit in range(rules.seats * rules.pits):
        cells[pit] = rules.stones


@compiled
def begin(cells: Cells, rules: Rules, seat: int) -> None:
    """KALAHA-3: the winner of the dice begins."""
    cells[tail(rules) + PHASE] = PLAYING
    cells[tail(rules) + ACTOR] = seat
    if not rules.sow_stores:
        remember(cells, rules)


@compiled
def chance(cells: Cells, rules: Rules, number: int) -> None:
    """KALAHA-3 in one draw: every seat is as likely as any other to win the dice."""
    begin(cells, rules, number % rules.seats)


@compiled
def play(cells: Cells, rules: Rules, pit: int, trace: Any) -> None:
    """A whole move: sow, capture, and hand the turn on."""
    seat = int(cells[tail(rules) + ACTOR])
    last = sow(cells, rules, seat, pit, trace)
    captured = capture(cells, rules, seat, last, trace)
    again = rules.free_turns and last == rules.seats * rules.pits + seat
    if end_after_move(cells, rules, trace):
        return
    hand_on(cells, rules, seat, again, trace)
    if not rules.sow_stores and cells[tail(rules) + PHASE] == PLAYING:
        watch_repetition(cells, rules, captured, trace)


@compiled
def sow(cells: Cells, rules: Rules, seat: int, pit: int, trace: Any) -> int:
    """KALAHA-4: one stone into each following pit and the own store, never another store; a long
    lap fills the emptied pit too. Returns the cell of the last stone."""
    pits = rules.pits
    ring = rules.seats * pits
    store = ring + seat
    edge = seat * pits + pits - 1 if rules.sow_stores else -1
    where = seat * pits + pit
    hand = int(cells[where])
    cells[where] = 0
    if trace is not None:
        tell(trace, TRACE_PICKED, seat, pit + 1, hand)
    while hand > 0:
        if where == edge:
            where = store
        else:
            where = (edge if where == store else where) + 1
            if where == ring:
                where = 0
        cells[where] += 1
        hand -= 1
        if trace is not None:
            tell_stone(trace, where, pits, ring, seat)
    return where


@compiled
def tell_stone(trace: Any, where: int, pits: int, ring: int, seat: int) -> None:
    if where >= ring:
        tell(trace, TRACE_STORED, seat, 0, 0)
    else:
        tell(trace, TRACE_SOWN, where // pits, where % pits + 1, 0)


@compiled
def capture(cells: Cells, rules: Rules, seat: int, last: int, trace: Any) -> bool:
    """KALAHA-6, KALAHA-7, KALAHA-V3, KALAHA-V4: the last stone fell into an own empty pit."""
    pits = rules.pits
    own = last - seat * pits
    if not rules.captures or own < 0 or own >= pits or cells[last] != 1:
        return False
    taken = 0
    if rules.capture == CAPTURE_CORRESPONDING:
        for other in range(rules.seats):
            if other != seat:
                taken += take(cells, rules, seat, other, pits - 1 - own, trace)
    else:
        across = opposite(rules, seat)
        if across >= 0:
            taken = take(cells, rules, seat, across, pits - 1 - own, trace)
    if taken == 0 and rules.capture != CAPTURE_CORRESPONDING:
        if rules.capture != CAPTURE_OPPOSITE_EMPTY:
            return False
    if rules.take_capturer:
        taken += take(cells, rules, seat, seat, own, trace)
    return taken > 0


@compiled
def opposite(rules: Rules, seat: int) -> int:
    """KALAHA-1: who sits straight across; nobody (-1) across the middle one of three."""
    if rules.seats == 3:
        return -1 if seat == 1 else 2 - seat
    return (seat + rules.seats // 2) % rules.seats


@compiled
def take(cells: Cells, rules: Rules, seat: int, owner: int, pit: int, trace: Any) -> int:
    """Move a pit's stones to the capturing seat's store."""
    stones = int(cells[owner * rules.pits + pit])
    if stones == 0:
        return 0
    cells[owner * rules.pits + pit] = 0
    cells[rules.seats * rules.pits + seat] += stones
    if trace is not None:
        tell(trace, TRACE_CAPTURED, seat, owner * rules.pits + pit, stones)
    return stones


@compiled
def stones_before(cells: Cells, rules: Rules, seat: int) -> int:
    """How many stones lie in a seat's pits."""
    total = 0
    for pit in range(seat * rules.pits, (seat + 1) * rules.pits):
        total += cells[pit]
    return total


@compiled
def end_after_move(cells: Cells, rules: Rules, trace: Any) -> bool:
    """The ends that do not ask whose turn it is: KALAHA-9, KALAHA-V2 (GB), KALAHA-P."""
    empty_sides = 0
    for seat in range(rules.seats):
        if stones_before(cells, rules, seat) == 0:
            empty_sides += 1
    if empty_sides == 0:
        return False
    if rules.end == END_SWEEP:
        sweep(cells, rules, trace)
        finish(cells, rules, OVER_SWEPT, trace)
        return True
    if rules.end == END_SIDE_CLEARED:
        finish(cells, rules, OVER_SIDE_CLEARED, trace)
        return True
    if empty_sides == rules.seats:
        finish(cells, rules, OVER_PLAYED_OUT, trace)
        return True
    return False


@compiled
def sweep(cells: Cells, rules: Rules, trace: Any) -> None:
    """KALAHA-P: stones left in pits go to their owner's store."""
    for seat in range(rules.seats):
        for pit in range(rules.pits):
            stones = cells[seat * rules.pits + pit]
            if stones > 0:
                cells[seat * rules.pits + pit] = 0
                cells[rules.seats * rules.pits + seat] += stones
                if trace is not None:
                    tell(trace, TRACE_SWEPT, seat, pit + 1, stones)


@compiled
def finish(cells: Cells, rules: Rules, phase: int, trace: Any) -> None:
    cells[tail(rules) + PHASE] = phase
    if trace is not None:
        tell(trace, TRACE_ENDED, phase, 0, 0)


@compiled
def hand_on(cells: Cells, rules: Rules, seat: int, again: bool, trace: Any) -> None:
    """KALAHA-3, KALAHA-5, KALAHA-8: the turn goes to the right, stays for a free turn, and skips
    who has no stones; with KALAHA-V2 `no_move` such a player ends the game instead."""
    upcoming = seat if again else (seat + 1) % rules.seats
    if again and trace is not None:
        tell(trace, TRACE_FREE_TURN, seat, 0, 0)
    while stones_before(cells, rules, upcoming) == 0:
        if rules.end == END_NO_MOVE:
            cells[tail(rules) + ACTOR] = upcoming
            finish(cells, rules, OVER_NO_MOVE, trace)
            return
        if trace is not None:
            tell(trace, TRACE_SKIPPED, upcoming, 0, 0)
        upcoming = (upcoming + 1) % rules.seats
    cells[tail(rules) + ACTOR] = upcoming


@compiled
def watch_repetition(cells: Cells, rules: Rules, captured: bool, trace: Any) -> None:
    """KALAHA-V5: a position that comes back without a capture, or a hundred quiet moves, end it."""
    if captured:
        cells[tail(rules) + QUIET :] = 0
        remember(cells, rules)
        return
    cells[tail(rules) + QUIET] += 1
    quiet = int(cells[tail(rules) + QUIET])
    if quiet >= QUIET_LIMIT or came_back(cells, rules, quiet):
        finish(cells, rules, OVER_REPEATED, trace)
    else:
        remember(cells, rules)


@compiled
def remember(cells: Cells, rules: Rules) -> None:
    """Keep the present position among those since the last capture."""
    ring = rules.seats * rules.pits
    at = tail(rules) + PAST + int(cells[tail(rules) + QUIET]) * (ring + 1)
    cells[at : at + ring] = cells[:ring]
    cells[at + ring] = cells[tail(rules) + ACTOR]


@compiled
def came_back(cells: Cells, rules: Rules, quiet: int) -> bool:
    """Is the present position one of those since the last capture?"""
    ring = rules.seats * rules.pits
    for earlier in range(quiet):
        at = tail(rules) + PAST + earlier * (ring + 1)
        same = cells[at + ring] == cells[tail(rules) + ACTOR]
        for pit in range(ring):
            same = same and cells[at + pit] == cells[pit]
        if same:
            return True
    return False


@compiled
def points(cells: Cells, rules: Rules, out: Cells) -> None:
    """KALAHA-9: what lies in the stores counts."""
    for seat in range(rules.seats):
        out[seat] = cells[rules.seats * rules.pits + seat]
