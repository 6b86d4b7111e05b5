"""Kalaha's levels, in order of search depth.

The lower levels look a move or two ahead and overlook some moves. The upper ones search deeper and
make fewer mistakes. Master searches as deep as its time allows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.kalaha.kalah.engine import KalahEngine
from cupboard.experts.kalaha.multiplayer_engine import CrowdEngine
from cupboard.games.kalaha import GAME
from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.engines import AlphaBetaEngine, NoisyEngine
from cupboard.players.levels import Level

TWO = 2
PLAYOUTS = 40_000
"""Master's rollouts per move with three and four players: half a second. Each is many nodes."""
FEW_PLAYOUTS = 400


@dataclass(frozen=True)
class KalahaMaster:
    """The strongest engine for each kind of game."""

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if seen.seats != TWO and limit.nodes is not None:
            limit = replace(limit, nodes=min(limit.nodes, PLAYOUTS))
        return engine_for(seen).advise(seen, seat, legal, limit, rng)


@dataclass(frozen=True)
class KalahaMiller:
    """Looks five moves ahead with two players; with more it runs a few rollouts, like Master.

    Looking ahead does not help with more than two players (docs/engines/search.md).
    """

    def advise(
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if seen.seats == TWO:
            ahead = NoisyEngine("kalaha", depth=5, blur=5, overlooks=0.03)
            return ahead.advise(seen, seat, legal, limit, rng)
        few = replace(limit, nodes=min(limit.nodes or FEW_PLAYOUTS, FEW_PLAYOUTS))
        return CrowdEngine().advise(seen, seat, legal, few, rng)


def engine_for(seen: Observation[Any, Any]) -> Engine:
    """Return the exact engine for standard Kalah, or the best one for other games.

    Other two-player games use alpha-beta, and larger ones greedy rollouts (docs/engines/search.md).
    """
    if seen.seats != TWO:
        return CrowdEngine()
    return KalahEngine() if is_kalah(seen) else AlphaBetaEngine("kalaha")


def is_kalah(seen: Observation[Any, Any]) -> bool:
    """Return whether these rules are one of the two forms that the packed board supports."""
    agreed = replace(seen.options, pits=6, stones=4, takeback=False, even_captures=False)
    return agreed in (GAME.options("kalah"), GAME.options("kalah-empty"))


LEVELS = (
    Level("sprout", lambda: NoisyEngine("kalaha", depth=1, blur=40, overlooks=0.5), Limit(1.0)),
    Level("gardener", lambda: NoisyEngine("kalaha", depth=2, blur=10, overlooks=0.2), Limit(1.0)),
    Level("farmer", lambda: NoisyEngine("kalaha", depth=3, blur=6, overlooks=0.08), Limit(1.0)),
    Level("miller", KalahaMiller, Limit(1.0)),
    Level("master", KalahaMaster, Limit(seconds=2.0, nodes=1_000_000)),
)
