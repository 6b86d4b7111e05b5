"""Ronda: the best play for what a player remembers."""

from cupboard.players.ronda.engine import RondaEngine

__all__ = ["RondaEngine"]
