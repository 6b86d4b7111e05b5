"""Reasons why a move is illegal, each with its rule."""

from __future__ import annotations

from cupboard.core.errors import IllegalMove, MalformedMove
from cupboard.core.types import Seat
from cupboard.games.hopper import realtime, rules
from cupboard.games.hopper.moves import (
    RANGES,
    SHOT_WORD,
    HopperMove,
    Push,
    Rest,
    Shot,
    Take,
    kind_of,
    moves_cups,
)
from cupboard.games.hopper.places import CELL_NAMES, PLACES
from cupboard.games.hopper.state import HopperState


def why_not(state: HopperState, seat: Seat, move: HopperMove) -> IllegalMove:
    """Return the error that names the rule against an illegal move."""
    if isinstance(move, Shot) == state.options.referee:
        return _other_kind_of_table(state)
    if isinstance(move, Shot):
        return _why_not_shot(state, seat, move)
    reason = why_not_entry(state, seat, move)
    return reason or IllegalMove("hopper-rest-wrong", rule="HOPPER-13")


def require_own_kind(state: HopperState, text: str) -> None:
    """Raise an error for a shot in referee mode, or an entry without it.

    This comes first and names a rule that is in force, however the rest of the text reads.
    """
    kind, referee = kind_of(text), state.options.referee
    if kind is None and referee:
        raise MalformedMove("hopper-entry-unreadable", rule="HOPPER-13", text=text[:40])
    if kind is not None and (kind == SHOT_WORD) == referee:
        raise _other_kind_of_table(state)


def _other_kind_of_table(state: HopperState) -> IllegalMove:
    if state.options.referee:
        return IllegalMove("hopper-shot-on-real-table", rule="HOPPER-13")
    return IllegalMove("hopper-rest-needs-referee", rule="HOPPER-3")


def _why_not_shot(state: HopperState, seat: Seat, shot: Shot) -> IllegalMove:
    if shot.in_range:
        return _why_not_now(state, seat, shot.tick)
    (aim_low, aim_high), (power_low, power_high), (timing_low, timing_high) = RANGES
    return IllegalMove(
        "hopper-shot-out-of-range",
        rule="HOPPER-12",
        aim=f"{aim_low}…{aim_high}",
        power=f"{power_low}…{power_high}",
        timing=f"{timing_low}…{timing_high}",
    )


def _why_not_now(state: HopperState, seat: Seat, tick: int) -> IllegalMove:
    """HOPPER-10: return the error if the hand is not ready or the time is not in this flight."""
    earliest = realtime.opens(state, seat) or 0
    if state.air and state.air[-1].tick <= tick < earliest:
        return realtime.not_yet(earliest - tick)
    return IllegalMove("hopper-tick-wrong", rule="HOPPER-10", tick=tick)


def why_not_entry(state: HopperState, seat: Seat, move: HopperMove) -> IllegalMove | None:
    """HOPPER-13: return the error that names the rule against an entry, if there is one."""
    match move:
        case Rest():
            return _why_not_rest(state, move)
        case Push():
            return _why_not_push(state, move)
        case Take():
            return _why_not_take(state, seat, move)
        case Shot():
            return _other_kind_of_table(state)


def _why_not_push(state: HopperState, move: Push) -> IllegalMove | None:
    if not {cell for pair in move.cups for cell in pair} <= set(CELL_NAMES):
        return IllegalMove("hopper-push-wrong", rule="HOPPER-6")
    if not moves_cups(move):
        return IllegalMove("hopper-push-wrong", rule="HOPPER-6")
    if cup := rules.unmovable_cup(state, move):
        return IllegalMove("hopper-no-such-cup", rule="HOPPER-6", cup=cup, cups=state.cups)
    if cup := rules.occupied_cell(state, move):
        return IllegalMove("hopper-cell-occupied", rule="HOPPER-6", cup=cup)
    return None


def _why_not_take(state: HopperState, seat: Seat, move: Take) -> IllegalMove | None:
    if seat not in state.refilled:
        return IllegalMove("hopper-not-refilled", rule="HOPPER-7")
    most = rules.most_taken(state, seat)
    if not 1 <= move.beans <= most:
        return IllegalMove("hopper-take-wrong", rule="HOPPER-7", beans=most)
    return None


def _why_not_rest(state: HopperState, move: Rest) -> IllegalMove | None:
    if cup := rules.missing_cup(state, move):
        return IllegalMove("hopper-no-such-cup", rule="HOPPER-6", cup=cup, cups=state.cups)
    if cup := rules.overdrawn_cup(state, move):
        held = state.beans_in(PLACES[cup])
        return IllegalMove("hopper-cup-holds-fewer", rule="HOPPER-4", cup=cup, beans=held)
    if rules.unexplained(state, move):
        return IllegalMove("hopper-too-few-loose", rule="HOPPER-4", beans=state.loose)
    if any(change.beans == 0 for change in move.changes) or _repeats(move):
        return IllegalMove("hopper-rest-wrong", rule="HOPPER-13")
    return None


def _repeats(move: Rest) -> bool:
    return len({change.cup for change in move.changes}) < len(move.changes)
