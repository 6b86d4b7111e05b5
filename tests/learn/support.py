"""Finished games for analysis."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch, game
from cupboard.core.timeline import Timeline
from cupboard.core.types import Chance, Event, Played
from cupboard.experts import study
from cupboard.learn.analysis import (
    AnalysisEffort,
    Decision,
    DecisionPoint,
    PlayedGame,
    Report,
    analyse,
    of_match,
)
from cupboard.players.engine import Limit

QUICK = 0.02

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


def perfectly(engine: Any) -> Chooser:
    """Return a chooser that follows an engine."""

    def choose(match: AnyMatch, seat: int) -> Any:
        legal = match.game.legal(match.state, seat)
        return engine.advise(match.observation(seat), legal, Limit(nodes=10**6), Random(0)).move

    return choose


def assert_no_errors(report: Report) -> None:
    assert report.decisions
    assert all(not d.loss and d.size is None for d in report.decisions)
    assert all("gave-away" not in decision.marks for decision in report.decisions)
    assert report.turns == ()


def differing_worlds(match: AnyMatch, decide: Callable[..., Decision]) -> int:
    """Analyse every third decision again in a world that looks the same to its seat.

    Assert that the analysis is the same, and return how many of these worlds really differ.
    """
    means, differ = AnalysisEffort(effort=QUICK), 0
    for at in of_match(match).situations()[::3]:
        other = swapped(at, seed=at.event)
        again = decide(other.situations()[-1], means)
        assert judgement(again) == judgement(decide(at, means))
        differ += other.state(at.event) != at.state
    return differ


def swapped(at: DecisionPoint, seed: int) -> PlayedGame:
    """Return the same decision in another world that looks the same to the seat."""
    game, walk = at.played.game, at.played
    log: tuple[Event, ...] = (
        *game.sample_log(at.observation, Random(seed)),
        Played(at.seat, at.move),
    )
    timeline = Timeline(game, walk.first)
    for event in log:
        timeline.append(event)
    return PlayedGame(timeline)


def judgement(decision: Decision) -> tuple[Any, ...]:
    seat = decision.seat
    told = (decision.made, decision.best, decision.loss, decision.size, decision.marks)
    return (*told, decision.known, decision.before[seat], decision.certainty)
