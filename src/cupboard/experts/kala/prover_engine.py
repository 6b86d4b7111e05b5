"""Kala's strongest engine: it proves the winner if it can, and searches otherwise."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

from cupboard.core.errors import IllegalMove
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Rng
from cupboard.experts.kala.evaluation import EVALUATION
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME, KalaState
from cupboard.players.engine import Advice, Certainty, Limit, Score, Unit, require_choice
from cupboard.players.engines import AlphaBetaEngine
from cupboard.search.proof_number import Prover, Verdict

SHARE = 0.5
"""Part of a limit spent on a proof; the rest is for the engine that decides without one."""
LINE_SHARE = 0.1
TABLE_BYTES = 1 << 26


class KalaProver:
    """Proves wins and losses, and keeps its transposition table between moves."""

    def __init__(self, share: float = SHARE, table_bytes: int = TABLE_BYTES) -> None:
        self._share = share
        self._prover = Prover(GAME, KALA, table_bytes)

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice | None:
        """Return a proven winning move, or the most stubborn one if all moves lose.

        Return None if neither is proven within its share of the limit.
        """
        require_choice(observation, legal)
        state = GAME.sample_world(observation, rng)
        verdict = self._prover.prove(state, limit.budget(self._share))
        best = verdict.best()
        if best is None:
            return None
        move = self._prover.kernel.move(state, best.code)
        if move not in legal:
            raise IllegalMove("proof-other-position")
        return self._advice(state, verdict, move, limit)

    def _advice(self, state: KalaState, verdict: Verdict, move: Any, limit: Limit) -> Advice:
        line = self._prover.line(state, limit.budget(LINE_SHARE))
        won = verdict.winner == verdict.seat
        return Advice(
            move=move,
            score=Score(1.0 if won else -1.0, Unit.WIN, Certainty.PROVEN, seat=verdict.seat),
            line=line if line[:1] == (move,) else (move,),
        )


class KalaMaster:
    """Proves the winner if it can, and searches otherwise."""

    def __init__(self) -> None:
        self._prover = KalaProver()
        self._searcher = AlphaBetaEngine(GAME.spec.id, EVALUATION)

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        deadline = limit.deadline()
        proven = self._prover.advise(observation, legal, limit, rng)
        return proven or self._searcher.advise(observation, legal, _rest(limit, deadline), rng)


def _rest(limit: Limit, deadline: float) -> Limit:
    """Return the rest of a limit after the search for a proof, which takes half."""
    seconds = None if limit.seconds is None else max(0.01, deadline - time.monotonic())
    nodes = None if limit.nodes is None else max(1, limit.nodes // 2)
    return replace(limit, seconds=seconds, nodes=nodes)
