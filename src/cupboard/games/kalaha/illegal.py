"""Reasons why a move is illegal, each with its rule."""

from __future__ import annotations

from cupboard.core.errors import IllegalMove
from cupboard.games.kalaha.moves import Sow
from cupboard.games.kalaha.state import KalahaState


def why_not(state: KalahaState, move: Sow) -> IllegalMove:
    """Return the error that names the rule against an illegal move."""
    pits = state.options.pits
    if not 1 <= move.pit <= pits:
        return IllegalMove("kalaha-no-such-pit", rule="KALAHA-1", pit=move.pit, pits=pits)
    return IllegalMove("kalaha-empty-pit", rule="KALAHA-4", pit=move.pit)
