"""A memory like a person's, between what a seat has seen and what its engine knows."""

from cupboard.players.memory.model import PERFECT, Memory, Sighting, Trace, remember
from cupboard.players.memory.watching import Watching

__all__ = ["PERFECT", "Memory", "Sighting", "Trace", "Watching", "remember"]
