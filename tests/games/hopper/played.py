"""Games with real flights for tests; few, because they are slow."""

from __future__ import annotations

import random
from dataclasses import dataclass

from cupboard.core.game import Step
from cupboard.core.match import Match
from cupboard.core.types import Act, Resolved
from cupboard.games.hopper import GAME, Flight, HopperOptions, HopperState, Landing, aim_at
from cupboard.games.hopper.facts import Claimed, Refilled
from cupboard.games.hopper.moves import HopperMove
from cupboard.games.hopper.view import HopperView

AIMED = 0.7
HopperMatch = Match[HopperOptions, HopperState, HopperMove, HopperView]


@dataclass(frozen=True)
class Flew:
    """A flight in a game: the state before, the flight, and the step after it."""

    state: HopperState
    flight: Flight
    step: Step[HopperState]

    @property
    def own(self) -> Landing:
        bean = self.state.air[0].bean
        return next(landing for landing in self.flight.landings if landing.bean == bean)

    @property
    def claimed(self) -> bool:
        return any(isinstance(fact, Claimed) for fact in self.step.facts)

    @property
    def refilled(self) -> bool:
        return any(isinstance(fact, Refilled) for fact in self.step.facts)


def real_match(preset: str, seats: int, seed: int) -> HopperMatch:
    """Return a finished game in which most shots aim at a cup and the others are random."""
    rng = random.Random(f"{preset} {seats} {seed}")
    match = Match(GAME, GAME.options(preset), seats, seed.to_bytes(8, "big"))
    while not match.over:
        turn = GAME.turn(match.state)
        if isinstance(turn, Act):
            seat = turn.seats[rng.randrange(len(turn.seats))]
            cup = rng.choice(GAME.view(match.state, seat).cups)
            aimed = aim_at(seat, seats, cup.x, cup.y)
            anyhow = GAME.legal(match.state, seat).sample(rng)
            match.play(seat, aimed if rng.random() < AIMED else anyhow)
        else:
            match.draw_one()
    return match


def real_game(preset: str, seats: int, seed: int) -> list[Flew]:
    """Return every flight of such a game."""
    match = real_match(preset, seats, seed)
    return [
        Flew(state, event.outcome, GAME.apply(state, event))
        for state, event in zip(match.states, match.events, strict=False)
        if isinstance(event, Resolved) and event.kind == "flight"
    ]
