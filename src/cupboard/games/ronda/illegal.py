"""Reasons why a move is illegal, which reveal nothing that is covered."""

from __future__ import annotations

from cupboard.core.errors import IllegalMove
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass, RondaMove
from cupboard.games.ronda.rules import CUPS, full_pair
from cupboard.games.ronda.state import Phase, RondaState


def why_not(state: RondaState, move: RondaMove) -> IllegalMove:
    """Return the reason against an illegal move, based on open cups only (RONDA-13)."""
    if not isinstance(move, Pass) and move.cup not in CUPS:
        return IllegalMove("ronda-no-such-cup", rule="RONDA-1", cup=move.cup)
    if full_pair(state) and not isinstance(move, Add):
        return IllegalMove("ronda-full-pair", rule="RONDA-9", beans=state.options.top)
    match move:
        case Lift(cup):
            return _no_lift(state, cup)
        case Add(cup):
            return _no_add(state, cup)
        case Keep(cup):
            return _no_keep(state, cup)
        case Pass():
            return _no_pass(state)


def _no_lift(state: RondaState, cup: int) -> IllegalMove:
    if state.phase == Phase.PAIR:
        return IllegalMove("ronda-add-or-pass", rule="RONDA-6")
    if state.phase == Phase.ADDED:
        return IllegalMove("ronda-keep-one-first", rule="RONDA-7")
    if cup == state.barred:
        return IllegalMove("ronda-just-covered", rule="RONDA-7", cup=cup)
    return IllegalMove("ronda-already-open", rule="RONDA-4", cup=cup)


def _no_add(state: RondaState, cup: int) -> IllegalMove:
    if state.phase == Phase.PAIR:
        return IllegalMove("ronda-not-of-the-pair", rule="RONDA-6", cup=cup)
    if state.phase == Phase.ADDED:
        return IllegalMove("ronda-one-bean-a-pair", rule="RONDA-6")
    return IllegalMove("ronda-no-pair-to-add-to", rule="RONDA-6")


def _no_keep(state: RondaState, cup: int) -> IllegalMove:
    if state.options.easy:
        text = "ronda-easy-add-or-pass" if state.phase == Phase.PAIR else "ronda-easy-covers-both"
        return IllegalMove(text, rule="RONDA-12")
    if state.phase == Phase.ADDED:
        return IllegalMove("ronda-not-of-the-pair", rule="RONDA-7", cup=cup)
    if state.phase == Phase.PAIR:
        return IllegalMove("ronda-add-before-going-on", rule="RONDA-7")
    return IllegalMove("ronda-no-pair-to-go-on-with", rule="RONDA-7")


def _no_pass(state: RondaState) -> IllegalMove:
    if state.open:
        return IllegalMove("ronda-lift-a-second", rule="RONDA-8")
    return IllegalMove("ronda-lift-first", rule="RONDA-8")
