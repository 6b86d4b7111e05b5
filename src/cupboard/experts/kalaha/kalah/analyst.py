"""Two-player Kalah as defined in the literature: exact margins from the packed solver."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cupboard.core.types import Seat
from cupboard.experts.kalaha.kalah.engine import Found, database, look_ahead, prove
from cupboard.experts.kalaha.kalah.packed_board import pack
from cupboard.experts.kalaha.kalah.solver import Move, Position, Solver, Stopped
from cupboard.experts.kalaha.kalah.transposition_table import Entries, entries
from cupboard.games.kalaha import KalahaState, Sow
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint
from cupboard.learn.analysis.two_player import Assessment, CountsMargins
from cupboard.players.score import Certainty, Score, Unit
from cupboard.search.budget import Budget

NODES = 1_500_000
TABLE = 0.03
"""Gigabytes per transposition table: one for searches, one for proofs."""
CLEARLY_BETTER = 4


@dataclass
class KalahAnalyst(CountsMargins):
    """An expert for Kalah; its values are stones ahead at the end."""

    effort: AnalysisEffort
    options: Any

    def __post_init__(self) -> None:
        self._empty = self.options.capture == "opposite_empty"
        self._known = database(self.options.pits, self._empty)
        # Private tables: entries left in shared ones by other searches would change the results.
        self._looking, self._proving = entries(TABLE), entries(TABLE)

    def _solver(self, table: Entries) -> Solver:
        """Return a solver with fresh counters; its knowledge is kept in the transposition table."""
        return Solver(self._known, self._empty, table)

    def _budget(self, share: int = 1) -> Budget:
        return self.effort.budget(share * NODES)

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        state, seat = situation.state, situation.seat
        position, ahead = position_of(state, seat), lead(state, seat)
        found = self._find(position)
        made = self._move(position, situation.move)
        value = ahead + found.value
        score = Score(value, Unit.MARGIN, found.certainty, found.depth, seat=seat)
        line = tuple(Sow(move.pit + 1) for move in found.line or (found.move,))
        if score.proven:
            return self._proven(position, score, line, made, found)
        judged = None if line[0] == situation.move else self._judged(made, found, ahead, seat)
        return Assessment(line[0], score, judged, line)

    def _move(self, position: Position, sown: Sow) -> Move:
        moves = self._solver(self._proving).moves(position)
        return next(move for move in moves if move.pit + 1 == sown.pit)

    def _find(self, position: Position) -> Found:
        budget = self._budget()
        prover = self._solver(self._proving)
        if prover.known(position) is not None:
            return prove(prover, position, 0, budget)
        found = look_ahead(self._solver(self._looking), position, budget)
        try:
            return prove(prover, position, found.value, budget)
        except Stopped:
            return found

    def _proven(
        self, position: Position, score: Score, line: tuple[Sow, ...], made: Move, found: Found
    ) -> Assessment:
        ahead = score.value - found.value
        value = self._exact(made, found.value)
        exact = None if value is None else replace(score, value=ahead + value, depth=None)
        as_good = value == found.value
        best = Sow(made.pit + 1) if as_good else line[0]
        shown = line if line[0] == best else (best,)
        only = as_good and self._is_only(position, made, found.value)
        return Assessment(best, score, exact, line=shown, only=only)

    def _exact(self, move: Move, guess: int) -> int | None:
        """Return the exact value of a move."""
        budget = self._budget()
        solver = self._solver(self._proving)
        after = guess - move.won if move.free else move.won - guess
        try:
            return move.worth(solver.value(move.after, after, budget))
        except Stopped:
            return None

    def _judged(self, move: Move, found: Found, ahead: float, seat: Seat) -> Score | None:
        """Return the value of a move from a search of the same depth."""
        budget, depth = self._budget(4), found.depth or 1
        solver = self._solver(self._looking)
        try:
            value = solver.judge(move.after, depth - (not move.free), 0, budget)
        except Stopped:
            return None
        margin = ahead + move.worth(value)
        return Score(margin, Unit.MARGIN, Certainty.SEARCHED, depth, seat=seat)

    def _is_only(self, position: Position, made: Move, value: int) -> bool:
        budget = self._budget()
        solver = self._solver(self._proving)
        others = [move for move in solver.moves(position) if move.pit != made.pit]
        bound = value - CLEARLY_BETTER + 2
        try:
            return bool(others) and not any(solver.reaches(move, bound, budget) for move in others)
        except Stopped:
            return False


def position_of(state: KalahaState, seat: int) -> Position:
    return Position(pack(state.pits[seat]), pack(state.pits[1 - seat]))


def lead(state: KalahaState, seat: int) -> float:
    return float(state.stores[seat] - state.stores[1 - seat])
