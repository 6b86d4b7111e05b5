"""Everything that plays and analyses Kala well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert, PuzzleOracle
from cupboard.experts.kala.levels import LEVELS

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame
    from cupboard.search.evaluation import Evaluation


def _evaluation() -> Evaluation:
    from cupboard.experts.kala.evaluation import EVALUATION

    return EVALUATION


def _study(walk: PlayedGame, means: AnalysisEffort) -> Findings:
    from cupboard.experts.kala.analysis import study

    return study(walk, means)


def _puzzles() -> PuzzleOracle:
    from cupboard.experts.kala.puzzles import KalaOracle

    return KalaOracle()


EXPERT = Expert(levels=LEVELS, evaluation=_evaluation, study=_study, puzzles=_puzzles)
