"""Kala: proof-number search where it finds a proof, alpha-beta search elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any

from cupboard.core.types import Outcome, Played, Seat
from cupboard.experts.kala.evaluation import BEAN, EVALUATION, WIN
from cupboard.experts.kala.proof_hints import KALA, SYMMETRIES, TURNED
from cupboard.games.kala import GAME, KalaState
from cupboard.games.kala.layout import CELL_NAMES, CELLS
from cupboard.learn.analysis.alphabeta_analyst import Searcher
from cupboard.learn.analysis.analyse import Findings
from cupboard.learn.analysis.effort import AnalysisEffort
from cupboard.learn.analysis.played_game import DecisionPoint, PlayedGame
from cupboard.learn.analysis.two_player import Assessment, TwoPlayerStudy
from cupboard.players.score import Certainty, Score, Unit
from cupboard.search.proof_number import Prover

PROOF_NODES = 120_000
SEARCH_NODES = 250_000
LINE_NODES = 20_000
TABLE_BYTES = 1 << 26
BEANS_A_STEP = 8.0
"""a lead of this many beans multiplies the odds of winning by e; see docs/engines/analysis.md"""
CLEARLY_BETTER = 4 * BEAN
NEARLY = 0.99
"""highest chance without a proof"""


def study(played: PlayedGame, effort: AnalysisEffort) -> Findings:
    return TwoPlayerStudy(played, KalaAnalyst(effort), effort).study()


@dataclass
class KalaAnalyst:
    """An expert for Kala; its values are chances of winning, 1 and 0 only if proven."""

    effort: AnalysisEffort
    unit: Unit = Unit.CHANCE
    even: float = 0.5
    worst: float = 0.0

    def __post_init__(self) -> None:
        self._prover = Prover(GAME, KALA, TABLE_BYTES)
        self._searcher = Searcher(
            GAME, EVALUATION, self.effort, SEARCH_NODES, CLEARLY_BETTER, Unit.CHANCE, chance
        )

    def ending(self, outcome: Outcome) -> float:
        return 1.0 if outcome.ranks[0] == 1 else 0.0

    def is_win(self, value: float) -> bool:
        return value == 1.0

    def are_mirrored(self, one: KalaState, other: KalaState) -> bool:
        return any(image(one, symmetry) == picture(other) for symmetry in range(SYMMETRIES))

    def assess(self, situation: DecisionPoint, later: Score | None) -> Assessment:
        return self._proven(situation, later) or self._searcher.assess(situation)

    def _proven(self, situation: DecisionPoint, later: Score | None) -> Assessment | None:
        state, seat = situation.state, situation.seat
        verdict = self._prover.prove(state, self.effort.budget(PROOF_NODES))
        best = verdict.best()
        if best is None:
            return self._from_later(situation, later)
        won = verdict.winner == seat
        move = situation.move if later and won == self.is_win(later.value) else None
        move = move or self._prover.kernel.move(state, best.code)
        assessment = Assessment(move, proof(won, seat), line=self._line(state, move))
        if won and move == situation.move:
            return replace(assessment, only=self._is_only(state, move))
        if later is not None or not won:
            return replace(assessment, made=later or proof(False, seat))
        return self._tried_harder(situation, assessment)

    def _from_later(self, situation: DecisionPoint, later: Score | None) -> Assessment | None:
        """Return a proof for the position if the move made is proven to win."""
        if later is None or not self.is_win(later.value):
            return None
        move = situation.move
        return Assessment(move, later, line=self._line(situation.state, move))

    def _tried_harder(self, situation: DecisionPoint, assessment: Assessment) -> Assessment:
        """Search longer for the value of the move made, after the position was proven to be won."""
        seat = situation.seat
        verdict = self._prover.prove(situation.after, self.effort.budget(4 * PROOF_NODES))
        if verdict.winner is not None:
            return replace(assessment, made=proof(verdict.winner == seat, seat))
        found = self._searcher.assess(situation)
        return replace(assessment, made=found.made or found.score)

    def _is_only(self, state: KalaState, move: Any) -> bool:
        budget = self.effort.budget(PROOF_NODES)
        seat, code = GAME.acting(state)[0], self._prover.kernel.code(move)
        others = [one for one in self._prover.every_reply(state, budget) if one.code != code]
        return bool(others) and all(reply.winner == 1 - seat for reply in others)

    def _line(self, state: KalaState, move: Any) -> tuple[Any, ...]:
        after = GAME.apply(state, Played(GAME.acting(state)[0], move)).state
        return (move, *self._prover.line(after, self.effort.budget(LINE_NODES)))


def picture(state: KalaState) -> tuple[Any, ...]:
    """Return everything that makes up a position, cup by cup."""
    at = tuple(map(CELL_NAMES.index, state.at))
    rest = (state.cups, state.stores, state.bank, state.bank_open, state.actor, state.phase)
    return (state.field, at, *rest)


def image(state: KalaState, symmetry: int) -> tuple[Any, ...]:
    """Return the same position rotated or mirrored; the rules treat all corners and edges alike."""
    field, at, *rest = picture(state)
    turned = TURNED[symmetry].tolist()
    moved = dict(zip(turned, field, strict=True))
    return (tuple(moved[cell] for cell in range(CELLS)), tuple(turned[cell] for cell in at), *rest)


def proof(won: bool, seat: Seat) -> Score:
    return Score(float(won), Unit.CHANCE, Certainty.PROVEN, seat=seat)


def chance(value: int, proven: bool) -> float:
    """Convert the evaluator's sixteenths of a bean to a chance of winning."""
    if proven:
        return float(value >= WIN)
    if abs(value) >= WIN:
        return NEARLY if value > 0 else 1 - NEARLY
    return min(max(1 / (1 + exp(-value / BEAN / BEANS_A_STEP)), 1 - NEARLY), NEARLY)
