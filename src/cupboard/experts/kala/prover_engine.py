"""Kala prover: proves the winner, or gives no advice if it finds no proof in time."""

from __future__ import annotations

import time
from typing import Any

from cupboard.core.errors import IllegalMove, OutOfTurn
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Act, Rng, Seat
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME, KalaState
from cupboard.players.engine import Advice, Certainty, Limit, Unit
from cupboard.search.proof_number import Prover, Spending, Verdict

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
        self, seen: Observation[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice | None:
        """Return a proven winning move, or the most stubborn one if all moves lose.

        Return None if neither is proven within its share of the limit.
        """
        state = _state_of(seen, seat, rng)
        verdict = self._prover.prove(state, _share_of(limit, self._share))
        best = verdict.best()
        if best is None:
            return None
        move = self._prover.kernel.move(state, best.code)
        if move not in legal:
            raise IllegalMove("proof-other-position")
        return self._advice(state, verdict, move, limit)

    def _advice(self, state: KalaState, verdict: Verdict, move: Any, limit: Limit) -> Advice:
        line = self._prover.line(state, _share_of(limit, LINE_SHARE))
        return Advice(
            move=move,
            certainty=Certainty.PROVEN,
            value=1.0 if verdict.winner == verdict.seat else -1.0,
            unit=Unit.WIN,
            line=line if line[:1] == (move,) else (move,),
        )


def _state_of(seen: Observation[Any, Any], seat: Seat, rng: Rng) -> KalaState:
    """Return the position, in which the seat must be to act."""
    state = GAME.sample_world(seen, seat, rng)
    turn = GAME.turn(state)
    if isinstance(turn, Act) and turn.seats != (seat,):
        to_act = ", ".join(str(other + 1) for other in turn.seats)
        raise OutOfTurn("not-your-turn", rule=GAME.spec.turn_rule, seat=seat + 1, turn=to_act)
    return state


def _share_of(limit: Limit, share: float) -> Spending:
    """Return a part of a limit, starting now."""
    nodes = None if limit.nodes is None else max(1, int(limit.nodes * share))
    seconds = float("inf") if limit.seconds is None else limit.seconds * share
    return Spending(nodes=nodes, deadline=time.monotonic() + seconds, stopped=limit.stopped)
