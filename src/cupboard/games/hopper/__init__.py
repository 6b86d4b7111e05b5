"""Hopper for two to five players (ledger: HOPPER)."""

from cupboard.games.hopper.aiming import aim_at
from cupboard.games.hopper.game import GAME, Hopper
from cupboard.games.hopper.landing import Flight, Landing
from cupboard.games.hopper.moves import Change, Push, Rest, Shot, Take
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
    "Push",
    "Rest",
    "Shot",
    "Take",
    "aim_at",
]
