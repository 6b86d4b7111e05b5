"""Engines for Da Capo: the equilibrium, and players biased as people are."""

from cupboard.players.dacapo.equilibrium import Equilibrium

__all__ = ["Equilibrium"]
