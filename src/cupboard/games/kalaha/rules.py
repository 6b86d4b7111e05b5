"""Kalaha's rules: compiled functions on one flat array (see `layout`).

Every function changes `cells` in place. `trace` is None in search; in play it is an array that
records everything that happens.
"""

from __future__ import annotations

from typing import Any

from cupboard.core.jit import inlined
from cupboard.core.kernel import CHANCE, OVER, Cells
from cupboard.core.trace import note
from cupboard.games.kalaha.layout import (
    ACTOR,
    CAPTURE_CORRESPONDING,
    CAPTURE_OPPOSITE,
    END_NO_MOVE,
    END_SIDE_CLEARED,
    END_SWEEP,
    OVER_NO_MOVE,
    OVER_PLAYED_OUT,
    OVER_QUIET,
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
    TRACE_SWEPT,
    Rules,
    routes,
)

ROUTES = routes()


@inlined
def tail(rules: Rules) -> int:
    """Return the first cell after pits and stores."""
    return rules.seats * (rules.pits + 1)


@inlined
def actor(cells: Cells, rules: Rules) -> int:
    """Return the seat to act, `OVER`, or `CHANCE` while dice are rolled (KALAHA-3)."""
    phase = cells[tail(rules) + PHASE]
    if phase == PLAYING:
        return int(cells[tail(rules) + ACTOR])
    return CHANCE if phase == ROLLING else OVER


@inlined
def moves(cells: Cells, rules: Rules, out: Cells) -> int:
    """KALAHA-4: write the seat's non-empty pits from left to right; return their number."""
    first = int(cells[tail(rules) + ACTOR]) * rules.pits
    count = 0
    for pit in range(rules.pits):
        # Always write, but count only non-empty pits: a branch here would often be mispredicted.
        out[count] = pit
        count += int(cells[first + pit] > 0)
    return count


@inlined
def set_up(cells: Cells, rules: Rules) -> None:
    """KALAHA-2: put the same number of stones into every pit of every played side."""
    for pit in range(rules.seats * rules.pits):
        cells[pit] = rules.stones


@inlined
def begin(cells: Cells, rules: Rules, seat: int) -> None:
    """KALAHA-3: start with the winner of the dice."""
    cells[tail(rules) + PHASE] = PLAYING
    cells[tail(rules) + ACTOR] = seat
    if not rules.sow_stores:
        remember(cells, rules)


@inlined
def chance(cells: Cells, rules: Rules, number: int) -> None:
    """KALAHA-3 in one random number: every seat is equally likely to win the dice."""
    begin(cells, rules, number % rules.seats)


@inlined
def play(cells: Cells, rules: Rules, pit: int, trace: Any) -> None:
    """Play a whole move: sow, capture and pass the turn."""
    seat = int(cells[tail(rules) + ACTOR])
    last = sow(cells, rules, seat, pit, trace)
    captured = capture(cells, rules, seat, last, trace)
    again = rules.free_turns and last == rules.seats * rules.pits + seat
    movable = movers(cells, rules)
    how = ending(rules, movable)
    if how == PLAYING:
        hand_on(cells, rules, seat, again, movable, trace)
    else:
        if how == OVER_SWEPT:
            sweep(cells, rules, trace)
        finish(cells, rules, how, trace)
    if not rules.sow_stores and cells[tail(rules) + PHASE] == PLAYING:
        watch_repetition(cells, rules, captured, trace)


@inlined
def sow(cells: Cells, rules: Rules, seat: int, pit: int, trace: Any) -> int:
    """KALAHA-4: sow one stone into each following cell of the seat's route.

    A long lap fills the emptied pit too. Return the cell of the last stone.
    """
    where = seat * rules.pits + pit
    hand = int(cells[where])
    cells[where] = 0
    note(trace, TRACE_PICKED, seat, pit + 1, hand)
    step = pit
    lap = rules.seats * rules.pits + int(rules.sow_stores)
    for _ in range(hand):
        step += 1
        if step == lap:
            step = 0
        where = ROUTES[int(rules.sow_stores), rules.seats, rules.pits, seat, step]
        cells[where] += 1
        if trace is not None:
            tell_stone(trace, where, rules.pits, rules.seats * rules.pits, seat)
    return int(where)


@inlined
def tell_stone(trace: Any, where: int, pits: int, ring: int, seat: int) -> None:
    if where >= ring:
        note(trace, TRACE_STORED, seat, 0, 0)
    else:
        note(trace, TRACE_SOWN, where // pits, where % pits + 1, 0)


@inlined
def capture(cells: Cells, rules: Rules, seat: int, last: int, trace: Any) -> bool:
    """KALAHA-6, KALAHA-7, KALAHA-V3, KALAHA-V4: capture if the last stone allows it.

    It must have landed in an empty pit on the seat's own side.
    """
    own = last - seat * rules.pits
    # Use one branch that is seldom taken, not three that are hard to predict.
    fell_home_alone = (cells[last] == 1) & (own >= 0) & (own < rules.pits)
    if not (fell_home_alone and rules.captures):
        return False
    if rules.capture == CAPTURE_CORRESPONDING:
        taken = take_corresponding(cells, rules, seat, own, trace)
    else:
        taken = take_opposite(cells, rules, seat, own, trace)
    if taken == 0 and rules.capture == CAPTURE_OPPOSITE:
        return False
    if rules.take_capturer:
        taken += take(cells, rules, seat, seat, own, trace)
    return taken > 0


@inlined
def take_opposite(cells: Cells, rules: Rules, seat: int, own: int, trace: Any) -> int:
    """KALAHA-6: capture from the pit directly opposite, if that side is played."""
    across = opposite(rules, seat)
    if across < 0:
        return 0
    return take(cells, rules, seat, across, rules.pits - 1 - own, trace)


@inlined
def take_corresponding(cells: Cells, rules: Rules, seat: int, own: int, trace: Any) -> int:
    """KALAHA-7: capture from the corresponding pits of all other players."""
    taken = 0
    for other in range(rules.seats):
        if other != seat:
            taken += take(cells, rules, seat, other, rules.pits - 1 - own, trace)
    return taken


@inlined
def opposite(rules: Rules, seat: int) -> int:
    """KALAHA-1: return the seat directly opposite; -1 opposite the middle one of three."""
    if rules.seats == 3:
        return -1 if seat == 1 else 2 - seat
    return (seat + rules.seats // 2) % rules.seats


@inlined
def take(cells: Cells, rules: Rules, seat: int, owner: int, pit: int, trace: Any) -> int:
    """Move a pit's stones to the capturing seat's store."""
    stones = int(cells[owner * rules.pits + pit])
    if stones == 0:
        return 0
    cells[owner * rules.pits + pit] = 0
    cells[rules.seats * rules.pits + seat] += stones
    note(trace, TRACE_CAPTURED, seat, owner * rules.pits + pit, stones)
    return stones


@inlined
def can_move(cells: Cells, rules: Rules, seat: int) -> bool:
    """Return whether a seat has stones in its pits."""
    stones = 0
    for pit in range(seat * rules.pits, (seat + 1) * rules.pits):
        stones |= cells[pit]
    return stones != 0


@inlined
def movers(cells: Cells, rules: Rules) -> int:
    """Return the seats that have stones in their pits, one bit each."""
    seats = 0
    for seat in range(rules.seats):
        seats |= int(can_move(cells, rules, seat)) << seat
    return seats


@inlined
def ending(rules: Rules, movable: int) -> int:
    """Return how the game ends now, whatever the turn, or `PLAYING`.

    The ends are those of KALAHA-9, KALAHA-V2 in Britain, and KALAHA-P.
    """
    if movable == (1 << rules.seats) - 1:
        return PLAYING
    if rules.end == END_SWEEP:
        return OVER_SWEPT
    if rules.end == END_SIDE_CLEARED:
        return OVER_SIDE_CLEARED
    return OVER_PLAYED_OUT if movable == 0 else PLAYING


@inlined
def sweep(cells: Cells, rules: Rules, trace: Any) -> None:
    """KALAHA-P: move the stones left in pits to their owner's store."""
    for seat in range(rules.seats):
        for pit in range(rules.pits):
            stones = cells[seat * rules.pits + pit]
            if stones > 0:
                cells[seat * rules.pits + pit] = 0
                cells[rules.seats * rules.pits + seat] += stones
                note(trace, TRACE_SWEPT, seat, pit + 1, stones)


@inlined
def finish(cells: Cells, rules: Rules, phase: int, trace: Any) -> None:
    cells[tail(rules) + PHASE] = phase
    note(trace, TRACE_ENDED, phase, 0, 0)


@inlined
def hand_on(cells: Cells, rules: Rules, seat: int, again: bool, movable: int, trace: Any) -> None:
    """KALAHA-3, KALAHA-5, KALAHA-8: pass the turn to the right, or keep it for a free turn.

    Players without stones are skipped; with KALAHA-V2 `no_move` such a player ends the game
    instead.
    """
    if again:
        note(trace, TRACE_FREE_TURN, seat, 0, 0)
    upcoming = seat if again else next_seat(rules, seat)
    while not movable >> upcoming & 1 and rules.end != END_NO_MOVE:
        note(trace, TRACE_SKIPPED, upcoming, 0, 0)
        upcoming = next_seat(rules, upcoming)
    cells[tail(rules) + ACTOR] = upcoming
    if not movable >> upcoming & 1:
        finish(cells, rules, OVER_NO_MOVE, trace)


@inlined
def next_seat(rules: Rules, seat: int) -> int:
    """KALAHA-3: return the player to the right."""
    return 0 if seat + 1 == rules.seats else seat + 1


@inlined
def watch_repetition(cells: Cells, rules: Rules, captured: bool, trace: Any) -> None:
    """KALAHA-V5: end the game if a position recurs without a capture.

    A hundred moves without a capture also end it.
    """
    if captured:
        for cell in range(tail(rules) + QUIET, len(cells)):
            cells[cell] = 0
        remember(cells, rules)
        return
    cells[tail(rules) + QUIET] += 1
    quiet = int(cells[tail(rules) + QUIET])
    if came_back(cells, rules, quiet):
        finish(cells, rules, OVER_REPEATED, trace)
    elif quiet >= QUIET_LIMIT:
        finish(cells, rules, OVER_QUIET, trace)
    else:
        remember(cells, rules)


@inlined
def remember(cells: Cells, rules: Rules) -> None:
    """Add the present position to those since the last capture."""
    ring = rules.seats * rules.pits
    at = tail(rules) + PAST + int(cells[tail(rules) + QUIET]) * (ring + 1)
    for pit in range(ring):
        cells[at + pit] = cells[pit]
    cells[at + ring] = cells[tail(rules) + ACTOR]


@inlined
def came_back(cells: Cells, rules: Rules, quiet: int) -> bool:
    """Return whether the present position is one of those since the last capture."""
    ring = rules.seats * rules.pits
    for earlier in range(quiet):
        at = tail(rules) + PAST + earlier * (ring + 1)
        same = cells[at + ring] == cells[tail(rules) + ACTOR]
        for pit in range(ring):
            same = same and cells[at + pit] == cells[pit]
        if same:
            return True
    return False


@inlined
def points(cells: Cells, rules: Rules, out: Cells) -> None:
    """KALAHA-9: write the stones in the stores."""
    for seat in range(rules.seats):
        out[seat] = cells[rules.seats * rules.pits + seat]
