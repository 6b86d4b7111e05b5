"""Finished games for analysis."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game
from cupboard.core.types import Chance
from cupboard.experts import study
from cupboard.learn.analysis import AnalysisEffort, Report, analyse, of_match

Chooser = Callable[[AnyMatch, int], Any]


def at_random(seed: int) -> Chooser:
    rng = Random(seed)
    return lambda match, seat: match.game.legal(match.state, seat).sample(rng)


def played(
    game_id: str,
    choose: Chooser,
    preset: str | None = None,
    seats: int = 2,
    most: int = 10_000,
    **choices: Any,
) -> AnyMatch:
    """Return a match played to its end, or up to a number of moves."""
    found = game(game_id)
    match = Match(found, found.options(preset, **choices), seats, b"seed")
    while not match.over and match.number < most:
        if isinstance(match.turn, Chance):
            match.draw_one()
        else:
            seat = match.waiting_for[0]
            match.play(seat, choose(match, seat))
    return match


def studied(match: AnyMatch, effort: float = 1.0) -> Report:
    return analyse(of_match(match), AnalysisEffort(effort=effort), study(match.game.spec.id))
