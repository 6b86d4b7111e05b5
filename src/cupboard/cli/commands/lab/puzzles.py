"""`cupboard lab puzzles`: find positions with exactly one best move."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from cupboard.cli.options import (
    AsJson,
    Choices,
    GameId,
    Lang,
    PresetName,
    Seed,
    language_of,
    print_json,
    read_options,
    require_writable,
)
from cupboard.cli.progress import bar
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.lab import puzzle_search
from cupboard.tui.setup import read_seed
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
    language, options = language_of(lang), read_options(game(game_id), preset, option)
    lines = _lines(add_to)
    with bar(language, "lab-puzzles-searching", count) as progress:
        found = puzzle_search.search(game_id, options, count, read_seed(seed), progress)
    if add_to is not None:
        _add(add_to, lines, found)
    if as_json:
        print_json(found)
    else:
        _show(found, language)


def _lines(file: Path | None) -> dict[str, str]:
    """Return the puzzles in a file by id."""
    require_writable(file)
    if file is None or not file.exists():
        return {}
    try:
        lines = file.read_text("utf-8").splitlines()
        return {str(json.loads(line)["id"]): line for line in lines}
    except (ValueError, KeyError, TypeError) as problem:
        about = {"path": str(file), "problem": repr(problem)}
        raise BadOptions("cli-file-unreadable", **about) from problem


def _add(file: Path, lines: dict[str, str], found: list[dict[str, Any]]) -> None:
    """Append the puzzles that are not in the file yet."""
    fresh = [json.dumps(row) for row in found if row["id"] not in lines]
    file.write_text("".join(f"{line}\n" for line in (*lines.values(), *fresh)), "utf-8")


def _show(found: list[dict[str, Any]], language: str) -> None:
    console = make_console()
    for row in found:
        line = i18n.text(language, "lab-puzzles-one", level=row["level"], move=row["solution"])
        console.print(Text(row["position"], "title"))
        console.print(Text(line, "quiet"))
