"""Kupferkessel Co: tree search over determinizations that fit what the engine remembers."""

from cupboard.experts.kessel.engine import KesselEngine

__all__ = ["KesselEngine"]
