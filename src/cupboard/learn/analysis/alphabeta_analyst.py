"""Alpha-beta search over compiled rules: the best move and the made one at the same depth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cupboard.core.types import Seat
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint
from cupboard.learn.analysis.two_player import Assessment
from cupboard.players.engines import SHORT_LOOK, as_moves, certainty_of
from cupboard.players.score import Score, Unit
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import MAX_DEPTH, Found, IterativeDeepening

TABLE_BITS = 18


@dataclass(frozen=True)
class Searcher:
    """Alpha-beta search limited by a number of nodes."""

    game: Any
    evaluation: Evaluation
    effort: AnalysisEffort
    nodes: int
    clearly: int
    """margin, in the evaluator's units, by which all other moves must be worse for a move to be the
    only good one"""
    unit: Unit
    value_of: Callable[[int, bool], float]
    """converts the evaluator's values, given whether they are proven"""

    def assess(self, situation: DecisionPoint) -> Assessment:
        """Return a judgement of a decision."""
        search = IterativeDeepening(self.game, situation.state, self.evaluation, TABLE_BITS)
        codes = search.moves()
        deepest = MAX_DEPTH if len(codes) > 1 else SHORT_LOOK
        found = search.best(self.effort.budget(self.nodes), deepest)
        line = as_moves(self.game, situation.state, found.line or (found.code,))
        code = self.game.kernel.code(situation.move)
        made = None if code == found.code else self._made(search, found, code, situation.seat)
        only = made is None and len(codes) > 1 and self._only(search, found, codes)
        score = self._score(found.value, found.proven, found.depth, situation.seat)
        return Assessment(line[0], score, made, line, only)

    def _made(
        self, search: IterativeDeepening, found: Found, code: int, seat: Seat
    ) -> Score | None:
        """Return the value of the move made, searched to the same depth."""
        depth = max(1, found.depth)
        # This may cost more than finding the best move, which cut bad moves off early.
        rated = search.worth(code, depth, found.value, self.effort.budget(4 * self.nodes))
        if rated is None:
            return None
        return self._score(rated.value, rated.proven, depth, seat)

    def _score(self, value: int, proven: bool, depth: int, seat: Seat) -> Score:
        shown = None if proven else depth or None
        certainty = certainty_of(proven, depth)
        return Score(self.value_of(value, proven), self.unit, certainty, shown, seat=seat)

    def _only(self, search: IterativeDeepening, found: Found, codes: list[int]) -> bool:
        bound, budget = found.value - self.clearly + 1, self.effort.budget(self.nodes)
        others = [code for code in codes if code != found.code]
        return found.depth > 0 and all(
            _falls_short(search, code, found.depth, bound, budget) for code in others
        )


def _falls_short(
    search: IterativeDeepening, code: int, depth: int, bound: int, budget: Budget
) -> bool:
    return search.reaches(code, depth, bound, budget) is False
