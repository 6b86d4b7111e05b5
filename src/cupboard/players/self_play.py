"""Games that engines play against each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cupboard.core.random_stream import player_random
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Act, Outcome, Over, Seat
from cupboard.players.levels import LevelEngine

Chooser = Callable[[AnyMatch, Seat], Any]
"""returns the move of a seat"""


def advance(match: AnyMatch, choose: Chooser) -> None:
    """Let the next seat move, or draw the random results that are due."""
    if isinstance(match.turn, Act):
        seat = match.waiting_for[0]
        match.play(seat, choose(match, seat))
    else:
        match.draw()


def play(match: AnyMatch, choose: Chooser) -> Outcome:
    """Play a match to its end."""
    while not isinstance(turn := match.turn, Over):
        advance(match, choose)
    return turn.outcome


def engine_move(match: AnyMatch, seat: Seat, engine: LevelEngine) -> Any:
    """Return an engine's move, with random numbers that depend only on the match and the seat."""
    legal = match.game.legal(match.state, seat)
    rng = player_random(match.seed, seat, match.number)
    return engine.advise(match.observation(seat), legal, rng).move


def by_engines(engines: Sequence[LevelEngine]) -> Chooser:
    """Return a chooser with one engine per seat."""
    return lambda match, seat: engine_move(match, seat, engines[seat])
