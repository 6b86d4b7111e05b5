"""Ronda: the best play for what somebody remembers."""

from cupboard.players.ronda.engine import RondaEngine

__all__ = ["RondaEngine"]
