"""How a game lies on the table before the first move: for a book's picture, not for a game.

Pure: what chance decides at the start is drawn by a lot that is the same for everybody.
"""

from __future__ import annotations

import hashlib
from typing import Any

from cupboard.core.match import Match
from cupboard.core.registry import AnyGame


def opening(game: AnyGame, options: Any, seats: int) -> Match[Any, Any, Any, Any]:
    """A game that waits for its first decision."""
    seed = hashlib.sha256(f"{game.spec.id} opening".encode()).digest()
    match: Match[Any, Any, Any, Any] = Match(game, options, seats, seed)
    match.draw()
    return match
