"""Proofs for Kalaha's puzzles: margins from a search to the end of the game."""

from __future__ import annotations

from cupboard.core.game import State
from cupboard.experts.contract import ProvenValues, TooHard
from cupboard.experts.kalaha.evaluation import EVALUATION
from cupboard.games.kalaha import GAME
from cupboard.players.engines import as_moves
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import MAX_DEPTH, IterativeDeepening

NODES = 400_000
"""Node limit per position; most provable positions need far less."""


class KalahaOracle:
    """Finds the margin of every move."""

    unit = "margin"

    def judge(self, state: State) -> ProvenValues | None:
        search, budget = IterativeDeepening(GAME, state, EVALUATION), Budget(nodes=NODES)
        rated = search.rate(budget, MAX_DEPTH)
        if len(rated) < len(search.moves()) or not all(one.proven for one in rated):
            raise TooHard
        best, nodes = search.best(Budget(nodes=NODES)), budget.used
        values = {
            state.game.format(as_moves(GAME, state, (one.code,))[0]): one.value / EVALUATION.scale
            for one in rated
        }
        line = tuple(state.game.format(move) for move in as_moves(GAME, state, best.line))
        return ProvenValues(values, line, nodes)
