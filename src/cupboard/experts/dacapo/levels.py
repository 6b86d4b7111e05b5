"""Da Capo's levels. `docs/engines/dacapo.md` explains the choice and gives results."""

from __future__ import annotations

from cupboard.experts.dacapo import Equilibrium
from cupboard.experts.dacapo.biased_engine import BiasedEngine
from cupboard.experts.dacapo.online_solver import warm_up
from cupboard.players.engine import Limit
from cupboard.players.levels import Level

__all__ = ["LEVELS", "warm_up"]

LEVELS = (
    # Saves its beans and nearly always shows one.
    Level("sprout", lambda: BiasedEngine(0.07), Limit(seconds=1)),
    Level("gardener", lambda: BiasedEngine(0.25), Limit(seconds=1)),
    Level("farmer", lambda: BiasedEngine(0.55), Limit(seconds=1)),
    # Prefers large numbers, but plays the equilibrium in one round of ten.
    Level("miller", lambda: BiasedEngine(1.5, wisdom=0.1), Limit(seconds=1)),
    Level("master", Equilibrium, Limit(seconds=10)),
)
