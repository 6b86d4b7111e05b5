"""Kala's levels. The gentle ones see a move or two ahead and overlook some; the upper ones search
deeper and err less; the master searches as deep as its time allows."""

from __future__ import annotations

from cupboard.players.engine import Limit
from cupboard.players.levels import Level
from cupboard.players.search_engine import AlphaBetaEngine, HumanEngine

LEVELS = (
    Level("sprout", lambda: HumanEngine("kala", depth=1, blur=60, overlooks=0.4), Limit(1.0)),
    Level("gardener", lambda: HumanEngine("kala", depth=1, blur=16, overlooks=0.15), Limit(1.0)),
    Level("farmer", lambda: HumanEngine("kala", depth=3, blur=8, overlooks=0.05), Limit(1.0)),
    Level("miller", lambda: HumanEngine("kala", depth=5, blur=4), Limit(1.0)),
    Level("master", lambda: AlphaBetaEngine("kala"), Limit(seconds=2.0, nodes=1_000_000)),
)
