"""Analysis of a game by the study of its expert."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from cupboard.core import narration
from cupboard.core.codec import fact_to_json
from cupboard.learn.analysis import grading
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import PlayedGame
from cupboard.learn.analysis.report import Decision, Report, Told, Values

MAX_LINE = 5
"""More moves are hard to follow in words."""


@dataclass(frozen=True)
class Findings:
    """The values found for a game, before marks and turning points are added."""

    unit: str
    loss_unit: str | None
    start: Values
    decisions: tuple[Decision, ...]
    luck: bool
    """whether chance can change the values after a move"""
    extras: dict[str, Any] = field(default_factory=dict)


Study: TypeAlias = Callable[[PlayedGame, AnalysisEffort], Findings]
"""how an expert values the decisions of a game"""


def analyse(walk: PlayedGame, means: AnalysisEffort, study: Study) -> Report:
    """Analyse a game with the study of its expert. Raises `Interrupted` if cancelled."""
    findings = study(walk, means)
    means.progress(1.0)
    return _report(walk, findings)


def _report(walk: PlayedGame, findings: Findings) -> Report:
    decisions = tuple(_shown(walk, one, findings.unit) for one in findings.decisions)
    return Report(
        game=walk.game.spec.id,
        seats=walk.seats,
        unit=findings.unit,
        loss_unit=findings.loss_unit,
        start=_rounded(findings.start, findings.unit),
        decisions=decisions,
        turns=grading.turning_points(decisions, findings.unit, findings.luck),
        tallies=tuple(grading.tally(decisions, seat) for seat in range(walk.seats)),
        extras=findings.extras,
    )


def _shown(walk: PlayedGame, decision: Decision, unit: str) -> Decision:
    """Return a decision with rounded values.

    Everything derived from them then agrees with the display.
    """
    before, after = (_rounded(values, unit) for values in (decision.before, decision.after))
    number = walk.number(decision.event)
    return replace(
        decision, before=before, after=after, told=line_facts(walk, decision), number=number
    )


def line_facts(walk: PlayedGame, decision: Decision) -> Told:
    """Return the facts of each move in a decision's line, for every client to put into words.

    Games with hidden information or chance have none.
    """
    game = walk.game
    if game.spec.traits or not decision.loss:
        return ()
    steps = game.play_line(walk.state(decision.event), decision.line[:MAX_LINE])
    return tuple(
        tuple(fact_to_json(fact) for fact in step.facts if narration.is_told(game.spec.id, fact))
        for step in steps
    )


def _rounded(values: Values, unit: str) -> Values:
    return tuple(grading.shown(value, unit) for value in values)
