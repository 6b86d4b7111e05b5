"""Da Capo's levels. `docs/engines/dacapo.md` explains the choice and gives results."""

from __future__ import annotations

from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import Level


def _biased(ratio: float, book_share: float = 0.0) -> Engine:
    from cupboard.experts.dacapo.biased_engine import BiasedEngine

    return BiasedEngine(ratio, book_share)


def _equilibrium() -> Engine:
    from cupboard.experts.dacapo.equilibrium_engine import Equilibrium

    return Equilibrium()


LEVELS = (
    # Saves its beans and nearly always shows one.
    Level("sprout", lambda: _biased(0.07), Limit(seconds=1)),
    Level("gardener", lambda: _biased(0.25), Limit(seconds=1)),
    Level("farmer", lambda: _biased(0.55), Limit(seconds=1)),
    # Prefers large numbers, but plays the equilibrium in one round of ten.
    Level("miller", lambda: _biased(1.5, book_share=0.1), Limit(seconds=1)),
    Level("master", _equilibrium, Limit(seconds=10)),
)
