"""Helpers for engines in whole games."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Act, Outcome, Over
from cupboard.players.engine import Advice, Engine, Limit

Watcher = Callable[[AnyMatch, int, Advice], None]


def begun(
    game_id: str, preset: str | None = None, seats: int = 2, seed: bytes = b"seed"
) -> AnyMatch:
    """Return a match at its first decision."""
    played = game(game_id)
    match = Match(played, played.options(preset), seats, seed)
    match.draw()
    return match


def ask(match: AnyMatch, engine: Engine, limit: Limit | None = None, luck: int = 0) -> Advice:
    """Return an engine's advice for the first seat that has to decide."""
    seat = match.waiting_for[0]
    legal = match.game.legal(match.state, seat)
    given = limit or Limit(nodes=100_000)
    return engine.advise(match.observation(seat), legal, given, Random(luck))


def play(
    match: AnyMatch, engines: list[Engine], limit: Limit, watch: Watcher | None = None
) -> Outcome:
    """Play to the end, asserting that every move is legal."""
    while not isinstance(turn := match.turn, Over):
        if not isinstance(turn, Act):
            match.draw()
            continue
        seat = match.waiting_for[0]
        advice = ask(match, engines[seat], limit, match.number)
        if watch is not None:
            watch(match, seat, advice)
        match.play(seat, advice.move)
    return turn.outcome
