"""Proofs for Kala's puzzles: only wins and losses, so proof-number search, move by move."""

from __future__ import annotations

from cupboard.core.game import State
from cupboard.experts.contract import ProvenValues, TooHard
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME
from cupboard.search.proof_number import Prover, Spending

NODES = 400_000
"""Node limit per position; most provable positions need far less."""
TABLE_BYTES = 1 << 27


class KalaOracle:
    """Proves which moves win."""

    unit = "win"

    def __init__(self) -> None:
        self._prover = Prover(GAME, KALA, TABLE_BYTES)

    def judge(self, state: State) -> ProvenValues | None:
        seat, spending = state.game.acting(state)[0], Spending(nodes=NODES)
        if self._winner(state, spending) != seat:
            return None
        values = {}
        for reply in self._prover.every_reply(state, spending):
            if reply.winner is None:
                raise TooHard
            move = self._prover.kernel.move(state, reply.code)
            values[GAME.format(move)] = 1.0 if reply.winner == seat else -1.0
        nodes = spending.spent
        line = self._prover.line(state, Spending(nodes=NODES))
        return ProvenValues(values, tuple(GAME.format(move) for move in line), nodes)

    def _winner(self, state: State, spending: Spending) -> int:
        winner = self._prover.prove(state, spending).winner
        if winner is None:
            raise TooHard
        return winner
