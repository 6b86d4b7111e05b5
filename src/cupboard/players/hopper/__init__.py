"""Hopper: an eye for the right cup, and a hand that trembles."""

from cupboard.players.hopper.engine import HopperEngine
from cupboard.players.hopper.hand import Hand

__all__ = ["Hand", "HopperEngine"]
