"""Everything that plays and analyses Da Capo well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert
from cupboard.experts.dacapo.levels import LEVELS

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame


def _study(walk: PlayedGame, means: AnalysisEffort) -> Findings:
    from cupboard.experts.dacapo.analysis import study

    return study(walk, means)


def _precompile() -> None:
    from cupboard.experts.dacapo.online_solver import warm_up

    warm_up()


EXPERT = Expert(levels=LEVELS, study=_study, precompile=_precompile)
