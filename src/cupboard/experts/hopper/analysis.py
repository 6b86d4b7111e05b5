"""Hopper: accuracy of each player, taken from the record; no shot is simulated again."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from cupboard.core.types import Fact
from cupboard.games.hopper import rules
from cupboard.games.hopper.facts import Claimed, Knocked, Landed
from cupboard.games.hopper.places import CELL_NAMES
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.report import Decision, Values

COUNTED = "counted"
KINDS = ("shots", "cup", "tray", "table", "off", "claims", "knocks")


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    decisions = tuple(_decide(at) for at in effort.each(played.situations()))
    start = points(played.first)
    return Findings("points", None, start, _landed(played, decisions), True, {"hits": hits(played)})


def points(state: Any) -> Values:
    return tuple(map(float, rules.points(state)))


def _decide(at: DecisionPoint) -> Decision:
    text = at.played.game.format(at.move)
    return Decision(at.event, at.seat, text, points(at.state), points(at.after), COUNTED)


def _landed(played: PlayedGame, decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """Return each shot with the score once everything has come to rest.

    If a seat shot more than once during a flight, its last shot represents them all, because nobody
    can tell which bean filled a cup.
    """
    rests = _rests(played)
    last = {(one.seat, rests[one.event]): one.event for one in decisions}
    return tuple(
        replace(one, after=points(played.state(rests[one.event])))
        if last[one.seat, rests[one.event]] == one.event
        else one
        for one in decisions
    )


def _rests(played: PlayedGame) -> list[int]:
    """Return for each event the number of events after which nothing is in the air any more."""
    rest, found = len(played.steps), []
    for event in reversed(range(len(played.steps))):
        rest = rest if played.state(event + 1).air else event + 1
        found.append(rest)
    return found[::-1]


def hits(played: PlayedGame) -> list[dict[str, Any]]:
    """Return each seat's counts: shots, where they stopped, cups claimed and beans knocked."""
    counts = [Counter[str]() for _ in range(played.seats)]
    streaks = [_Streak() for _ in range(played.seats)]
    for fact in (fact for step in played.steps for fact in step.facts):
        _count(fact, counts, streaks)
    return [
        {**{kind: count[kind] for kind in KINDS}, "streak": streak.longest}
        for count, streak in zip(counts, streaks, strict=True)
    ]


class _Streak:
    """Consecutive shots that landed in cups."""

    def __init__(self) -> None:
        self.now = self.longest = 0

    def add(self, hit: bool) -> None:
        self.now = self.now + 1 if hit else 0
        self.longest = max(self.longest, self.now)


def _count(fact: Fact, counts: list[Counter[str]], streaks: list[_Streak]) -> None:
    match fact:
        case Landed(seat, _, place):
            hit = place in CELL_NAMES
            counts[seat].update(["shots", "cup" if hit else place])
            streaks[seat].add(hit)
        case Claimed(seat):
            counts[seat]["claims"] += 1
        case Knocked(seat):
            counts[seat]["knocks"] += 1
