"""Time to solve Kalah boards from scratch, without a database from disk."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Any

from cupboard.experts.kalaha.kalah.board_solver import Board, SolverResources, solve
from cupboard.experts.timing import machine

BOARDS = (Board(6, 4), Board(6, 4, empty_capture=True))
LARGE = (Board(6, 5), Board(6, 5, empty_capture=True))
MEMORY = 11.0


def measure(boards: Sequence[Board], progress: Callable[[], None]) -> dict[str, Any]:
    """Solve each board once; call `progress` after each."""
    means = SolverResources(threads=os.cpu_count() or 1, memory=MEMORY, from_disk=False)
    solve(Board(2, 2), means)  # compile before the clock starts
    solved = []
    for board in boards:
        solved.append(_one(board, means))
        progress()
    return {
        "benchmark": "solve",
        "game": "kalaha",
        "boards": solved,
        "threads": means.threads,
        "machine": machine(),
    }


def _one(board: Board, means: SolverResources) -> dict[str, Any]:
    began = time.process_time()
    found = solve(board, means)
    spent = time.process_time() - began
    return {
        "preset": board.preset,
        "pits": board.pits,
        "stones": board.stones,
        "margin": found.margin,
        "nodes": found.nodes,
        "seconds": round(found.seconds["solved"], 2),
        "seconds_database": round(found.seconds["database"], 2),
        "seconds_search": round(found.seconds["search"], 2),
        "seconds_of_processors": round(spent, 2),
        "nodes_per_second": round(found.nodes / max(found.seconds["search"], 1e-9)),
        "database_stones": found.database,
    }
