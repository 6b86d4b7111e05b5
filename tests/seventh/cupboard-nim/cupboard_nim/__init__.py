"""Nim with beans, a game for Cupboard."""

from cupboard_nim.game import GAME

__all__ = ["GAME"]
