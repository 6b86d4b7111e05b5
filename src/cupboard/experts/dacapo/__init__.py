"""Engines for Da Capo: the equilibrium, and players biased as people are."""

from cupboard.experts.dacapo.equilibrium_engine import Equilibrium

__all__ = ["Equilibrium"]
