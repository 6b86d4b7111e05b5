"""Everything that plays and analyses Da Capo well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert, LabStudy, Report, SolveRequest, StudyRequest
from cupboard.experts.dacapo.levels import LEVELS
from cupboard.experts.dacapo.old_spelling import old_spelling

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame


def _study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    from cupboard.experts.dacapo.analysis import study

    return study(played, effort)


def _precompile() -> None:
    from cupboard.experts.dacapo.online_solver import precompile

    precompile()


def _solve(request: SolveRequest) -> Report:
    from cupboard.experts.dacapo.solve import answer

    return answer(request)


def _exploitability(request: StudyRequest) -> Report:
    from cupboard.experts.dacapo.exploitability import study

    return study(request)


EXPERT = Expert(
    levels=LEVELS,
    study=_study,
    precompile=_precompile,
    solve=_solve,
    lab_studies={"exploitability": LabStudy("lab-dacapo-help", _exploitability)},
    old_spelling=old_spelling,
)
