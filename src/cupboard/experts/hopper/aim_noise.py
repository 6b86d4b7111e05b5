"""Random shooting errors of a player's hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, log, pi, sqrt

from cupboard.core.types import Rng
from cupboard.games.hopper import Shot


@dataclass(frozen=True)
class AimNoise:
    """Standard deviations of the error in each number of a shot."""

    aim: float = 0.0
    power: float = 0.0
    timing: float = 0.0

    def shoot(self, meant: Shot, rng: Rng) -> Shot:
        """Return the intended shot with random errors."""
        return Shot.clamped(
            meant.aim + self.aim * _bell(rng),
            meant.power + self.power * _bell(rng),
            meant.timing + self.timing * _bell(rng),
        )


STEADY = AimNoise()


def _bell(rng: Rng) -> float:
    """Return a standard normal random number."""
    return sqrt(-2 * log(1 - rng.random())) * cos(2 * pi * rng.random())
