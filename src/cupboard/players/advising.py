"""Who gives hints."""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import levels

SECONDS = 1.5
"""Nobody waits long for a hint."""


def adviser(game_id: str) -> tuple[Engine, Limit]:
    """Whoever knows the game best, and how long it may think."""
    return levels(game_id)[-1].make(), Limit(seconds=SECONDS)
