"""Hopper for two to five players (ledger: HOPPER)."""

from cupboard.games.hopper.game import GAME, Hopper
from cupboard.games.hopper.hand import aim_at
from cupboard.games.hopper.landing import Flight, Landing
from cupboard.games.hopper.moves import Change, Rest, Shot
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.state import HopperState

__all__ = [
    "GAME",
    "Change",
    "Flight",
    "Hopper",
    "HopperOptions",
    "HopperState",
    "Landing",
    "Rest",
    "Shot",
    "aim_at",
]
