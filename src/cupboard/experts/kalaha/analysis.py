"""Kalaha: solved (Kalah for two), searched (other rules for two) or sampled (more players)."""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.experts.kalaha.analysis_multiplayer import study_crowd
from cupboard.experts.kalaha.evaluation import EVALUATION, SCALE
from cupboard.experts.kalaha.kalah.analyst import KalahAnalyst
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


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    if played.seats != 2:
        return study_crowd(played, effort)
    expert: Analyst = KalahaAnalyst(effort)
    if is_kalah(played.options, played.seats):
        expert = KalahAnalyst(effort, played.options)
    return TwoPlayerStudy(played, expert, effort).study()


@dataclass
class KalahaAnalyst(CountsMargins):
    """An expert for Kalaha; its values are stones ahead at the end."""

    effort: AnalysisEffort

    def __post_init__(self) -> None:
        self._searcher = Searcher(
            GAME, EVALUATION, self.effort, SEARCH_NODES, CLEARLY_BETTER, Unit.MARGIN, stones
        )

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        return self._searcher.assess(situation)


def stones(value: int, _proven: bool) -> float:
    """Convert the evaluator's eighths of a stone to stones."""
    return value / SCALE
