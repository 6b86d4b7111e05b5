"""Kupferkessel Co for two or three players (ledger: KESSEL)."""

from cupboard.games.kessel.game import GAME, Kessel
from cupboard.games.kessel.moves import Aside, Keep, KesselMove, Take, Use, Waive
from cupboard.games.kessel.recipes import Recipe
from cupboard.games.kessel.spec import KesselOptions
from cupboard.games.kessel.state import KesselState

__all__ = [
    "GAME",
    "Aside",
    "Keep",
    "Kessel",
    "KesselMove",
    "KesselOptions",
    "KesselState",
    "Recipe",
    "Take",
    "Use",
    "Waive",
]
