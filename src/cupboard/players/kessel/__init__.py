"""Kupferkessel Co: many ways the game can go on, in worlds that fit what is remembered."""

from cupboard.players.kessel.engine import KesselEngine

__all__ = ["KesselEngine"]
