"""Kalaha's levels. The gentle ones see a move or two ahead and overlook some; the upper ones search
deeper and err less; the master searches as deep as its time allows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.games.kalaha import GAME
from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.kalah_engine import KalahEngine
from cupboard.players.kalaha_crowd import CrowdEngine
from cupboard.players.levels import Level
from cupboard.players.search_engine import AlphaBetaEngine, HumanEngine

TWO = 2
PLAYOUTS = 40_000
"""What the master plays out a move with three and four, in half a second: each is many nodes."""
FEW_PLAYOUTS = 400


@dataclass(frozen=True)
class Master:
    """The best engine for each kind of table."""

    def advise(
        self, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if seen.seats != TWO and limit.nodes is not None:
            limit = replace(limit, nodes=min(limit.nodes, PLAYOUTS))
        return engine_for(seen).advise(seen, seat, legal, limit, rng)


@dataclass(frozen=True)
class Miller:
    """Looks five moves ahead with two; in a crowd that helps nobody (decision 092), and it plays
    out some games, as the master does."""

    def advise(
        self, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        if seen.seats == TWO:
            ahead = HumanEngine("kalaha", depth=5, blur=5, overlooks=0.03)
            return ahead.advise(seen, seat, legal, limit, rng)
        few = replace(limit, nodes=min(limit.nodes or FEW_PLAYOUTS, FEW_PLAYOUTS))
        return CrowdEngine().advise(seen, seat, legal, few, rng)


def engine_for(seen: Seen[Any, Any]) -> Engine:
    """The exact engine for Kalah as the literature has it, alpha-beta for other tables of two,
    greedy play-outs for more (decision 092)."""
    if seen.seats != TWO:
        return CrowdEngine()
    return KalahEngine() if is_kalah(seen) else AlphaBetaEngine("kalaha")


def is_kalah(seen: Seen[Any, Any]) -> bool:
    """Is this one of the two forms that the packed board knows, whatever its size?"""
    agreed = replace(seen.options, pits=6, stones=4, takeback=False)
    return agreed in (GAME.options("kalah"), GAME.options("kalah-empty"))


LEVELS = (
    Level("sprout", lambda: HumanEngine("kalaha", depth=1, blur=40, overlooks=0.5), Limit(1.0)),
    Level("gardener", lambda: HumanEngine("kalaha", depth=2, blur=10, overlooks=0.2), Limit(1.0)),
    Level("farmer", lambda: HumanEngine("kalaha", depth=3, blur=6, overlooks=0.08), Limit(1.0)),
    Level("miller", Miller, Limit(1.0)),
    Level("master", Master, Limit(seconds=2.0, nodes=1_000_000)),
)
