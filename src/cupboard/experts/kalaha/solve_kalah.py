"""The exact value of a two-player Kalah board, as `cupboard solve` reports it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from cupboard.core.options import Options, option
from cupboard.experts.contract import Progress, Report, SolveRequest
from cupboard.experts.kalaha.kalah.board_solver import (
    Board,
    Solution,
    SolverProgress,
    SolverResources,
    solve,
)
from cupboard.experts.kalaha.kalah.position_index import MAX_COVERED
from cupboard.games.kalaha import GAME, KalahaOptions

MEMORY = 6.0
"""gigabytes for database and table together"""
CHOSEN_BY_BOARD = -1


@dataclass(frozen=True)
class Extras(Options):
    """Settings of this solver alone."""

    database: int = option(CHOSEN_BY_BOARD, rule="", low=0, high=MAX_COVERED)
    """stones covered by the endgame database"""
    every_move: bool = option(False, rule="")
    """whether the margin of every first move is found, not only of the best ones"""


def board_of(options: KalahaOptions) -> Board | None:
    """Return the Kalah board with these options, None if they are not those of Kalah."""
    for empty_capture in (False, True):
        board = Board(options.pits, options.stones, empty_capture)
        if options == GAME.options(board.preset, pits=board.pits, stones=board.stones):
            return board
    return None


def answer(request: SolveRequest, board: Board) -> Report:
    """Solve a board."""
    request.allow("memory", "threads", "keep")
    extras = request.settings(Extras)
    resources = SolverResources(
        threads=_cores() if request.threads is None else request.threads,
        memory=request.memory or MEMORY,
        database=None if extras.database == CHOSEN_BY_BOARD else extras.database,
        keep=request.keep,
    )
    solution = solve(board, resources, _listener(request.progress), extras.every_move)
    return _report(board, data(board, resources, solution), request)


def _cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _listener(progress: Progress) -> SolverProgress:
    def bounds(nodes: int, low: int, high: int) -> None:
        progress.note(f"{nodes / 1e6:.1f} M" + (f"  {low:+d} … {high:+d}" if low < high else ""))

    return SolverProgress(
        stage=lambda name, total: progress.stage(f"cli-solve-kalah-stage-{name}", total or None),
        advance=progress.advance,
        bounds=bounds,
    )


def data(board: Board, resources: SolverResources, solution: Solution) -> dict[str, Any]:
    """Return the solution as data."""
    return {
        "game": "kalaha",
        "preset": board.preset,
        "pits": board.pits,
        "stones": board.stones,
        "empty_capture": board.empty_capture,
        "margin": solution.margin,
        "best": [{"move": str(pit), "margin": solution.margin} for pit in solution.best],
        "moves": [
            {"move": str(pit), "margin": margin, "best": margin == solution.margin}
            for pit, margin in solution.moves
        ],
        "line": [str(pit) for pit in solution.line],
        "nodes": solution.nodes,
        "seconds": round(solution.seconds["solved"], 3),
        "seconds_of": {name: round(spent, 3) for name, spent in solution.seconds.items()},
        "database_stones": solution.database,
        "threads": resources.threads,
    }


def _report(board: Board, data: dict[str, Any], request: SolveRequest) -> Report:
    about = {"pits": board.pits, "stones": board.stones}
    rows = (
        ("margin", f"{data['margin']:+d}" if data["margin"] else "0"),
        ("moves", ", ".join(map(_move_text, data["moves"]))),
        ("line", " ".join(data["line"])),
    )
    effort = {"nodes": f"{data['nodes']:,}", "seconds": f"{data['seconds']:.1f}"}
    stones = data["database_stones"]
    return Report(
        data,
        title=request.text("cli-solve-kalah-board", preset=board.preset, **about),
        rows=tuple((request.text(f"cli-solve-kalah-{name}"), value) for name, value in rows),
        notes=(request.text("cli-solve-kalah-effort", stones=stones, **effort),),
    )


def _move_text(move: dict[str, Any]) -> str:
    worth = "<" if move["margin"] is None else f"{move['margin']:+d}"
    return f"{move['move']}: {worth}"
