"""Alpha-beta search over compiled rules: the best move and the made one at the same depth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint
from cupboard.learn.analysis.two_player import Assessment, Evaluated
from cupboard.players.engine import Certainty
from cupboard.players.engines import SHORT_LOOK, as_moves
from cupboard.search.budget import Budget
from cupboard.search.evaluation import Evaluation
from cupboard.search.iterative_deepening import DEEPEST, Found, IterativeDeepening

TABLE_BITS = 18


@dataclass(frozen=True)
class Searcher:
    """Alpha-beta search limited by a number of nodes."""

    game: Any
    evaluation: Evaluation
    means: AnalysisEffort
    nodes: int
    clearly: int
    """margin, in the evaluator's units, by which all other moves must be worse for a move to be the
    only good one"""

    def opinion(self, situation: DecisionPoint) -> Assessment:
        """Return a judgement with values in the evaluator's units."""
        search = IterativeDeepening(self.game, situation.state, self.evaluation, TABLE_BITS)
        codes = search.moves()
        deepest = DEEPEST if len(codes) > 1 else SHORT_LOOK
        found = search.best(self.means.budget(self.nodes), deepest)
        line = as_moves(self.game, situation.state, found.line or (found.code,))
        code = self.game.kernel.code(situation.move)
        made = None if code == found.code else self._made(search, found, code)
        only = made is None and len(codes) > 1 and self._only(search, found, codes)
        worth = _worth(found.value, found.proven, found.depth)
        return Assessment(line[0], worth, made, line, only)

    def _made(self, search: IterativeDeepening, found: Found, code: int) -> Evaluated | None:
        """Return the value of the move made, searched to the same depth."""
        depth = max(1, found.depth)
        # This may cost more than finding the best move, which cut bad moves off early.
        rated = search.worth(code, depth, found.value, self.means.budget(4 * self.nodes))
        if rated is None:
            return None
        return _worth(rated.value, rated.proven, depth)

    def _only(self, search: IterativeDeepening, found: Found, codes: list[int]) -> bool:
        bound, budget = found.value - self.clearly + 1, self.means.budget(self.nodes)
        others = [code for code in codes if code != found.code]
        return found.depth > 0 and all(
            _falls_short(search, code, found.depth, bound, budget) for code in others
        )


def _falls_short(
    search: IterativeDeepening, code: int, depth: int, bound: int, budget: Budget
) -> bool:
    return search.reaches(code, depth, bound, budget) is False


def _worth(value: int, proven: bool, depth: int) -> Evaluated:
    if proven:
        return Evaluated(value, Certainty.PROVEN, depth)
    return Evaluated(value, Certainty.SEARCHED if depth else Certainty.ESTIMATED, depth or None)
