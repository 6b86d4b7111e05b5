"""Kalaha: solved (Kalah for two), searched (other rules for two) or sampled (more players)."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
    Evaluated,
    TwoPlayerStudy,
)

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
        self._searcher = Searcher(GAME, EVALUATION, self.means, SEARCH_NODES, CLEARLY_BETTER)

    def opinion(self, situation: DecisionPoint, later: Evaluated | None) -> Assessment:
        found = self._searcher.opinion(situation)
        made = None if found.made is None else stones(found.made)
        return replace(found, worth=stones(found.worth), made=made)


def stones(worth: Evaluated) -> Evaluated:
    """Convert the evaluator's eighths of a stone to stones."""
    depth = None if worth.proven else worth.depth
    return worth._replace(value=worth.value / SCALE, depth=depth)
