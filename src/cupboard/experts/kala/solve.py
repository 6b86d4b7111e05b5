"""The winner of Kala with perfect play, as far as it can be proven."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cupboard.core.options import Options
from cupboard.core.types import Resolved
from cupboard.experts.contract import Report, SolveRequest
from cupboard.experts.kala.proof_hints import KALA
from cupboard.games.kala import GAME, KalaOptions, KalaState
from cupboard.search.budget import Budget
from cupboard.search.proof_number import Prover

MEMORY = 0.25
"""gigabytes of the transposition table"""
SMALL_TABLE = 1 << 20
"""bytes of the transposition table for a small game"""
LINE_NODES = 1_000_000
"""Node limit for looking up a line, most of which is still in the transposition table."""


@dataclass(frozen=True)
class Solution:
    """Result of a search, from the first player's point of view."""

    options: KalaOptions
    first_wins: bool | None
    moves: tuple[tuple[str, bool | None], ...]
    """every first move, and whether it wins"""
    line: tuple[str, ...]
    nodes: int
    seconds: float
    table_bytes: int

    def winning(self) -> tuple[str, ...]:
        return tuple(text for text, wins in self.moves if wins)

    def data(self) -> dict[str, Any]:
        """Return the solution as plain data."""
        names = {None: None, True: "first", False: "second"}
        return {
            "game": GAME.spec.id,
            "edition": self.options.edition,
            "store": self.options.store_beans if self.options.edition == "store" else 0,
            "bank": self.options.bank_beans if self.options.edition == "bank" else 0,
            "proven": self.first_wins is not None,
            "winner": names[self.first_wins],
            "winning_moves": list(self.winning()),
            "moves": {text: names[wins] for text, wins in self.moves},
            "line": list(self.line),
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "table_bytes": self.table_bytes,
        }


def answer(request: SolveRequest) -> Report:
    """Prove who wins with perfect play, or report that it is not known."""
    request.allow("seconds", "nodes", "memory")
    request.settings(Options)
    request.progress.stage("cli-solve-searching", request.nodes)
    prover = Prover(GAME, KALA, request.memory_bytes(MEMORY))
    solution = solve(request.options, prover, request.budget())
    verdict = {None: "unknown", True: "first", False: "second"}[solution.first_wins]
    title = request.text(f"cli-solve-kala-winner-{verdict}")
    return Report(solution.data(), title=title, rows=tuple(_rows(solution, request)))


def _rows(solution: Solution, request: SolveRequest) -> Iterator[tuple[str, str]]:
    if winning := solution.winning():
        yield request.text("cli-solve-kala-winning"), " ".join(winning)
    if solution.line:
        line = (GAME.written(text, request.language) for text in solution.line)
        yield request.text("cli-solve-kala-line"), " ".join(line)
    yield request.text("cli-solve-nodes"), f"{solution.nodes:,}"
    yield request.text("cli-solve-seconds"), f"{solution.seconds:.1f}"


def beginning(options: KalaOptions) -> KalaState:
    """Return the start after the first player is chosen. The colours are symmetrical."""
    return GAME.apply(GAME.new(options, 2), Resolved("lot", 0)).state


def precompile() -> None:
    """Compile the prover by proving a small game."""
    Prover(GAME, KALA, SMALL_TABLE).prove(beginning(GAME.options(store_beans=8)), Budget())


def solve(options: KalaOptions, prover: Prover, budget: Budget) -> Solution:
    """Prove the winner and, if it is the first player, which first moves win."""
    state, began = beginning(options), time.monotonic()
    winner = prover.prove(state, budget).winner
    moves = _moves(prover, state, winner, budget)
    nodes, seconds = budget.used, time.monotonic() - began
    return Solution(
        options=options,
        first_wins=None if winner is None else winner == 0,
        moves=moves,
        line=_line(prover, state, budget) if winner is not None else (),
        nodes=nodes,
        seconds=seconds,
        table_bytes=prover.table.nbytes,
    )


def _moves(
    prover: Prover, state: KalaState, winner: int | None, budget: Budget
) -> tuple[tuple[str, bool | None], ...]:
    texts = [GAME.format(move) for move in GAME.legal(state, 0)]
    if winner == 1:
        return tuple((text, False) for text in texts)
    known = {None: None, 0: True, 1: False}
    replies = prover.every_reply(state, budget)
    return tuple((text, known[r.winner]) for text, r in zip(texts, replies, strict=True))


def _line(prover: Prover, state: KalaState, budget: Budget) -> tuple[str, ...]:
    allowed = Budget(nodes=LINE_NODES, stopped=budget.stopped)
    return tuple(GAME.format(move) for move in prover.line(state, allowed))
