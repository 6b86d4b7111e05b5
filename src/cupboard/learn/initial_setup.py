"""A game's position before the first move, for pictures in the rule book.

Pure: chance events of the setup use a fixed seed, so everyone sees the same position.
"""

from __future__ import annotations

import hashlib
from typing import Any

from cupboard.core.match import Match
from cupboard.core.registry import AnyGame


def opening(game: AnyGame, options: Any, seats: int) -> Match[Any, Any, Any, Any]:
    """Return a match that waits for its first decision."""
    seed = hashlib.sha256(f"{game.spec.id} opening".encode()).digest()
    match: Match[Any, Any, Any, Any] = Match(game, options, seats, seed)
    match.draw()
    return match
