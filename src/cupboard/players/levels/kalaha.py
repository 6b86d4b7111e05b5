"""Kalaha's levels. The gentle ones see a move or two ahead and overlook some; the upper ones search
deeper and err less; the master searches as deep as its time allows."""

from __future__ import annotations

from cupboard.players.engine import Limit
from cupboard.players.levels import Level
from cupboard.players.search_engine import AlphaBetaEngine, HumanEngine

LEVELS = (
    Level("sprout", lambda: HumanEngine("kalaha", depth=1, blur=40, overlooks=0.5), Limit(1.0)),
    Level("gardener", lambda: HumanEngine("kalaha", depth=1, blur=6, overlooks=0.15), Limit(1.0)),
    Level("farmer", lambda: HumanEngine("kalaha", depth=3, blur=3, overlooks=0.05), Limit(1.0)),
    Level("miller", lambda: HumanEngine("kalaha", depth=7, blur=1), Limit(1.0)),
    Level("master", lambda: AlphaBetaEngine("kalaha"), Limit(seconds=2.0, nodes=1_000_000)),
)
