"""Computer players."""

from cupboard.players.base import Player, player, player_names
from cupboard.players.random import RandomPlayer

__all__ = ["Player", "RandomPlayer", "player", "player_names"]
