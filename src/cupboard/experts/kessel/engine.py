"""Kupferkessel's engine: limited memory, and one search tree over many determinizations."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.core.kernel import Cells
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng, Seat
from cupboard.experts.kessel.belief import Belief, KesselObservation, recollect
from cupboard.experts.kessel.rollout_policy import sensibly
from cupboard.games.kessel import GAME
from cupboard.games.kessel.moves import KesselMove, code_of
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard.players.engines import SEED_RANGE
from cupboard.players.memory import PERFECT, Memory
from cupboard.search.budget import Budget
from cupboard.search.mcts import MctsResult, sample_cells

EXPLORATION = 0.6
"""Measured: 0.35 and 1 are both weaker (docs/engines/kessel.md)."""
WITHOUT_A_CHOICE = 500
"""Simulations for a forced move, enough to give it a value."""


@dataclass(frozen=True)
class KesselEngine:
    """Plays the most visited move of a search over determinizations that fit its memory."""

    memory: Memory = PERFECT
    worlds: int = 64
    rollout_noise: float = 12.0
    """random noise, in points, in the choices of the simulated players"""

    def advise(
        self, observation: KesselObservation, legal: MoveSet[KesselMove], limit: Limit, rng: Rng
    ) -> Advice:
        seat = require_choice(observation, legal)
        moves, budget = {code_of(move): move for move in legal}, limit.budget()
        if len(moves) == 1:
            budget.nodes = min(WITHOUT_A_CHOICE, limit.nodes or WITHOUT_A_CHOICE)
        tried = self.search(observation, seat, budget, rng).tried
        if not tried:
            share = 1 / observation.seats
            return Advice(legal.first(), _score(share, seat))
        best, share = moves[tried[0].code], tried[0].share
        return Advice(best, _score(share, seat), (best,))

    def search(
        self, observation: KesselObservation, seat: Seat, budget: Budget, rng: Rng
    ) -> MctsResult:
        """Search from here; better moves are visited more often."""
        known = recollect(observation, seat, self.memory, rng)
        return self._simulate(known, known.worlds(self.worlds, rng), budget, rng)

    def worth(
        self, observation: KesselObservation, seat: Seat, move: KesselMove, budget: Budget, rng: Rng
    ) -> float:
        """Return the seat's expected share of the victory after a move, from simulated games."""
        kernel, known = GAME.kernel, recollect(observation, seat, self.memory, rng)
        assert kernel is not None
        worlds = known.worlds(self.worlds, rng)
        for cells in worlds:
            kernel.play(cells, kernel.rules(known.state), code_of(move), None)
        return self._simulate(known, worlds, budget, rng).shares[seat]

    def _simulate(self, known: Belief, worlds: Cells, budget: Budget, rng: Rng) -> MctsResult:
        state, seed = known.state, rng.randrange(SEED_RANGE)
        manner = sensibly(state.options.scoring == "children", self.rollout_noise, state.seats)
        return sample_cells(GAME, worlds, state, budget, seed, EXPLORATION, manner)


def _score(share: float, seat: Seat) -> Score:
    return Score(share, Unit.CHANCE, Certainty.ESTIMATED, seat=seat)
