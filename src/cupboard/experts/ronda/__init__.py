"""Ronda: the best play for what a player remembers."""

from cupboard.experts.ronda.engine import RondaEngine

__all__ = ["RondaEngine"]
