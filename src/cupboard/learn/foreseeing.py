"""What a move will do, as far as whoever makes it can know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from cupboard.core.game import Seen
from cupboard.core.registry import AnyGame
from cupboard.core.types import Act, Fact, Move, Played, Seat

WORLDS = 24
"""What is the same in so many worlds that the seat cannot tell apart, it may be told."""


def foreseen(game: AnyGame, seen: Seen[Any, Any], seat: Seat, move: Move) -> tuple[Fact, ...]:
    """The facts that follow in every world which agrees with what the seat has seen, up to the
    first that depends on what is hidden or on chance. The true state is never asked."""
    rng = random.Random(0)
    stories = [_facts_of(game, game.sample_world(seen, seat, rng), seat, move)]
    stories += [
        _facts_of(game, game.sample_world(seen, seat, rng), seat, move)
        for _ in range(WORLDS - 1 if game.spec.traits else 0)
    ]
    together = takewhile(lambda facts: len(set(facts)) == 1, zip(*stories, strict=False))
    return tuple(facts[0] for facts in together)


def _facts_of(game: AnyGame, world: Any, seat: Seat, move: Move) -> Sequence[Fact]:
    """Nothing follows from a choice that is opened together with others'."""
    turn = game.turn(world)
    if not isinstance(turn, Act) or turn.together:
        return ()
    facts = game.apply(world, Played(seat, move)).facts
    return [seen for fact in facts if (seen := game.see(fact, seat)) is not None]
