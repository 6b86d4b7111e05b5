"""`cupboard solve kalaha`: find the value of a two-player Kalaha board under any of its options."""

from __future__ import annotations

import time
from typing import Annotated

import typer
from rich.text import Text

from cupboard.cli.options import (
    AsJson,
    Choices,
    Lang,
    PresetName,
    language_of,
    memory_bytes,
    print_json,
    read_options,
)
from cupboard.cli.progress import counter
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.experts.kalaha.solve import Solution, solve, table_bits
from cupboard.search.budget import Budget
from cupboard.tui.theme import make_console


def register(group: typer.Typer) -> None:
    group.command("kalaha", help="cli-solve-kalaha-help", epilog="cli-solve-kalaha-epilog")(run)


def run(
    preset: PresetName = None,
    option: Choices = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help="cli-solve-kala-opt-seconds")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option("--nodes", metavar="N", help="cli-solve-kala-opt-nodes")
    ] = None,
    memory: Annotated[
        float, typer.Option("--memory", metavar="GB", help="cli-solve-kala-opt-memory")
    ] = 0.5,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, kalaha = language_of(lang), game("kalaha")
    options = read_options(kalaha, preset, option)
    kalaha.check(options, 2)
    if any(bound is not None and not bound > 0 for bound in (seconds, nodes)):
        raise BadOptions("limit-not-positive")
    bits = table_bits(memory_bytes(memory))
    with counter(language, "cli-solve-kala-searching", nodes) as report:
        deadline = float("inf") if seconds is None else time.monotonic() + seconds
        solution = solve(options, bits, Budget(nodes=nodes, deadline=deadline, report=report))
    if as_json:
        print_json(solution.data())
    else:
        _show(solution, language)


def _show(solution: Solution, language: str) -> None:
    console = make_console()
    key = "proven" if solution.proven else "open"
    margin = f"{solution.margin:+d}"
    told = i18n.text(language, f"cli-solve-kalaha-{key}", margin=margin, depth=solution.depth)
    console.print(Text(told, "title"))
    line = i18n.text(language, "cli-solve-kalah-line", line=" ".join(solution.line))
    console.print(Text(line), soft_wrap=True)
    effort = {"nodes": f"{solution.nodes:,}", "seconds": f"{solution.seconds:.1f}"}
    console.print(Text(i18n.text(language, "cli-solve-kalaha-effort", **effort), "quiet"))
