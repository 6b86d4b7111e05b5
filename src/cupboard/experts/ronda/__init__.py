"""Everything that plays and analyses Ronda well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert
from cupboard.experts.ronda.levels import LEVELS

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame


def _study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    from cupboard.experts.ronda.analysis import study

    return study(played, effort)


EXPERT = Expert(levels=LEVELS, study=_study)
