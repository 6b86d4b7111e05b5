"""`cupboard solve kalah`: find the exact value of a two-player Kalah board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, memory_bytes, print_json
from cupboard.core import i18n
from cupboard.experts.kalaha.kalah.board_solver import (
    Board,
    Solution,
    SolverProgress,
    SolverResources,
    solve,
)
from cupboard.tui.theme import make_console

MEMORY = 6.0

Pits = Annotated[int, typer.Option("--pits", metavar="N", help="cli-solve-kalah-opt-pits")]
Stones = Annotated[int, typer.Option("--stones", metavar="N", help="cli-solve-kalah-opt-stones")]
EmptyCapture = Annotated[
    bool, typer.Option("--empty-capture", help="cli-solve-kalah-opt-empty-capture")
]
Threads = Annotated[
    int | None, typer.Option("--threads", metavar="N", help="cli-solve-kalah-opt-threads")
]
Memory = Annotated[float, typer.Option("--memory", metavar="GB", help="cli-solve-kalah-opt-memory")]
Database = Annotated[
    int | None, typer.Option("--database", metavar="N", help="cli-solve-kalah-opt-database")
]
Keep = Annotated[bool, typer.Option("--keep", help="cli-solve-kalah-opt-keep")]
EveryMove = Annotated[bool, typer.Option("--every-move", help="cli-solve-kalah-opt-every-move")]


def register(group: typer.Typer) -> None:
    group.command("kalah", help="cli-solve-kalah-help", epilog="cli-solve-kalah-epilog")(run)


def run(  # noqa: PLR0913 - a command's arguments are its interface
    pits: Pits = 6,
    stones: Stones = 4,
    empty_capture: EmptyCapture = False,
    threads: Threads = None,
    memory: Memory = MEMORY,
    database: Database = None,
    keep: Keep = False,
    every_move: EveryMove = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    board = Board(pits, stones, empty_capture)
    memory_bytes(memory)
    means = SolverResources(_cores() if threads is None else threads, memory, database, keep)
    with _stages(language) as audience:
        solution = solve(board, means, audience, every_move)
    report = told(board, means, solution)
    if as_json:
        print_json(report)
    else:
        _show(board, report, language)


def _cores() -> int:
    """Return the number of cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def told(board: Board, means: SolverResources, solution: Solution) -> dict[str, Any]:
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
        "threads": means.threads,
    }


@contextmanager
def _stages(language: str) -> Iterator[SolverProgress]:
    """Show a progress bar for each stage on stderr if it is a terminal."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[found]}"))
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    ) as shown:
        yield _audience(shown, language)


def _audience(shown: Progress, language: str) -> SolverProgress:
    tasks: list[TaskID] = []

    def stage(name: str, total: int) -> None:
        for task in tasks:
            shown.update(task, visible=False)
        words = i18n.text(language, f"cli-solve-kalah-stage-{name}")
        tasks.append(shown.add_task(words, total=total or None, found=""))

    def bounds(nodes: int, low: int, high: int) -> None:
        found = f"{nodes / 1e6:.1f} M" + (f"  {low:+d} … {high:+d}" if low < high else "")
        if tasks:
            shown.update(tasks[-1], found=found)

    return SolverProgress(
        stage=stage, advance=lambda done: shown.advance(tasks[-1], done), bounds=bounds
    )


def _show(board: Board, report: dict[str, Any], language: str) -> None:
    console = make_console()
    facts: dict[str, str | int] = {
        "pits": board.pits,
        "stones": board.stones,
        "preset": board.preset,
    }
    console.print(Text(i18n.text(language, "cli-solve-kalah-board", **facts), "title"))
    margin = f"{report['margin']:+d}" if report["margin"] else "0"
    console.print(Text(i18n.text(language, "cli-solve-kalah-margin", margin=margin)))
    moves = ", ".join(_told_move(move) for move in report["moves"])
    console.print(Text(i18n.text(language, "cli-solve-kalah-moves", moves=moves)))
    console.print(Text(i18n.text(language, "cli-solve-kalah-line", line=" ".join(report["line"]))))
    effort = {"nodes": f"{report['nodes']:,}", "seconds": f"{report['seconds']:.1f}"}
    spent = i18n.text(
        language, "cli-solve-kalah-effort", stones=report["database_stones"], **effort
    )
    console.print(Text(spent, "quiet"))


def _told_move(move: dict[str, Any]) -> str:
    worth = "<" if move["margin"] is None else f"{move['margin']:+d}"
    return f"{move['move']}: {worth}"
