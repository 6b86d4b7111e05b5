"""`cupboard lab puzzles`: looks for positions with one best move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from cupboard.cli.progress import bar
from cupboard.cli.shared import (
    AsJson,
    Choices,
    GameId,
    Lang,
    PresetName,
    Seed,
    agree,
    language_of,
    print_json,
)
from cupboard.core import texts
from cupboard.core.registry import game
from cupboard.lab import puzzles
from cupboard.tui.seating import read_seed
from cupboard.tui.theme import make_console


def find_puzzles(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: GameId,
    count: Annotated[
        int, typer.Option("--count", "-n", min=1, metavar="N", help="lab-puzzles-opt-count")
    ] = 10,
    preset: PresetName = None,
    option: Choices = None,
    seed: Seed = None,
    add_to: Annotated[
        Path | None, typer.Option("--add-to", metavar="FILE", help="lab-puzzles-opt-add-to")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, options = language_of(lang), agree(game(game_id), preset, option)
    with bar(language, "lab-puzzles-searching", count) as progress:
        found = puzzles.search(game_id, options, count, read_seed(seed), progress)
    if add_to is not None:
        _add(add_to, found)
    if as_json:
        print_json(found)
    else:
        _show(found, language)


def _add(file: Path, found: list[dict[str, Any]]) -> None:
    """Append those that are not in the file yet."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    known = {json.loads(line)["id"] for line in lines}
    lines += [json.dumps(row) for row in found if row["id"] not in known]
    file.write_text("".join(line + "\n" for line in lines), "utf-8")


def _show(found: list[dict[str, Any]], language: str) -> None:
    console = make_console()
    for row in found:
        told = texts.say(language, "lab-puzzles-one", level=row["level"], move=row["solution"])
        console.print(Text(row["position"], "title"))
        console.print(Text(told, "quiet"))
