"""Kala: proven by proof-number search where it can be, searched where it cannot."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Any

from cupboard.core.types import Outcome, Played
from cupboard.games.kala import GAME, KalaState
from cupboard.learn.analysis.duel import Duel, Opinion, Worth
from cupboard.learn.analysis.means import Means
from cupboard.learn.analysis.searching import Searcher
from cupboard.learn.analysis.study import Findings
from cupboard.learn.analysis.walk import Situation, Walk
from cupboard.players.engine import Certainty
from cupboard.search.judges.kala import BEAN, WIN
from cupboard.search.kala_insight import KALA
from cupboard.search.proof import Prover

PROOF_NODES = 120_000
SEARCH_NODES = 250_000
LINE_NODES = 20_000
TABLE_BYTES = 1 << 26
BEANS_A_STEP = 4.0
"""so many beans ahead make a win e times as likely; see docs/learn/analysis.md"""
CLEARLY_BETTER = 4 * BEAN
NEARLY = 0.99
"""as sure as anybody can be who has no proof"""


def study(walk: Walk, means: Means) -> Findings:
    return Duel(walk, KalaExpert(means), means).study()


@dataclass
class KalaExpert:
    """Says chances to win: 1 and 0 only where they are proven."""

    means: Means
    unit: str = "chance"
    even: float = 0.5
    worst: float = 0.0

    def __post_init__(self) -> None:
        self._prover = Prover(GAME, KALA, TABLE_BYTES)
        self._searcher = Searcher(GAME, self.means, SEARCH_NODES, CLEARLY_BETTER)

    def ending(self, outcome: Outcome) -> float:
        return 1.0 if outcome.ranks[0] == 1 else 0.0

    def is_win(self, value: float) -> bool:
        return value == 1.0

    def other_side(self, value: float) -> float:
        return 1.0 - value

    def opinion(self, situation: Situation, later: Worth | None) -> Opinion:
        return self._proven(situation, later) or self._searched(situation)

    def _proven(self, situation: Situation, later: Worth | None) -> Opinion | None:
        state, seat = situation.state, situation.seat
        verdict = self._prover.prove(state, self.means.spending(PROOF_NODES))
        best = verdict.best()
        if best is None:
            return self._from_later(situation, later)
        won = verdict.winner == seat
        move = situation.move if later and won == self.is_win(later.value) else None
        move = move or self._prover.kernel.move(state, best.code)
        opinion = Opinion(move, proof(won), line=self._line(state, move))
        if won and move == situation.move:
            return replace(opinion, only=self._is_only(state, move))
        return replace(opinion, made=self._made(situation, later, won))

    def _from_later(self, situation: Situation, later: Worth | None) -> Opinion | None:
        """A move that is proven to win proves the position."""
        if later is None or not self.is_win(later.value):
            return None
        move = situation.move
        return Opinion(move, later, line=self._line(situation.state, move))

    def _made(self, situation: Situation, later: Worth | None, won: bool) -> Worth | None:
        if later is not None or not won:
            return later or proof(False)
        verdict = self._prover.prove(situation.after, self.means.spending(4 * PROOF_NODES))
        if verdict.winner is not None:
            return proof(verdict.winner == situation.seat)
        return self._searched(situation).made

    def _is_only(self, state: KalaState, move: Any) -> bool:
        spending = self.means.spending(PROOF_NODES)
        seat, code = GAME.acting(state)[0], self._prover.kernel.code(move)
        others = [one for one in self._prover.every_reply(state, spending) if one.code != code]
        return bool(others) and all(reply.winner == 1 - seat for reply in others)

    def _line(self, state: KalaState, move: Any) -> tuple[Any, ...]:
        after = GAME.apply(state, Played(GAME.acting(state)[0], move)).state
        return (move, *self._prover.line(after, self.means.spending(LINE_NODES)))

    def _searched(self, situation: Situation) -> Opinion:
        found = self._searcher.opinion(situation)
        made = None if found.made is None else chance(found.made)
        return replace(found, worth=chance(found.worth), made=made)


def proof(won: bool) -> Worth:
    return Worth(float(won), Certainty.PROVEN)


def chance(worth: Worth) -> Worth:
    """The judge's sixteenths of a bean as a chance to win."""
    if worth.proven:
        return worth._replace(value=float(worth.value >= WIN), depth=None)
    guess = 1 / (1 + exp(-worth.value / BEAN / BEANS_A_STEP)) if abs(worth.value) < WIN else None
    if guess is None:
        guess = NEARLY if worth.value > 0 else 1 - NEARLY
    return worth._replace(value=min(max(guess, 1 - NEARLY), NEARLY))
