"""`cupboard lab study`: run one of the studies that a game's expert offers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cupboard.cli import reports
from cupboard.cli.options import (
    AsJson,
    Choices,
    Extras,
    GameId,
    Lang,
    PresetName,
    language_of,
    read_extras,
    read_options,
    require_writable,
)
from cupboard.cli.progress import stages
from cupboard.core.registry import game
from cupboard.experts.contract import StudyRequest


def study(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: GameId,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="cli-arg-name")] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=0, metavar="N", help="lab-study-opt-games")
    ] = None,
    preset: PresetName = None,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="lab-study-opt-seats")
    ] = None,
    option: Choices = None,
    extra: Extras = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-bench-opt-save")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, offers = language_of(lang), reports.all_studies()
    found = reports.chosen(offers, game_id, name)
    if found is None:
        reports.show_offers(offers, language, as_json)
        return
    options = read_options(game(game_id), preset, option)
    require_writable(save)
    with stages(language) as progress:
        request = StudyRequest(
            language=language,
            extras=read_extras(extra),
            progress=progress,
            options=options,
            seats=seats,
            games=games,
        )
        report = found.run(request)
    reports.show(report, as_json, save)
