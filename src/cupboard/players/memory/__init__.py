"""A model of human memory between what a seat has seen and what its engine knows."""

from cupboard.players.memory.luck import Luck
from cupboard.players.memory.model import PERFECT, Memory, Sighting, Trace, remember

__all__ = ["PERFECT", "Luck", "Memory", "Sighting", "Trace", "remember"]
