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


def analyse(played: PlayedGame, effort: AnalysisEffort, study: Study) -> Report:
    """Analyse a game with the study of its expert. Raises `Interrupted` if cancelled."""
    findings = study(played, effort)
    effort.progress(1.0)
    return _report(played, findings)


def _report(played: PlayedGame, findings: Findings) -> Report:
    decisions = tuple(_shown(played, one, findings.unit) for one in findings.decisions)
    return Report(
        game=played.game.spec.id,
        seats=played.seats,
        unit=findings.unit,
        loss_unit=findings.loss_unit,
        start=_rounded(findings.start, findings.unit),
        decisions=decisions,
        turns=grading.turning_points(decisions, findings.unit, findings.luck),
        tallies=tuple(grading.tally(decisions, seat) for seat in range(played.seats)),
        extras=findings.extras,
    )


def _shown(played: PlayedGame, decision: Decision, unit: str) -> Decision:
    """Return a decision with rounded values.

    Everything derived from them then agrees with the display.
    """
    before, after = (_rounded(values, unit) for values in (decision.before, decision.after))
    number = played.number(decision.event)
    return replace(
        decision, before=before, after=after, told=line_facts(played, decision), number=number
    )


def line_facts(played: PlayedGame, decision: Decision) -> Told:
    """Return the facts of each move in a decision's line, for every client to put into words.

    Games with hidden information or chance have none.
    """
    game = played.game
    if game.spec.traits or not decision.loss:
        return ()
    steps = game.play_line(played.state(decision.event), decision.line[:MAX_LINE])
    return tuple(
        tuple(fact_to_json(fact) for fact in step.facts if narration.is_told(game.spec.id, fact))
        for step in steps
    )


def _rounded(values: Values, unit: str) -> Values:
    return tuple(grading.shown(value, unit) for value in values)
