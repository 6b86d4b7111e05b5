"""`cupboard analyse`: analyse a recorded game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.cli.progress import bar
from cupboard.core import i18n, record
from cupboard.core.registry import game
from cupboard.experts import study
from cupboard.learn.analysis import AnalysisEffort, Report, analyse, of_record
from cupboard.tui.analysis import show
from cupboard.tui.record_viewer import names_of
from cupboard.tui.theme import make_console

STEPS = 1000
INTERRUPTED = 130
"""Exit code that shells expect of a program interrupted by Ctrl-C."""


def register(app: typer.Typer) -> None:
    app.command("analyse", help="cli-analyse-help")(run)


def run(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="cli-replay-arg-file")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    found = record.load(path)
    played = of_record(game(str(found.header.get("game"))), found)
    report = _study(played, language)
    if as_json:
        print_json(report.data())
    else:
        show(report, names_of(found, played.seats), language, make_console())


def _study(played: Any, language: str) -> Report:
    """Analyse the game, with a progress bar on a terminal. Ctrl-C ends it with a message."""
    shown = 0
    try:
        with bar(language, "cli-analyse-studying", STEPS) as advance:

            def tell(done: float) -> None:
                nonlocal shown
                advance(int(done * STEPS) - shown)
                shown = int(done * STEPS)

            return analyse(played, AnalysisEffort(progress=tell), study(played.game.spec.id))
    except KeyboardInterrupt:
        stopped = i18n.text(language, "cli-analyse-stopped")
        make_console(stderr=True).print(Text(stopped))
        sys.exit(INTERRUPTED)
