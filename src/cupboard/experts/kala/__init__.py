"""Everything that plays and analyses Kala well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert, PuzzleOracle, Report, SolveRequest
from cupboard.experts.kala.levels import LEVELS
from cupboard.experts.kala.old_spelling import old_spelling

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame
    from cupboard.search.evaluation import Evaluation


def _evaluation() -> Evaluation:
    from cupboard.experts.kala.evaluation import EVALUATION

    return EVALUATION


def _study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    from cupboard.experts.kala.analysis import study

    return study(played, effort)


def _puzzles() -> PuzzleOracle:
    from cupboard.experts.kala.puzzles import KalaOracle

    return KalaOracle()


def _solve(request: SolveRequest) -> Report:
    from cupboard.experts.kala.solve import answer

    return answer(request)


def _precompile() -> None:
    from cupboard.experts.kala.solve import precompile

    precompile()


EXPERT = Expert(
    levels=LEVELS,
    evaluation=_evaluation,
    study=_study,
    puzzles=_puzzles,
    solve=_solve,
    precompile=_precompile,
    old_spelling=old_spelling,
)
