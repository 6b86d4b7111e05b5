"""The precondition that every engine checks before it thinks."""

from __future__ import annotations

from typing import Any

from cupboard.core.errors import OutOfTurn
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Seat


def require_choice(seat: Seat, legal: MoveSet[Any]) -> None:
    """Raise an error unless the seat has a decision to make."""
    if not legal:
        raise OutOfTurn("engine-not-asked", seat=seat + 1)
