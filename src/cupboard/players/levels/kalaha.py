"""Kalaha's levels. The gentle ones see a move or two ahead and overlook some; the upper ones search
deeper and err less; the master searches as deep as its time allows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.players.engine import Advice, Engine, Limit
from cupboard.players.levels import Level
from cupboard.players.search_engine import AlphaBetaEngine, HumanEngine, MctsEngine

TWO = 2


@dataclass(frozen=True)
class Master:
    """The best engine for each kind of table."""

    def advise(
        self, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        return engine_for(seen).advise(seen, seat, legal, limit, rng)


def engine_for(seen: Seen[Any, Any]) -> Engine:
    """Alpha-beta for two; play-outs for more (decision 092). This is where an exact engine for some
    of the options takes their tables over."""
    return AlphaBetaEngine("kalaha") if seen.seats == TWO else MctsEngine("kalaha")


LEVELS = (
    Level("sprout", lambda: HumanEngine("kalaha", depth=1, blur=40, overlooks=0.5), Limit(1.0)),
    Level("gardener", lambda: HumanEngine("kalaha", depth=2, blur=6, overlooks=0.15), Limit(1.0)),
    Level("farmer", lambda: HumanEngine("kalaha", depth=4, blur=5, overlooks=0.05), Limit(1.0)),
    Level("miller", lambda: HumanEngine("kalaha", depth=6, blur=2), Limit(1.0)),
    Level("master", Master, Limit(seconds=2.0, nodes=1_000_000)),
)
