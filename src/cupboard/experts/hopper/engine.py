"""Hopper's engine: it chooses a cup and shoots at it with random error."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.hopper.aim_calibration import landing_errors
from cupboard.experts.hopper.aim_noise import STEADY, AimNoise
from cupboard.experts.hopper.target_values import HopperObservation, expectations, worth
from cupboard.games.hopper import GAME, Shot, aim_at
from cupboard.games.hopper.moves import HopperMove
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice

ALIKE = 1e-9


@dataclass(frozen=True)
class HopperEngine:
    """Aims at the cup with the highest expected value and shoots with the hand's error."""

    hand: AimNoise = STEADY
    foresight: bool = True
    """considers its own accuracy and the others' replies; otherwise prefers the fullest cup"""

    def advise(
        self, observation: HopperObservation, legal: MoveSet[HopperMove], limit: Limit, rng: Rng
    ) -> Advice:
        GAME.check_engines(observation.options)
        seat = require_choice(observation, legal)
        values = self._values(observation, seat, limit)
        best = max(values.values())
        equal = [cell for cell, value in values.items() if value >= best - ALIKE]
        cell = equal[rng.randrange(len(equal))]
        shot = ready(self.hand.shoot(meant(observation, seat, cell), rng), legal)
        score = Score(values[cell], Unit.MARGIN, Certainty.ESTIMATED, seat=seat)
        return Advice(shot, score, (shot,))

    def _values(self, observation: HopperObservation, seat: Seat, limit: Limit) -> dict[str, float]:
        if not self.foresight:
            return {cup.cell: float(cup.beans) for cup in observation.view.cups}
        return expectations(
            observation, seat, landing_errors(self.hand, limit), worth(observation, seat)
        )


def meant(observation: HopperObservation, seat: Seat, cell: str) -> Shot:
    """Return the error-free shot at a cup."""
    cup = next(cup for cup in observation.view.cups if cup.cell == cell)
    return aim_at(seat, observation.seats, cup.x, cup.y)


def ready(shot: Shot, legal: MoveSet[HopperMove]) -> Shot:
    """HOPPER-10: return the shot at the earliest time at which the hand may make it."""
    first = legal.first()
    return replace(shot, tick=first.tick) if isinstance(first, Shot) else shot
