"""Proofs for Kala's puzzles: only wins and losses, so proof-number search, move by move."""

from __future__ import annotations

from cupboard.core.game import State
from cupboard.experts.contract import ProvenValues, TooHard
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME
from cupboard.search.budget import Budget
from cupboard.search.proof_number import Prover

NODES = 400_000
"""Node limit per position; most provable positions need far less."""
TABLE_BYTES = 1 << 27


class KalaOracle:
    """Proves which moves win."""

    unit = "win"

    def __init__(self) -> None:
        self._prover = Prover(GAME, KALA, TABLE_BYTES)

    def judge(self, state: State) -> ProvenValues | None:
        seat, budget = state.game.acting(state)[0], Budget(nodes=NODES)
        if self._winner(state, budget) != seat:
            return None
        values = {}
        for reply in self._prover.every_reply(state, budget):
            if reply.winner is None:
                raise TooHard
            move = self._prover.kernel.move(state, reply.code)
            values[GAME.format(move)] = 1.0 if reply.winner == seat else -1.0
        nodes = budget.used
        line = self._prover.line(state, Budget(nodes=NODES))
        return ProvenValues(values, tuple(GAME.format(move) for move in line), nodes)

    def _winner(self, state: State, budget: Budget) -> int:
        winner = self._prover.prove(state, budget).winner
        if winner is None:
            raise TooHard
        return winner
