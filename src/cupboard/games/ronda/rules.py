"""Ronda's rules: pure functions from a state to the next one and its facts.

In a turn, the player lifts one cup and then another. Unequal cups end the turn. One of two equal
cups may get a bean, after which the player continues or passes.
"""

from __future__ import annotations

from dataclasses import replace

from cupboard.core.game import Effect
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
    Uncovered,
    Won,
)
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass, RondaMove
from cupboard.games.ronda.spec import RondaOptions, hands
from cupboard.games.ronda.state import Phase, RondaState

FILLING: tuple[int, ...] = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
"""RONDA-1: initial contents of the ten cups."""
CUPS = range(1, len(FILLING) + 1)
PAIR = 2


def set_up(options: RondaOptions, seats: int) -> RondaState:
    """RONDA-1, RONDA-2: set up an empty black cup and full hands; the cups are not yet shuffled."""
    return RondaState(
        options=options,
        seats=seats,
        phase=Phase.SHUFFLE,
        actor=0,
        cups=(),
        open=(),
        barred=None,
        going_on=False,
        hands=hands(options, seats),
        black=0,
        out=0,
    )


def shuffle(state: RondaState, arrangement: tuple[int, ...]) -> Effect[RondaState]:
    """RONDA-1: put the cups in their circle."""
    return Effect(replace(state, phase=Phase.LOT, cups=arrangement), (Shuffled(),))


def begin(state: RondaState, seat: int) -> Effect[RondaState]:
    """RONDA-3: start with the randomly chosen seat."""
    return Effect(replace(state, phase=Phase.LIFT, actor=seat), (Begins(seat),))


def moves(state: RondaState) -> tuple[RondaMove, ...]:
    """Return the legal moves of the seat to act, which depend only on open cups (RONDA-13)."""
    match state.phase:
        case Phase.LIFT:
            closed = (cup for cup in CUPS if cup not in state.open and cup != state.barred)
            return (*map(Lift, closed), *((Pass(),) if state.going_on else ()))
        case Phase.PAIR:
            may_pass = () if full_pair(state) else (Pass(),)
            return (*map(Add, sorted(state.open)), *may_pass)
        case Phase.ADDED:
            return (*map(Keep, sorted(state.open)), Pass())
    return ()


def full_pair(state: RondaState) -> bool:
    """RONDA-9, RONDA-12: return whether both open cups are full, so that a bean must be added."""
    top = state.options.top
    return state.phase == Phase.PAIR and all(state.under(cup) == top for cup in state.open)


def play(state: RondaState, move: RondaMove) -> Effect[RondaState]:
    """Play one step of a turn."""
    match move:
        case Lift(cup):
            return lift(state, cup)
        case Add(cup):
            return add(state, cup)
        case Keep(cup):
            return keep(state, cup)
        case Pass():
            return Effect(end_turn(state), (Passed(state.actor), *covers(state)))


def lift(state: RondaState, cup: int) -> Effect[RondaState]:
    """RONDA-4, RONDA-7: lift a cup; every player sees it before the next decision."""
    lifted = Lifted(state.actor, cup, state.under(cup))
    shown = replace(state, open=(*state.open, cup), barred=None, going_on=False)
    if len(shown.open) < PAIR:
        return Effect(shown, (lifted,))
    first, second = map(shown.under, shown.open)
    if first == second:
        return Effect(replace(shown, phase=Phase.PAIR), (lifted, Matched(state.actor)))
    return miss(shown, lifted)


def miss(state: RondaState, lifted: Lifted) -> Effect[RondaState]:
    """RONDA-5: cover unequal cups and end the turn.

    RONDA-10: while the black cup holds beans, the player takes one of them.
    """
    facts = (lifted, Missed(state.actor), *covers(state))
    if state.black == 0:
        return Effect(end_turn(state), facts)
    hands = changed(state.hands, state.actor, 1)
    fined = replace(state, black=state.black - 1, hands=hands)
    return Effect(end_turn(fined), (*facts, Fined(state.actor)))


def add(state: RondaState, cup: int) -> Effect[RondaState]:
    """RONDA-6: move a bean from the hand into one cup of the pair."""
    laid = replace(
        state,
        hands=changed(state.hands, state.actor, -1),
        cups=changed(state.cups, cup - 1, 1),
    )
    added = Added(state.actor, cup, laid.under(cup))
    if laid.under(cup) > state.options.top:
        return dissolve(laid, cup, added)
    return win(laid, (added,)) or go_on(laid, added)


def dissolve(state: RondaState, cup: int, added: Added) -> Effect[RondaState]:
    """RONDA-9, RONDA-12: clear the full cup and end the turn.

    Its beans and the added one go into the black cup if that is empty and there are penalties, and
    otherwise out of the game.
    """
    beans = state.under(cup)
    emptied = replace(state, cups=changed(state.cups, cup - 1, -beans))
    if state.black == 0 and state.options.penalty:
        place, after = "black", replace(emptied, black=beans)
    else:
        place, after = "box", replace(emptied, out=state.out + beans)
    facts = (added, Dissolved(state.actor, cup, beans, place))
    return win(after, facts) or Effect(end_turn(after), (*facts, *covers(state)))


def win(state: RondaState, facts: tuple[Fact, ...]) -> Effect[RondaState] | None:
    """RONDA-11: end the game immediately after a last bean, even before a cup is covered.

    RONDA-13: nothing has to be remembered any more, so all cups are lifted.
    """
    if state.hands[state.actor] > 0:
        return None
    over = replace(state, phase=Phase.OVER)
    return Effect(over, (*facts, Won(state.actor), *uncovers(over)))


def uncovers(state: RondaState) -> tuple[Uncovered, ...]:
    """RONDA-13: return the facts that lift every covered cup after the end, clockwise."""
    return tuple(Uncovered(cup, state.under(cup)) for cup in CUPS if cup not in state.open)


def go_on(state: RondaState, added: Added) -> Effect[RondaState]:
    """Continue the turn after a bean was added.

    RONDA-7: both cups stay open until one is kept. RONDA-12: an easy turn covers both, and the
    player may lift any two next.
    """
    if not state.options.easy:
        return Effect(replace(state, phase=Phase.ADDED), (added,))
    after = replace(state, phase=Phase.LIFT, open=(), going_on=True)
    return Effect(after, (added, *covers(state)))


def keep(state: RondaState, cup: int) -> Effect[RondaState]:
    """RONDA-7: keep one cup open and cover the other, which may not be lifted next."""
    other = next(lifted for lifted in state.open if lifted != cup)
    after = replace(state, phase=Phase.LIFT, open=(cup,), barred=other)
    return Effect(after, (Kept(state.actor, cup), Covered(other)))


def covers(state: RondaState) -> tuple[Covered, ...]:
    """Return the facts that cover every open cup."""
    return tuple(map(Covered, state.open))


def end_turn(state: RondaState) -> RondaState:
    """RONDA-3: start the next seat's turn, clockwise, with every cup covered."""
    following = (state.actor + 1) % state.seats
    return replace(state, phase=Phase.LIFT, actor=following, open=(), barred=None, going_on=False)


def changed(numbers: tuple[int, ...], at: int, by: int) -> tuple[int, ...]:
    """Return the numbers with one of them changed."""
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])
