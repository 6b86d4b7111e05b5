"""Finds who can study a game: one module a game in `studies`, no list."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field, replace
from typing import Any

from cupboard.learn.analysis import marks
from cupboard.learn.analysis.means import Means
from cupboard.learn.analysis.report import Decision, Report, Values
from cupboard.learn.analysis.telling import told
from cupboard.learn.analysis.walk import Walk


@dataclass(frozen=True)
class Findings:
    """What the study of a game brings, before anybody marks what stands out."""

    unit: str
    loss_unit: str | None
    start: Values
    decisions: tuple[Decision, ...]
    luck: bool
    """whether it stands otherwise after a move than was expected of it"""
    extras: dict[str, Any] = field(default_factory=dict)


def analyse(walk: Walk, means: Means | None = None) -> Report:
    """The analysis of a game; `Interrupted` where it was told to stop."""
    means = means or Means()
    module = f"cupboard.learn.analysis.studies.{walk.game.spec.id}"
    findings: Findings = importlib.import_module(module).study(walk, means)
    means.progress(1.0)
    return _report(walk, findings)


def _report(walk: Walk, findings: Findings) -> Report:
    decisions = tuple(replace(one, told=told(walk, one)) for one in findings.decisions)
    return Report(
        game=walk.game.spec.id,
        seats=walk.seats,
        unit=findings.unit,
        loss_unit=findings.loss_unit,
        start=findings.start,
        decisions=decisions,
        turns=marks.turning_points(decisions, findings.unit, findings.luck),
        tallies=tuple(marks.tally(decisions, seat) for seat in range(walk.seats)),
        extras=findings.extras,
    )
