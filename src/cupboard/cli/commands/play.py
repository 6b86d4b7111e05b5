"""`cupboard play`: play a game in the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from cupboard.cli.options import (
    Choices,
    Lang,
    SeatCount,
    Seed,
    language_of,
    read_options,
    require_writable,
    seats_of,
)
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.players.levels import LEVEL_NAMES
from cupboard.tui import chooser, session
from cupboard.tui.screen import EndOfInput, Screen
from cupboard.tui.setup import PERSON, Setup, read_seed, seat_names, seat_players

WHO = "|".join(("person", "random", f"1-{len(LEVEL_NAMES)}", *LEVEL_NAMES))


def register(app: typer.Typer) -> None:
    app.command("play", help="cli-play-help", epilog="cli-play-epilog")(play)


def play(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)
    ] = None,
    preset: Annotated[
        str | None, typer.Option("--preset", metavar="NAME", help="cli-play-opt-preset")
    ] = None,
    seats: SeatCount = None,
    option: Choices = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar=WHO, help="cli-play-opt-player"),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="cli-play-opt-name")
    ] = None,
    hints: Annotated[
        bool | None,
        typer.Option("--hints/--no-hints", help="cli-play-opt-hints", show_default=False),
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
    require_writable(save)
    if resume is not None:
        session.go_on(resume, Screen(), language, save)
        return
    if game_id is None:
        _ask(language, save)
        return
    chosen = game(game_id)
    preset = preset or chosen.spec.preset_for(language)
    named = max(len(player or ()), len(name or ()))
    count = seats_of(chosen, preset, seats, at_least=named)
    options = read_options(chosen, preset, option)
    chosen.check(options, count)
    if player is None and not chosen.engines_allowed(options):
        player = [PERSON] * count
    players = seat_players(chosen.spec.id, count, player or (), language)
    names = seat_names(players, name or (), language)
    setup = Setup(chosen, options, count, players, names, read_seed(seed), hints)
    session.begin(setup, Screen(), language, save)


def _ask(language: str, save: Path | None) -> None:
    """Ask which game to play if none was named and a person can answer."""
    screen = Screen()
    if not screen.live:
        raise BadOptions("cli-which-game")
    with suppress(EndOfInput):
        session.begin(chooser.choose(screen, language), screen, language, save)
