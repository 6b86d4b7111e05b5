"""Predict what a move will do, from what the moving seat knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.registry import AnyGame
from cupboard.core.types import Act, Aftermath, Fact, Move, Played, Seat

WORLDS = 24
"""Sampled worlds: facts that are the same in all of them may be shown to the seat."""


def sure_facts(game: AnyGame, observation: Observation[Any, Any], move: Move) -> tuple[Fact, ...]:
    """Return the facts that follow in every sampled world.

    They end before the first one that depends on hidden information or chance. All worlds agree
    with what the seat has seen. The true state is never used.
    """
    rng, seat = random.Random(0), observation.seat
    if seat is None:
        return ()
    stories = [
        _facts_of(game, game.sample_world(observation, rng), seat, move)
        for _ in range(WORLDS if game.spec.traits else 1)
    ]
    together = takewhile(lambda facts: len(set(facts)) == 1, zip(*stories, strict=False))
    return tuple(facts[0] for facts in together)


def _facts_of(game: AnyGame, world: Any, seat: Seat, move: Move) -> Sequence[Fact]:
    """Return the effects of a move. A secret choice has none until all are revealed."""
    turn = game.turn(world)
    if not isinstance(turn, Act) or turn.together:
        return ()
    seen = game.facts_for(game.apply(world, Played(seat, move)).facts, seat)
    return [fact for fact in seen if not isinstance(fact, Aftermath)]
