"""Everything that plays and analyses Kalaha well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import Expert, PuzzleOracle
from cupboard.experts.kalaha.levels import LEVELS

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame
    from cupboard.search.evaluation import Evaluation


def _evaluation() -> Evaluation:
    from cupboard.experts.kalaha.evaluation import EVALUATION

    return EVALUATION


def _study(walk: PlayedGame, means: AnalysisEffort) -> Findings:
    from cupboard.experts.kalaha.analysis import study

    return study(walk, means)


def _puzzles() -> PuzzleOracle:
    from cupboard.experts.kalaha.puzzles import KalahaOracle

    return KalahaOracle()


EXPERT = Expert(levels=LEVELS, evaluation=_evaluation, study=_study, puzzles=_puzzles)
