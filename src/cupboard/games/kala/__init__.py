"""Kala for two players, both editions (ledger: KALA)."""

from cupboard.games.kala.game import GAME, Kala
from cupboard.games.kala.moves import Sow
from cupboard.games.kala.spec import KalaOptions
from cupboard.games.kala.state import KalaState

__all__ = ["GAME", "Kala", "KalaOptions", "KalaState", "Sow"]
