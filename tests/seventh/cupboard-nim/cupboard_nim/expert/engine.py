"""Nim solved, and the engine that plays it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Over, Played, Rng
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard_nim.game import GAME, NimState, Take


def values(state: NimState) -> tuple[float, ...]:
    """Return each seat's share of the victory if all play as well as they can."""
    return solve(replace(state, taken=(0,) * state.seats))  # what they took makes no difference


@cache
def solve(state: NimState) -> tuple[float, ...]:
    turn = GAME.turn(state)
    if isinstance(turn, Over):
        winners = turn.outcome.winners
        return tuple((seat in winners) / len(winners) for seat in range(state.seats))
    return values(after(state, best_move(state)))


def after(state: NimState, move: Take) -> NimState:
    (seat,) = GAME.acting(state)
    return GAME.apply(state, Played(seat, move)).state


def best_move(state: NimState) -> Take:
    """Return the best move; of several, the one that takes the fewest beans."""
    (seat,) = GAME.acting(state)
    return max(GAME.legal(state, seat), key=lambda move: values(after(state, move))[seat])


@dataclass(frozen=True)
class NimEngine:
    """Plays the best move with probability `care`, and otherwise a random one."""

    care: float

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        seat, state = require_choice(observation, legal), GAME.sample_world(observation, rng)
        move = best_move(state) if rng.random() < self.care else legal.sample(rng)
        value = values(after(state, move))[seat]
        score = Score(value, Unit.CHANCE, Certainty.PROVEN, seat=seat)
        return Advice(move, score, (move,))
