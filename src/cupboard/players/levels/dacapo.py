"""The levels of Da Capo. Why these, and how they fare: `docs/engines/dacapo.md`."""

from __future__ import annotations

from cupboard.players.dacapo import Equilibrium
from cupboard.players.dacapo.rounds import warm_up
from cupboard.players.dacapo.tastes import Taste
from cupboard.players.engine import Limit
from cupboard.players.levels import Level

__all__ = ["LEVELS", "warm_up"]

LEVELS = (
    # Keeps its beans dear: a one, nearly always.
    Level("sprout", lambda: Taste(0.07), Limit(seconds=1)),
    Level("gardener", lambda: Taste(0.25), Limit(seconds=1)),
    Level("farmer", lambda: Taste(0.55), Limit(seconds=1)),
    # Daring, and one round in ten it knows what it does.
    Level("miller", lambda: Taste(1.5, wisdom=0.1), Limit(seconds=1)),
    Level("master", Equilibrium, Limit(seconds=10)),
)
