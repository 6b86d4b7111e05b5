"""Players biased towards large or small numbers that sometimes play the equilibrium."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.dacapo.equilibrium_engine import DaCapoSeen, Equilibrium, Mix, draw
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice


@dataclass(frozen=True)
class BiasedEngine:
    """Biased player that shows each number `ratio` times as often as the number below."""

    ratio: float
    book_share: float = 0.0
    """part of the rounds in which it plays the equilibrium"""

    def advise(
        self, observation: DaCapoSeen, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        seat, mix = require_choice(observation, legal), self._mix(legal)
        if self.book_share:
            wise = Equilibrium().advise(observation, legal, limit, rng)
            mix = blend(mix, wise.mix, self.book_share)
        return guess(mix, seat, observation.seats, rng)

    def _mix(self, legal: MoveSet[Any]) -> Mix:
        weights = [(show, self.ratio**show.beans) for show in legal]
        total = sum(weight for _, weight in weights)
        return tuple((show, weight / total) for show, weight in weights)


def blend(mine: Mix, other: Mix, part: float) -> Mix:
    """Return a weighted average of two mixes over the same choices."""
    pairs = zip(mine, other, strict=True)
    return tuple((show, (1 - part) * own + part * more) for (show, own), (_, more) in pairs)


def guess(mix: Mix, seat: Seat, seats: int, rng: Rng) -> Advice:
    """Return advice drawn from a mix, without any knowledge of its value."""
    score = Score(1 / seats, Unit.CHANCE, Certainty.ESTIMATED, seat=seat)
    return Advice(draw(mix, rng), score, mix=mix)
