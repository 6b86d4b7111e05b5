"""Ronda for two to five players (ledger: RONDA)."""

from cupboard.games.ronda.game import GAME, Ronda
from cupboard.games.ronda.moves import Add, Keep, Lift, Pass, RondaMove
from cupboard.games.ronda.spec import RondaOptions
from cupboard.games.ronda.state import RondaState
from cupboard.games.ronda.view import RondaView

__all__ = [
    "GAME",
    "Add",
    "Keep",
    "Lift",
    "Pass",
    "Ronda",
    "RondaMove",
    "RondaOptions",
    "RondaState",
    "RondaView",
]
