"""`cupboard bench`: measure our speed and that of other programs in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cupboard.cli import reports
from cupboard.cli.old_spelling import Command
from cupboard.cli.options import (
    AsJson,
    Extras,
    Lang,
    language_of,
    read_extras,
    require_writable,
)
from cupboard.cli.progress import stages
from cupboard.core.registry import game_ids
from cupboard.experts.contract import Request
from cupboard.experts.precompile import SOLVER, precompile


def register(app: typer.Typer) -> None:
    app.command("bench", cls=Command, help="cli-bench-help", epilog="cli-bench-epilog")(bench)


def bench(
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-bench-arg-game")
    ] = None,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="cli-arg-name")] = None,
    extra: Extras = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-bench-opt-save")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, offers = language_of(lang), reports.all_benchmarks()
    if game_id is None or (found := reports.chosen(offers, game_id, name)) is None:
        reports.show_offers(offers, language, as_json)
        return
    require_writable(save)
    with stages(language) as progress:
        request = Request(language=language, extras=read_extras(extra), progress=progress)
        if game_id in game_ids():
            precompile(game_id, SOLVER)
        report = found.run(request)
    reports.show(report, as_json, save)
