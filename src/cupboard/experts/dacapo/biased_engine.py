"""Players biased towards large or small numbers that sometimes play the equilibrium."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.experts.dacapo.equilibrium_engine import DaCapoSeen, Equilibrium, Mix, draw
from cupboard.players.engine import Advice, Certainty, Limit, Unit, require_choice


@dataclass(frozen=True)
class BiasedEngine:
    """Biased player that shows each number `ratio` times as often as the number below."""

    ratio: float
    book_share: float = 0.0
    """part of the rounds in which it plays the equilibrium"""

    def advise(
        self, observation: DaCapoSeen, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        require_choice(observation, legal)
        mix = self._mix(legal)
        if self.book_share:
            wise = Equilibrium().advise(observation, legal, limit, rng)
            mix = blend(mix, wise.mix, self.book_share)
        return guess(mix, observation.seats, rng)

    def _mix(self, legal: MoveSet[Any]) -> Mix:
        weights = [(show, self.ratio**show.beans) for show in legal]
        total = sum(weight for _, weight in weights)
        return tuple((show, weight / total) for show, weight in weights)


def blend(mine: Mix, other: Mix, part: float) -> Mix:
    """Return a weighted average of two mixes over the same choices."""
    pairs = zip(mine, other, strict=True)
    return tuple((show, (1 - part) * own + part * more) for (show, own), (_, more) in pairs)


def guess(mix: Mix, seats: int, rng: Rng) -> Advice:
    """Return advice drawn from a mix, without any knowledge of its value."""
    move = draw(mix, rng)
    return Advice(move, Certainty.ESTIMATED, 1 / seats, Unit.CHANCE, mix=mix)
