"""`cupboard lab strength`: measure the levels of a game against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from cupboard.cli.options import (
    AsJson,
    Choices,
    GameId,
    Lang,
    PresetName,
    SeatCount,
    Seed,
    language_of,
    print_json,
    read_options,
    require_writable,
    seats_of,
)
from cupboard.cli.progress import bar, cores
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game
from cupboard.lab.arena import ArenaSetup, all_pairs, contestants, duels, play_all
from cupboard.lab.strength import expected_results, report
from cupboard.lab.strength_page import write_page
from cupboard.players.labels import label
from cupboard.players.levels import LEVEL_NAMES
from cupboard.tui.setup import named_kind, read_seed
from cupboard.tui.theme import make_console

MIN_PLAYERS = 2


def strength(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: GameId,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="N", help="lab-strength-opt-games")
    ] = 40,
    preset: PresetName = None,
    seats: SeatCount = None,
    option: Choices = None,
    player: Annotated[
        list[str] | None, typer.Option("--player", metavar="NAME", help="lab-strength-opt-player")
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="lab-strength-opt-ladder")] = False,
    seconds: Annotated[
        float | None,
        typer.Option("--seconds", min=0.01, metavar="S", help="lab-strength-opt-seconds"),
    ] = None,
    seed: Seed = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, metavar="N", help="cli-simulate-opt-workers")
    ] = None,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="lab-strength-opt-page")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language, chosen = language_of(lang), game(game_id)
    table = ArenaSetup(
        game_id, read_options(chosen, preset, option), seats_of(chosen, preset, seats), seconds
    )
    chosen.check(table.options, table.seats)
    require_writable(page)
    names, salt = _who_plays(game_id, player, language), read_seed(seed)
    planned = duels(_pairs(names, ladder), table.seats, games)
    with bar(language, "cli-simulate-playing", len(planned)) as progress:
        results = play_all(table, planned, salt, workers or cores(), progress)
    data = report(table, preset or chosen.spec.default_preset, names, results, salt)
    if page is not None:
        write_page(page, data, games)
    if as_json:
        print_json(data)
    else:
        _show(data, language)


def _who_plays(game_id: str, chosen: list[str] | None, language: str) -> tuple[str, ...]:
    """Return all contestants, or only those named."""
    known = contestants(game_id)
    named = {named_kind(typed, known, language) for typed in chosen or ()}
    if chosen and len(named) < MIN_PLAYERS:
        raise BadOptions("lab-too-few", known=", ".join(known))
    return tuple(name for name in known if not chosen or name in named)


def _pairs(names: tuple[str, ...], ladder: bool) -> list[tuple[str, str]]:
    if ladder:
        return [(one, other) for one, other, _ in expected_results(names)]
    return all_pairs(names)


def _show(data: dict[str, Any], language: str) -> None:
    console = make_console()
    name = i18n.text(language, f"{data['game']}-name")
    facts = {"preset": data["preset"], "seats": data["seats"], "n": data["games"]}
    console.print(Text(f"{name}: {i18n.text(language, 'cli-simulate-what', **facts)}", "title"))
    console.print(_rating_grid(data, language))
    console.print(_pair_grid(data, language))
    for step in data["steps"]:
        key = "lab-strength-kept" if step["kept"] else "lab-strength-missed"
        line = i18n.text(
            language,
            key,
            one=contestant(step["one"], language),
            other=contestant(step["other"], language),
            share=round(100 * step["share"]),
            due=round(100 * step["due"]),
        )
        console.print(Text(line, "default" if step["kept"] else "trouble"))
    console.print(Text(i18n.text(language, "cli-simulate-seed", seed=data["seed"]), "quiet"))


def contestant(name: str, language: str) -> str:
    """Return a level's full name in a language; plain MCTS has its own name."""
    return label(name, language) if name in LEVEL_NAMES else name


def _rating_grid(data: dict[str, Any], language: str) -> Grid:
    grid = Grid(i18n.text(language, "lab-strength-who"), box=None, header_style="quiet")
    grid.add_column(i18n.text(language, "lab-strength-rating"), justify="right")
    grid.add_column(i18n.text(language, "lab-strength-interval"))
    for row in data["ratings"]:
        low, high = f"{row['low']:+d}", f"{row['high']:+d}"
        grid.add_row(contestant(row["name"], language), f"{row['elo']:+d}", f"{low} … {high}")
    return grid


def _pair_grid(data: dict[str, Any], language: str) -> Grid:
    heads = ("lab-strength-pair", "lab-strength-won", "lab-strength-lost", "lab-strength-shared")
    grid = Grid(*(i18n.text(language, key) for key in heads), box=None, header_style="quiet")
    grid.add_column(i18n.text(language, "lab-strength-of-decided"))
    for row in data["pairs"]:
        share = row["of_decided"]
        span = f"{share['share']:.0%}  [{share['low']:.0%} … {share['high']:.0%}]"
        pair = f"{contestant(row['one'], language)} – {contestant(row['other'], language)}"
        grid.add_row(pair, *(str(row[key]) for key in ("won", "lost", "shared")), span)
    return grid
