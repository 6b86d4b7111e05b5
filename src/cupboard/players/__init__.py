"""Computer players for any game."""

from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.levels import Level, LevelEngine

__all__ = ["Advice", "Engine", "Level", "LevelEngine", "Limit"]
