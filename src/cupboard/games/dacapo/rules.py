"""Da Capo's rules: pure functions.

A showing is a tuple with one number per seat, 0 for a seat that is out and shows nothing. Engines
need only `choices`, `winner_of`, `play_round`, `is_over` and `ranks_of`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from cupboard.core.game import Effect
from cupboard.core.types import Fact, Outcome, Seat
from cupboard.games.dacapo.facts import (
    Advanced,
    Cancelled,
    Emptied,
    Ended,
    LastBean,
    Out,
    Returned,
    Shown,
    Stalled,
)
from cupboard.games.dacapo.layout import MAX_SHOWN
from cupboard.games.dacapo.spec import DaCapoOptions, hands
from cupboard.games.dacapo.state import DaCapoState

Showing: TypeAlias = Sequence[int]

TARGET, SPENT = "target", "beans"
"""Reasons for the end of a game."""


def set_up(options: DaCapoOptions, seats: int) -> DaCapoState:
    """DACAPO-1, DACAPO-2: set up empty rows and full hands."""
    return DaCapoState(options, seats, hands(options, seats), ((),) * seats, box=0)


def choices(stock: int) -> tuple[int, ...]:
    """DACAPO-3: return the legal numbers, 1 to 5 and at most the stock."""
    return tuple(range(1, min(MAX_SHOWN, stock) + 1))


def winner_of(shown: Showing) -> Seat | None:
    """DACAPO-4, DACAPO-5: return the seat with the highest single number, or None."""
    single = [number for number in shown if number and shown.count(number) == 1]
    return shown.index(max(single)) if single else None


def cancelled(shown: Showing) -> tuple[int, ...]:
    """DACAPO-5: return the numbers that would have won if single, highest first."""
    winner = winner_of(shown)
    beaten = 0 if winner is None else shown[winner]
    return tuple(sorted({number for number in shown if number > beaten}, reverse=True))


def still_in(state: DaCapoState) -> tuple[Seat, ...]:
    """DACAPO-6: return the seats that have beans."""
    return tuple(seat for seat, stock in enumerate(state.stocks) if stock)


def reached_target(state: DaCapoState) -> bool:
    """DACAPO-8: return whether a row filled the target cup."""
    return any(len(row) == state.target for row in state.rows)


def is_over(state: DaCapoState) -> bool:
    """DACAPO-8, DACAPO-9: return whether the target cup is filled or all beans are spent."""
    return reached_target(state) or not still_in(state)


def choosing(state: DaCapoState) -> tuple[Seat, ...]:
    """DACAPO-3: return the seats that show beans in the next round."""
    return () if is_over(state) else still_in(state)


def play_round(state: DaCapoState, shown: Showing) -> Effect[DaCapoState]:
    """DACAPO-3 to DACAPO-9: reveal all hands and apply all consequences."""
    opened = _open_hands(state, shown)
    facts = [*_tell_showing(shown), *_tell_advance(opened, shown)]
    if reached_target(opened):
        return Effect(opened, (*facts, Ended(TARGET)))
    facts += [Out(seat) for seat in still_in(state) if not opened.stocks[seat]]
    if len(still_in(opened)) > 1:
        return Effect(opened, tuple(facts))
    last = _lay_last_bean(opened)
    ended = Ended(TARGET if reached_target(last) else SPENT)
    return Effect(last, (*facts, *_tell_last_bean(opened), ended))


def _open_hands(state: DaCapoState, shown: Showing) -> DaCapoState:
    """DACAPO-4: move the winner's beans into their row, and all others into the box."""
    winner = winner_of(shown)
    laid = 0 if winner is None else shown[winner]
    return replace(
        state,
        stocks=tuple(stock - gone for stock, gone in zip(state.stocks, shown, strict=True)),
        rows=state.rows if winner is None else _filled(state.rows, winner, laid),
        box=state.box + sum(shown) - laid,
    )


def _filled(
    rows: tuple[tuple[int, ...], ...], seat: Seat, beans: int
) -> tuple[tuple[int, ...], ...]:
    """Return the rows after a seat filled its next free cup."""
    return (*rows[:seat], (*rows[seat], beans), *rows[seat + 1 :])


def _lay_last_bean(state: DaCapoState) -> DaCapoState:
    """DACAPO-7: let the only seat with beans put one of them down; the others go to the box.

    If all ran out in the same round, nothing happens.
    """
    if not still_in(state):
        return state
    (seat,) = still_in(state)
    return replace(
        state,
        stocks=(0,) * state.seats,
        rows=_filled(state.rows, seat, 1),
        box=state.box + state.stocks[seat] - 1,
    )


def _tell_showing(shown: Showing) -> Iterator[Fact]:
    for seat, beans in enumerate(shown):
        if beans:
            yield Shown(seat, beans)
    for beans in cancelled(shown):
        yield Cancelled(beans, hands=shown.count(beans))


def _tell_advance(opened: DaCapoState, shown: Showing) -> Iterator[Fact]:
    winner = winner_of(shown)
    if winner is None:
        yield Stalled()
    else:
        cup = len(opened.rows[winner])
        yield Advanced(winner, cup, shown[winner], target=cup == opened.target)
    for seat, beans in enumerate(shown):
        if beans and seat != winner:
            yield Returned(seat, beans)


def _tell_last_bean(opened: DaCapoState) -> Iterator[Fact]:
    for seat in still_in(opened):
        cup = len(opened.rows[seat]) + 1
        yield LastBean(seat, cup, target=cup == opened.target)
        if opened.stocks[seat] > 1:
            yield Emptied(seat)


def ranks_of(rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """DACAPO-9: rank by the most cups, then by the fewest beans used; remaining ties are shared.

    The seat that filled the target cup has the most cups, so the same order covers DACAPO-8.
    """
    merits = [(len(row), -sum(row)) for row in rows]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


def outcome(state: DaCapoState) -> Outcome:
    """DACAPO-8, DACAPO-9: return the outcome of a finished game; a filled cup is a point."""
    rule = "DACAPO-8" if reached_target(state) else "DACAPO-9"
    return Outcome(ranks_of(state.rows), tuple(map(len, state.rows)), rule)
