"""Kalaha for two to four players (ledger: KALAHA)."""

from cupboard.games.kalaha.game import GAME, Kalaha
from cupboard.games.kalaha.moves import Sow
from cupboard.games.kalaha.spec import KalahaOptions
from cupboard.games.kalaha.state import KalahaState

__all__ = ["GAME", "Kalaha", "KalahaOptions", "KalahaState", "Sow"]
