"""Hopper's engine: a choice of target cup and a model of shooting errors."""

from cupboard.players.hopper.engine import HopperEngine
from cupboard.players.hopper.hand import Hand

__all__ = ["Hand", "HopperEngine"]
