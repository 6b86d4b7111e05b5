"""A hand that trembles: what it means to shoot, and what it shoots."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt

from cupboard.core.types import Rng
from cupboard.games.hopper import Shot


@dataclass(frozen=True)
class Hand:
    """How far a shot strays from what was meant: the spread of each of its numbers."""

    aim: float = 0.0
    power: float = 0.0
    timing: float = 0.0

    def shoot(self, meant: Shot, rng: Rng) -> Shot:
        """The shot that comes out."""
        return Shot.clamped(
            meant.aim + self.aim * _bell(rng),
            meant.power + self.power * _bell(rng),
            meant.timing + self.timing * _bell(rng),
        )


STEADY = Hand()


def _bell(rng: Rng) -> float:
    """A normal number: about 0, spread 1."""
    return sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())
