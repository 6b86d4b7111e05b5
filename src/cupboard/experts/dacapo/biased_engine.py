"""Players biased towards large or small numbers that sometimes play the equilibrium."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.dacapo.equilibrium_engine import DaCapoSeen, Equilibrium, Mix, draw, recall
from cupboard.games.dacapo.state import DaCapoState
from cupboard.players.engine import Advice, Certainty, Limit, Unit


@dataclass(frozen=True)
class BiasedEngine:
    """Biased player that shows each number `fondness` times as often as the number below.

    In a part of the rounds it plays the equilibrium.
    """

    fondness: float
    wisdom: float = 0.0

    def advise(
        self, seen: DaCapoSeen, seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        state = recall(seen, seat, legal, rng)
        mix = self._mix(legal)
        if self.wisdom:
            wise = Equilibrium().advise(seen, seat, legal, limit, rng)
            mix = blend(mix, wise.mix, self.wisdom)
        return guess(mix, state, rng)

    def _mix(self, legal: MoveSet[Any]) -> Mix:
        weights = [(show, self.fondness**show.beans) for show in legal]
        total = sum(weight for _, weight in weights)
        return tuple((show, weight / total) for show, weight in weights)


def blend(mine: Mix, other: Mix, part: float) -> Mix:
    """Return a weighted average of two mixes over the same choices."""
    pairs = zip(mine, other, strict=True)
    return tuple((show, (1 - part) * own + part * more) for (show, own), (_, more) in pairs)


def guess(mix: Mix, state: DaCapoState, rng: Rng) -> Advice:
    """Return advice drawn from a mix, without any knowledge of its value."""
    move = draw(mix, rng)
    return Advice(move, Certainty.ESTIMATED, 1 / state.seats, Unit.CHANCE, mix=mix)
