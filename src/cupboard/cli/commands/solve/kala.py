"""`cupboard solve kala`: prove who wins with perfect play, or report that it is not known."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, memory_bytes, print_json
from cupboard.cli.progress import counter
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.experts.kala import solve
from cupboard.games.kala.game import GAME
from cupboard.search.budget import Budget
from cupboard.tui.theme import make_console

MEMORY = 0.25

Store = Annotated[int | None, typer.Option("--store", metavar="N", help="cli-solve-kala-opt-store")]
Bank = Annotated[int | None, typer.Option("--bank", metavar="N", help="cli-solve-kala-opt-bank")]
Edition = Annotated[
    str, typer.Option("--edition", metavar="store|bank", help="cli-solve-kala-opt-edition")
]
Seconds = Annotated[
    float | None, typer.Option("--seconds", metavar="S", help="cli-solve-kala-opt-seconds")
]
Nodes = Annotated[int | None, typer.Option("--nodes", metavar="N", help="cli-solve-kala-opt-nodes")]
Memory = Annotated[float, typer.Option("--memory", metavar="GB", help="cli-solve-kala-opt-memory")]


def register(group: typer.Typer) -> None:
    group.command("kala", help="cli-solve-kala-help", epilog="cli-solve-kala-epilog")(run)


def run(  # noqa: PLR0913 - a command's arguments are its interface
    store: Store = None,
    edition: Edition = "store",
    bank: Bank = None,
    seconds: Seconds = None,
    nodes: Nodes = None,
    memory: Memory = MEMORY,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    options = _options(edition, store, bank)
    if any(bound is not None and not bound > 0 for bound in (seconds, nodes)):
        raise BadOptions("limit-not-positive")
    with counter(language, "cli-solve-kala-searching", nodes) as report:
        prover = solve.ready(memory_bytes(memory))
        deadline = float("inf") if seconds is None else time.monotonic() + seconds
        budget = Budget(nodes=nodes, deadline=deadline, report=report)
        solution = solve.solve(options, prover, budget)
    if as_json:
        print_json(solution.data())
    else:
        _show(solution, language)


def _options(edition: str, store: int | None, bank: int | None) -> Any:
    kala = game("kala")
    given = {"edition": edition, "store_beans": store, "bank_beans": bank}
    choices: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    options = kala.options(None, **choices)
    kala.check(options, 2)
    return options


def _show(solution: solve.Solution, language: str) -> None:
    console = make_console()
    verdict = {None: "unknown", True: "first", False: "second"}[solution.first_wins]
    told = i18n.text(language, f"cli-solve-kala-winner-{verdict}")
    console.print(Text(told, "title" if solution.first_wins is not None else "default"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for label, value in _rows(solution, language):
        grid.add_row(Text(i18n.text(language, label), "quiet"), Text(value))
    console.print(grid)


def _rows(solution: solve.Solution, language: str) -> Iterator[tuple[str, str]]:
    if winning := solution.winning():
        yield "cli-solve-kala-winning", " ".join(winning)
    if solution.line:
        yield (
            "cli-solve-kala-line",
            " ".join(GAME.written(text, language) for text in solution.line),
        )
    yield "cli-solve-kala-nodes", f"{solution.nodes:,}"
    yield "cli-solve-kala-seconds", f"{solution.seconds:.1f}"
