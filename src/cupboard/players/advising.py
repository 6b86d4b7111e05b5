"""The engine that gives hints."""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import levels

SECONDS = 1.5
"""Thinking time for a hint."""


def hint_engine(game_id: str) -> tuple[Engine, Limit]:
    """Return a game's strongest engine and its limit for a hint."""
    return levels(game_id)[-1].make(), Limit(seconds=SECONDS)
