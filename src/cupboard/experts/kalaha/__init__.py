"""Everything that plays and analyses Kalaha well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cupboard.experts.contract import (
    Benchmark,
    Expert,
    PuzzleOracle,
    Report,
    Request,
    SolveRequest,
)
from cupboard.experts.kalaha.levels import LEVELS
from cupboard.experts.kalaha.old_spelling import old_spelling

if TYPE_CHECKING:
    from cupboard.learn.analysis import AnalysisEffort, Findings, PlayedGame
    from cupboard.search.evaluation import Evaluation


def _evaluation() -> Evaluation:
    from cupboard.experts.kalaha.evaluation import EVALUATION

    return EVALUATION


def _study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    from cupboard.experts.kalaha.analysis import study

    return study(played, effort)


def _puzzles() -> PuzzleOracle:
    from cupboard.experts.kalaha.puzzles import KalahaOracle

    return KalahaOracle()


def _solve(request: SolveRequest) -> Report:
    from cupboard.experts.kalaha.solve import answer

    return answer(request)


def _precompile() -> None:
    from cupboard.experts.kalaha.solve import precompile

    precompile()


def _playouts(request: Request) -> Report:
    from cupboard.experts.kalaha.bench import playouts_per_second

    return playouts_per_second(request)


def _solving(request: Request) -> Report:
    from cupboard.experts.kalaha.bench import solving

    return solving(request)


EXPERT = Expert(
    levels=LEVELS,
    evaluation=_evaluation,
    study=_study,
    puzzles=_puzzles,
    solve=_solve,
    precompile=_precompile,
    benchmarks={
        "playouts": Benchmark("cli-bench-playouts-help", _playouts),
        "solve": Benchmark("cli-bench-solve-help", _solving),
    },
    old_spelling=old_spelling,
)
