"""`cupboard lab dacapo`: how much a player gains who knows the best opponent's mixed strategy."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, print_json, signed
from cupboard.cli.progress import bar
from cupboard.core import i18n
from cupboard.core.registry import game
from cupboard.tui.theme import make_console

CROWD = 3


def dacapo(
    seats: Annotated[
        int, typer.Option("--seats", min=CROWD, metavar="N", help="cli-opt-seats")
    ] = 5,
    beans: Annotated[
        int, typer.Option("--beans", metavar="N", help="cli-solve-dacapo-opt-beans")
    ] = 16,
    games: Annotated[
        int, typer.Option("--games", "-n", min=2, metavar="N", help="lab-dacapo-opt-games")
    ] = 200,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.experts.dacapo import exploitability

    language = language_of(lang)
    chosen = game("dacapo")
    chosen.check(chosen.options(beans=beans), seats)
    with bar(language, "cli-bench-measuring", games) as progress:
        told = exploitability.measure(seats, beans, games, progress)
    if as_json:
        print_json(told)
        return
    gain, low, high = (signed(100 * told[key]) for key in ("gain", "low", "high"))
    name = i18n.text(language, "lab-dacapo-gain")
    make_console().print(Text(f"{name}: {gain}  [{low} … {high}]"))
