"""Print what experts report, and list what they offer."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from cupboard import experts
from cupboard.cli.options import as_json_text, print_json
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game, game_ids
from cupboard.experts.contract import Benchmark, LabStudy, Report, Request
from cupboard.tui.theme import make_console

Offered = TypeVar("Offered", LabStudy, Benchmark)


def show(report: Report, as_json: bool, save: Path | None = None) -> None:
    """Print a report, and write it to a file if one is named."""
    if save is not None:
        text = as_json_text(report.data) + "\n" if report.file is None else report.file
        save.write_text(text, encoding="utf-8")
    if as_json:
        print_json(report.data)
        return
    console = make_console()
    if report.title:
        console.print(Text(report.title, "title"))
    if report.rows:
        console.print(_grid(report), soft_wrap=not report.heads)
    for note in report.notes:
        console.print(Text(note))


def _grid(report: Report) -> Table:
    if report.heads:
        grid = Table(*report.heads, box=None, header_style="quiet")
    else:
        grid = Table.grid(padding=(0, 2, 0, 0))
    for first, *rest in report.rows:
        grid.add_row(Text(first, "default" if report.heads else "quiet"), *map(Text, rest))
    return grid


def chosen(
    offers: Mapping[str, Mapping[str, Offered]], game_id: str, name: str | None
) -> Offered | None:
    """Return the offer with a name, or a game's only one; None if a name is needed."""
    found = offers.get(game_id) or offers.get(game(game_id).spec.id, {})
    if name is None and len(found) == 1:
        (only,) = found.values()
        return only
    if not found or (name is not None and name not in found):
        known = ", ".join(f"{owner} {one}" for owner, names in offers.items() for one in names)
        raise BadOptions("cli-not-offered", asked=f"{game_id} {name or ''}".strip(), known=known)
    return None if name is None else found[name]


def show_offers(offers: Mapping[str, Mapping[str, Offered]], language: str, as_json: bool) -> None:
    """List what can be run."""
    rows = [
        (owner, name, one.about) for owner, all_ in offers.items() for name, one in all_.items()
    ]
    if as_json:
        print_json([{"game": owner, "name": name} for owner, name, _ in rows])
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    for owner, name, about in rows:
        grid.add_row(owner, name, Text(i18n.text(language, about), "quiet"))
    make_console().print(grid)


def all_benchmarks() -> dict[str, Mapping[str, Benchmark]]:
    """Return the benchmarks of every game that has some, and those of the program itself."""
    of_games = {one: offers for one in game_ids() if (offers := experts.find(one).benchmarks)}
    return {
        **of_games,
        "server": {"moves": Benchmark("cli-bench-server-help", _bench_server)},
        "start": {"first-reply": Benchmark("cli-bench-start-help", _bench_start)},
    }


def _bench_server(request: Request) -> Report:
    # Importing the server takes a second, so only this benchmark does it.
    from cupboard.bench import measure

    return measure.run(request)


def _bench_start(request: Request) -> Report:
    from cupboard.bench import start

    return start.run(request)


def all_studies() -> dict[str, Mapping[str, LabStudy]]:
    """Return the studies of every game that has some."""
    return {one: offers for one in game_ids() if (offers := experts.find(one).lab_studies)}
