"""`cupboard lab hopper`: how accurately each level shoots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from cupboard.cli.commands.lab.strength import contestant
from cupboard.cli.options import AsJson, Lang, language_of, print_json, require_writable
from cupboard.cli.progress import bar
from cupboard.core import i18n
from cupboard.experts.hopper import aim_study
from cupboard.tui.theme import make_console


def hopper(
    shots: Annotated[
        int, typer.Option("--shots", min=1, metavar="N", help="lab-hopper-opt-shots")
    ] = 160,
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, metavar="N", help="lab-hopper-opt-games")
    ] = 10,
    practice: Annotated[
        Path | None, typer.Option("--practice", metavar="FILE", help="lab-hopper-opt-practice")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    require_writable(practice)
    with bar(language, "cli-bench-measuring", aim_study.steps(shots, games)) as progress:
        told = aim_study.measure(shots, games, progress)
    if practice is not None:
        aim_study.save_practice(told, practice)
    for row in told["levels"]:
        del row["drifts"]
    if as_json:
        print_json(told)
    else:
        make_console().print(_grid(told, language))


def _grid(told: dict[str, Any], language: str) -> Grid:
    heads = ("lab-strength-who", "lab-hopper-aimed", "lab-hopper-any", "lab-hopper-length")
    grid = Grid(*(i18n.text(language, key) for key in heads), box=None, header_style="quiet")
    for row in told["levels"]:
        shares = (f"{row[key]:.0%}" for key in ("aimed_cup", "any_cup"))
        grid.add_row(contestant(row["level"], language), *shares, str(row["shots_a_game"] or "–"))
    return grid
