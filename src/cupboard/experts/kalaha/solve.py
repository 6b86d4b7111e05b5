"""The value of two-player Kalaha under any of its rules, as far as a search to the end gets."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import BadOptions
from cupboard.core.options import Options
from cupboard.core.types import Resolved
from cupboard.experts.contract import Report, SolveRequest
from cupboard.experts.kalaha import solve_kalah
from cupboard.experts.kalaha.evaluation import EVALUATION
from cupboard.experts.kalaha.kalah import board_solver
from cupboard.games.kalaha import GAME, KalahaOptions, KalahaState, Sow
from cupboard.players.engines import as_moves
from cupboard.search.budget import Budget
from cupboard.search.iterative_deepening import IterativeDeepening

MEMORY = 0.5
"""gigabytes of the transposition table"""
BYTES_AN_ENTRY = 16
MIN_BITS, MAX_BITS = 10, 30
BEGINS_AT_SEAT_0 = (2, 1)
"""KALAHA-3: a dice roll with which seat 0 goes first; the sides are symmetrical."""


@dataclass(frozen=True)
class Solution:
    """Result of a search, from the first player's point of view."""

    options: KalahaOptions
    proven: bool
    margin: int
    """An estimate if it is not proven."""
    depth: int
    line: tuple[str, ...]
    nodes: int
    seconds: float

    def data(self) -> dict[str, Any]:
        """Return the solution as plain data."""
        return {
            "game": GAME.spec.id,
            "position": GAME.encode(beginning(self.options)),
            "proven": self.proven,
            "margin": self.margin if self.proven else None,
            "estimate": self.margin,
            "depth": self.depth,
            "line": list(self.line),
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
        }


def answer(request: SolveRequest) -> Report:
    """Find the value of a board.

    Kalah has a faster solver, which proves every value and therefore takes no limit. With a limit
    it is searched like any other rules.
    """
    if request.seats != 2:
        raise BadOptions("kalaha-solve-for-two")
    board = solve_kalah.board_of(request.options)
    if board is not None and request.seconds is None and request.nodes is None:
        return solve_kalah.answer(request, board)
    request.allow("seconds", "nodes", "memory")
    request.settings(Options)
    bits = table_bits(request.memory_bytes(MEMORY))
    request.progress.stage("cli-solve-searching", request.nodes)
    return _report(solve(request.options, bits, request.budget()), request)


def _report(solution: Solution, request: SolveRequest) -> Report:
    key = "proven" if solution.proven else "open"
    margin = f"{solution.margin:+d}"
    title = request.text(f"cli-solve-kalaha-{key}", margin=margin, depth=solution.depth)
    rows = (
        (request.text("cli-solve-kalah-line"), " ".join(solution.line)),
        (request.text("cli-solve-nodes"), f"{solution.nodes:,}"),
        (request.text("cli-solve-seconds"), f"{solution.seconds:.1f}"),
    )
    return Report(solution.data(), title=title, rows=rows)


def precompile() -> None:
    """Compile both solvers by running each briefly."""
    board_solver.precompile()
    solve(GAME.options(stones=1), MIN_BITS, Budget(nodes=1))


def beginning(options: KalahaOptions) -> KalahaState:
    """Return the start after the roll for the first player."""
    return GAME.apply(GAME.new(options, 2), Resolved("dice", BEGINS_AT_SEAT_0)).state


def table_bits(size: float) -> int:
    """Return the size, in bits, of the largest transposition table that fits into `size` bytes."""
    bits = int(size / BYTES_AN_ENTRY).bit_length() - 1
    if not MIN_BITS <= bits <= MAX_BITS:
        least, most = (f"{BYTES_AN_ENTRY << end:,}" for end in (MIN_BITS, MAX_BITS))
        raise BadOptions("solve-table-out-of-range", low=least, high=most)
    return bits


def solve(options: KalahaOptions, bits: int, budget: Budget) -> Solution:
    """Search deeper and deeper until every relevant line reaches the end of the game."""
    search = IterativeDeepening(GAME, beginning(options), EVALUATION, bits)
    began = time.monotonic()
    found = search.best(budget)
    seconds = time.monotonic() - began
    moves = as_moves(GAME, beginning(options), found.line)
    return Solution(
        options=options,
        proven=found.proven,
        margin=round(found.value / EVALUATION.scale),
        depth=found.depth,
        line=tuple(GAME.format(move) for move in moves if isinstance(move, Sow)),
        nodes=budget.used,
        seconds=seconds,
    )
