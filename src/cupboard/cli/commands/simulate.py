"""`cupboard simulate`: play many random games, count their results and check the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.table import Table
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
    seats_of,
)
from cupboard.cli.progress import bar, cores
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import AnyGame, game
from cupboard.core.statistics import signed
from cupboard.lab.simulate import Plan, simulate
from cupboard.lab.simulation_report import report
from cupboard.tui.setup import read_seed
from cupboard.tui.theme import make_console

VIOLATED = 1


def register(app: typer.Typer) -> None:
    app.command("simulate", help="cli-simulate-help", epilog="cli-simulate-epilog")(run)


def run(  # noqa: PLR0913 - a command's arguments are its interface
    game_id: GameId,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="N", help="cli-simulate-opt-games")
    ],
    preset: PresetName = None,
    seats: SeatCount = None,
    option: Choices = None,
    everything: Annotated[bool, typer.Option("--all", help="cli-simulate-opt-all")] = False,
    seed: Seed = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, metavar="N", help="cli-simulate-opt-workers")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    chosen = game(game_id)
    if everything and (preset or seats or option):
        raise BadOptions("cli-simulate-all-alone")
    plans = all_plans(chosen) if everything else [_plan(chosen, preset, seats, option)]
    salt, crew = read_seed(seed), workers or cores()
    reports = []
    with bar(language, "cli-simulate-playing", games * len(plans)) as progress:
        for plan in plans:
            reports.append(report(plan, simulate(plan, games, salt, crew, progress), salt))
    if as_json:
        print_json(reports if everything else reports[0])
    else:
        for data in reports:
            _show(data, language)
    if not all(data["conserved"] and data["ended"] for data in reports):
        raise typer.Exit(VIOLATED)


def _plan(chosen: AnyGame, preset: str | None, seats: int | None, option: Any) -> Plan:
    options, count = read_options(chosen, preset, option), seats_of(chosen, preset, seats)
    chosen.check(options, count)
    return Plan(chosen.spec.id, preset or chosen.spec.default_preset, options, count)


def all_plans(chosen: AnyGame) -> list[Plan]:
    """Return every preset with every number of seats it supports."""
    tables = chosen.spec.tables()
    return [Plan(chosen.spec.id, name, chosen.options(name), seats) for name, seats in tables]


def _show(data: dict[str, Any], language: str) -> None:
    console = make_console()
    name = i18n.text(language, f"{data['game']}-name")
    facts = {"preset": data["preset"], "seats": data["seats"], "n": data["games"]}
    console.print(Text(f"{name}: {i18n.text(language, 'cli-simulate-what', **facts)}", "title"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for key, value in _rows(data):
        label = i18n.text(language, key[0], **key[1])
        grid.add_row(Text(label, "quiet"), Text(value))
    console.print(grid)
    good = data["conserved"] and data["ended"]
    verdict = i18n.text(language, "cli-simulate-sound" if good else "cli-simulate-broken")
    console.print(Text(verdict, "default" if good else "trouble"))
    if not good:
        numbers = sorted({*data["violations"]["conserved"], *data["violations"]["ended"]})
        console.print(Text(", ".join(map(str, numbers))))
    console.print(Text(i18n.text(language, "cli-simulate-seed", seed=data["seed"]), "quiet"))
    console.print()


Row = tuple[tuple[str, dict[str, Any]], str]


def _rows(data: dict[str, Any]) -> Iterator[Row]:
    if lengths := data["lengths"]:
        spread = " · ".join(f"{key} {lengths[key]}" for key in lengths if key.startswith("p"))
        yield ("cli-simulate-length", {}), f"{lengths['mean']}  ({lengths['min']}–{lengths['max']})"
        yield ("cli-simulate-spread", {}), spread
    for won in data["winners"]:
        yield ("cli-simulate-seat-wins", {"n": won["seat"]}), _share(won)
    yield ("cli-simulate-ties", {}), _share(data["ties"])
    if first := data["first_mover"]:
        yield ("cli-simulate-first", {}), _share(first)
        edge = [
            signed(100 * first[key]) for key in ("advantage", "advantage_low", "advantage_high")
        ]
        text = f"{edge[0]} %  [{edge[1]} … {edge[2]}]"
        yield ("cli-simulate-advantage", {}), text


def _share(data: dict[str, Any]) -> str:
    share, low, high = (100 * data[key] for key in ("share", "low", "high"))
    return f"{share:.1f} %  [{low:.1f} … {high:.1f}]"
