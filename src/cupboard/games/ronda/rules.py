"""Ronda's rules, written once: pure functions from a state to the next and what happened.

A turn: lift one cup, lift another; unequal ones end it, equal ones may get a bean, after which the
turn goes on or is passed on.
"""

from __future__ import annotations

from dataclasses import replace

from cupboard.core.game import Step
from cupboard.core.types import Fact
from cupboard.games.ronda.facts import (
    Added,
    Begins,
    Covered,
    Dissolved,
    Fined,
    Kept,
    Lifted,
    Matched,
    Missed,
    Passed,
    Shuffled,
    Won,
)
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass, RondaMove
from cupboard.games.ronda.spec import RondaOptions
from cupboard.games.ronda.state import Phase, RondaState

FILLING: tuple[int, ...] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
"""RONDA-1: what lies under the ten cups at first."""
CUPS = range(1, len(FILLING) + 1)
PAIR = 2


def set_up(options: RondaOptions, seats: int) -> RondaState:
    """RONDA-1, RONDA-2: the black cup is empty, every hand full; the cups wait to be shuffled."""
    return RondaState(
        options=options,
        seats=seats,
        phase=Phase.SHUFFLE,
        actor=0,
        cups=(),
        open=(),
        barred=None,
        going_on=False,
        hands=(options.beans,) * seats,
        black=0,
        out=0,
    )


def shuffle(state: RondaState, arrangement: tuple[int, ...]) -> Step[RondaState]:
    """RONDA-1: the cups stand in their circle."""
    return Step(replace(state, phase=Phase.LOT, cups=arrangement), (Shuffled(),))


def begin(state: RondaState, seat: int) -> Step[RondaState]:
    """RONDA-3: the lot says who begins."""
    return Step(replace(state, phase=Phase.LIFT, actor=seat), (Begins(seat),))


def moves(state: RondaState) -> tuple[RondaMove, ...]:
    """What the seat to act may do. Only what lies open decides it (RONDA-13)."""
    match state.phase:
        case Phase.LIFT:
            closed = (cup for cup in CUPS if cup not in state.open and cup != state.barred)
            return (*map(Lift, closed), *((Pass(),) if state.going_on else ()))
        case Phase.PAIR:
            return (*map(Add, sorted(state.open)), Pass())
        case Phase.ADDED:
            return (*map(Keep, sorted(state.open)), Pass())
    return ()


def play(state: RondaState, move: RondaMove) -> Step[RondaState]:
    """One step of a turn."""
    match move:
        case Lift(cup):
            return lift(state, cup)
        case Add(cup):
            return add(state, cup)
        case Keep(cup):
            return keep(state, cup)
        case Pass():
            return Step(end_turn(state), (Passed(state.actor), *covers(state)))


def lift(state: RondaState, cup: int) -> Step[RondaState]:
    """RONDA-4, RONDA-7: everybody sees the cup before anything else is chosen."""
    lifted = Lifted(state.actor, cup, state.under(cup))
    shown = replace(state, open=(*state.open, cup), barred=None, going_on=False)
    if len(shown.open) < PAIR:
        return Step(shown, (lifted,))
    first, second = map(shown.under, shown.open)
    if first == second:
        return Step(replace(shown, phase=Phase.PAIR), (lifted, Matched(state.actor)))
    return miss(shown, lifted)


def miss(state: RondaState, lifted: Lifted) -> Step[RondaState]:
    """RONDA-5: unequal cups are covered and the turn ends. RONDA-10: while the black cup holds
    beans, one of them goes to the player."""
    told = (lifted, Missed(state.actor), *covers(state))
    if state.black == 0:
        return Step(end_turn(state), told)
    hands = changed(state.hands, state.actor, 1)
    fined = replace(state, black=state.black - 1, hands=hands)
    return Step(end_turn(fined), (*told, Fined(state.actor)))


def add(state: RondaState, cup: int) -> Step[RondaState]:
    """RONDA-6: one own bean goes into one cup of the pair."""
    laid = replace(
        state,
        hands=changed(state.hands, state.actor, -1),
        cups=changed(state.cups, cup - 1, 1),
    )
    added = Added(state.actor, cup, laid.under(cup))
    if laid.under(cup) > state.options.top:
        return dissolve(laid, cup, added)
    return win(laid, (added,)) or go_on(laid, added)


def dissolve(state: RondaState, cup: int, added: Added) -> Step[RondaState]:
    """RONDA-9, RONDA-12: the full cup and the bean go into the black cup if it is empty and there
    are penalties, otherwise out of the game; the turn ends."""
    beans = state.under(cup)
    emptied = replace(state, cups=changed(state.cups, cup - 1, -beans))
    if state.black == 0 and state.options.penalty:
        place, after = "black", replace(emptied, black=beans)
    else:
        place, after = "box", replace(emptied, out=state.out + beans)
    told = (added, Dissolved(state.actor, cup, beans, place))
    return win(after, told) or Step(end_turn(after), (*told, *covers(state)))


def win(state: RondaState, told: tuple[Fact, ...]) -> Step[RondaState] | None:
    """RONDA-11: the last bean wins at once, even before a cup is covered."""
    if state.hands[state.actor] > 0:
        return None
    return Step(replace(state, phase=Phase.OVER), (*told, Won(state.actor)))


def go_on(state: RondaState, added: Added) -> Step[RondaState]:
    """RONDA-7: both cups stay open until one is kept. RONDA-12: an easy turn covers both, and any
    two may be lifted next."""
    if not state.options.easy:
        return Step(replace(state, phase=Phase.ADDED), (added,))
    after = replace(state, phase=Phase.LIFT, open=(), going_on=True)
    return Step(after, (added, *covers(state)))


def keep(state: RondaState, cup: int) -> Step[RondaState]:
    """RONDA-7: one cup stays open, the other is covered and is not the next to be lifted."""
    other = next(lifted for lifted in state.open if lifted != cup)
    after = replace(state, phase=Phase.LIFT, open=(cup,), barred=other)
    return Step(after, (Kept(state.actor, cup), Covered(other)))


def covers(state: RondaState) -> tuple[Covered, ...]:
    """Every open cup is put back."""
    return tuple(map(Covered, state.open))


def end_turn(state: RondaState) -> RondaState:
    """RONDA-3: clockwise, the next seat begins with every cup covered."""
    following = (state.actor + 1) % state.seats
    return replace(state, phase=Phase.LIFT, actor=following, open=(), barred=None, going_on=False)


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """The numbers, one of them greater or smaller."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])
