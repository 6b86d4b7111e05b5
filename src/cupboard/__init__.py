"""Cupboard: six games of cups, beans and cauldrons to play, to learn and to study."""

from cupboard.core.registry import game, game_ids, position

__all__ = ["game", "game_ids", "position"]
__version__ = "0.1.0"
