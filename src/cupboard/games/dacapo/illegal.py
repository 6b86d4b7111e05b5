"""Reasons why a move is illegal, each with its rule."""

from __future__ import annotations

from cupboard.core.errors import IllegalMove
from cupboard.core.types import Seat
from cupboard.games.dacapo import rules
from cupboard.games.dacapo.moves import Show, is_showable, not_showable
from cupboard.games.dacapo.state import DaCapoState


def why_not(state: DaCapoState, seat: Seat, move: Show) -> IllegalMove:
    """Return the error that names the rule against an illegal choice."""
    if rules.is_over(state):
        return IllegalMove("game-is-over", rule=rules.outcome(state).rule)
    if seat not in rules.still_in(state):
        return IllegalMove("dacapo-without-beans", rule="DACAPO-6", seat=seat + 1)
    if not is_showable(move.beans):
        return not_showable(move.beans)
    stock = state.stocks[seat]
    return IllegalMove("dacapo-too-few-beans", rule="DACAPO-3", beans=move.beans, stock=stock)
