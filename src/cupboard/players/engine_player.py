"""An engine as a player at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Fact, Rng, Seat, View
from cupboard.players.ask import ask
from cupboard.players.base import Player, player
from cupboard.players.engine import Engine, Limit
from cupboard.players.levels import level, level_names


@dataclass(frozen=True)
class Place:
    """A seat and the options of its game."""

    game_id: str
    options: Any
    seats: int
    seat: Seat


@dataclass(frozen=True)
class EnginePlayer:
    """Player that plays what an engine advises."""

    engine: Engine
    limit: Limit
    place: Place

    def choose(self, view: View, facts: Sequence[Fact], legal: MoveSet[Any], rng: Rng) -> Any:
        seen: Observation[Any, Any] = Observation(
            self.place.options, self.place.seats, tuple(facts), view
        )
        return ask(self.engine, seen, self.place.seat, legal, self.limit, rng).move


def seated(kind: str, place: Place) -> Player:
    """Return a player for a seat: a level of the game, or a player for any game."""
    if kind not in level_names(place.game_id):
        return player(kind)
    found = level(place.game_id, kind)
    return EnginePlayer(found.make(), found.limit, place)
