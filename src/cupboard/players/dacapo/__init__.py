"""Engines for Da Capo: the equilibrium, and players that are more like people."""

from cupboard.players.dacapo.equilibrium import Equilibrium

__all__ = ["Equilibrium"]
