"""Kalaha: solved (Kalah for two), searched (other rules for two) or sampled (more players)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.experts.kalaha.analysis_multiplayer import study_crowd
from cupboard.experts.kalaha.evaluation import EVALUATION, SCALE
from cupboard.experts.kalaha.kalah.analyst import KalahExpert
from cupboard.experts.kalaha.kalah.engine import is_kalah
from cupboard.games.kalaha import GAME
from cupboard.learn.analysis.alphabeta_analyst import Searcher
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.two_player import (
    Analyst,
    Assessment,
    CountsMargins,
    TwoPlayerStudy,
)
from cupboard.players.score import Score, Unit

SEARCH_NODES = 400_000
CLEARLY_BETTER = 4 * SCALE


def study(walk: PlayedGame, means: AnalysisEffort) -> Findings:
    if walk.seats != 2:
        return study_crowd(walk, means)
    expert: Analyst = KalahaExpert(means)
    if is_kalah(walk.options, walk.seats):
        expert = KalahExpert(means, walk.options)
    return TwoPlayerStudy(walk, expert, means).study()


@dataclass
class KalahaExpert(CountsMargins):
    """An expert for Kalaha; its values are stones ahead at the end."""

    means: AnalysisEffort

    def __post_init__(self) -> None:
        self._searcher = Searcher(
            GAME, EVALUATION, self.means, SEARCH_NODES, CLEARLY_BETTER, Unit.MARGIN, stones
        )

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        return self._searcher.assess(situation)


def stones(value: int, _proven: bool) -> float:
    """Convert the evaluator's eighths of a stone to stones."""
    return value / SCALE
