"""What every engine checks before it thinks."""

from __future__ import annotations

from typing import Any

from cupboard.core.errors import OutOfTurn
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Seat


def require_asked(seat: Seat, legal: MoveSet[Any]) -> None:
    """An engine speaks only for a seat that has something to decide."""
    if not legal:
        raise OutOfTurn("engine-not-asked", seat=seat + 1)
