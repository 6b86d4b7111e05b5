"""Everything that plays and analyses Hopper well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Benchmark, Expert, LabStudy, Report, Request, StudyRequest
from cupboard.experts.hopper.levels import LEVELS
from cupboard.experts.hopper.old_spelling import old_spelling

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame


def _study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    from cupboard.experts.hopper.analysis import study

    return study(played, effort)


def _aim(request: StudyRequest) -> Report:
    from cupboard.experts.hopper.aim_study import study

    return study(request)


def _flights(request: Request) -> Report:
    from cupboard.experts.hopper.bench import flights

    return flights(request)


EXPERT = Expert(
    levels=LEVELS,
    study=_study,
    lab_studies={"aim": LabStudy("lab-hopper-help", _aim)},
    benchmarks={"flights": Benchmark("cli-bench-hopper-help", _flights)},
    old_spelling=old_spelling,
)
