"""`cupboard play`: a game at the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from cupboard.cli.shared import (
    Choices,
    Lang,
    PresetName,
    SeatCount,
    Seed,
    agree,
    language_of,
    seats_of,
)
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.players.levels import NAMES
from cupboard.tui import chooser, session
from cupboard.tui.screen import EndOfInput, Screen
from cupboard.tui.seating import Setup, read_seed, seat_names, seat_players

WHO = "|".join(("person", "random", *NAMES))


def register(app: typer.Typer) -> None:
    app.command("play", help="cli-play-help", epilog="cli-play-epilog")(play)


def play(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)
    ] = None,
    preset: PresetName = None,
    seats: SeatCount = None,
    option: Choices = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar=WHO, help="cli-play-opt-player"),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-opt-name")
    ] = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="cli-play-opt-save")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-opt-resume")
    ] = None,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    if resume is not None:
        session.go_on(resume, Screen(), language, save)
        return
    if game_id is None:
        _ask(language, save)
        return
    chosen = game(game_id)
    named = max(len(player or ()), len(name or ()))
    count = seats_of(chosen, preset, seats, at_least=named)
    options = agree(chosen, preset, option)
    chosen.check(options, count)
    players = seat_players(chosen.spec.id, count, player or ())
    names = seat_names(players, name or (), language)
    setup = Setup(chosen, options, count, players, names, read_seed(seed))
    session.begin(setup, Screen(), language, save)


def _ask(language: str, save: Path | None) -> None:
    """Whoever named no game is asked, where somebody can be asked."""
    screen = Screen()
    if not screen.live:
        raise BadOptions("cli-which-game")
    with suppress(EndOfInput):
        session.begin(chooser.choose(screen, language), screen, language, save)
