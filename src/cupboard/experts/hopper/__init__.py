"""Hopper's engine: a choice of target cup and a model of shooting errors."""

from cupboard.experts.hopper.aim_noise import AimNoise
from cupboard.experts.hopper.engine import HopperEngine

__all__ = ["AimNoise", "HopperEngine"]
