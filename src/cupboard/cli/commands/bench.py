"""`cupboard bench`: measure our speed and that of other programs in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from cupboard.cli.options import AsJson, Lang, as_json_text, language_of, require_writable
from cupboard.cli.progress import bar
from cupboard.core import i18n
from cupboard.experts.hopper import bench as flights
from cupboard.experts.kalaha import bench as playouts
from cupboard.experts.kalaha import bench_solving
from cupboard.tui.theme import make_console

SaveTo = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-bench-opt-save")]


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="cli-bench-help", no_args_is_help=True)
    group.command("playouts", help="cli-bench-playouts-help")(run_playouts)
    group.command("solve", help="cli-bench-solve-help")(run_solve)
    group.command("hopper", help="cli-bench-hopper-help")(run_hopper)
    app.add_typer(group, name="bench")


def run_playouts(save: SaveTo = None, as_json: AsJson = False, lang: Lang = None) -> None:
    language = language_of(lang)
    require_writable(save)
    with bar(language, "cli-bench-measuring", playouts.steps()) as advance:
        report = playouts.measure(lambda: advance(1))
    if not _is_data_enough(report, save, as_json):
        _show(report, language)


def run_solve(
    large: Annotated[bool, typer.Option("--large", help="cli-bench-opt-large")] = False,
    save: SaveTo = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    language = language_of(lang)
    require_writable(save)
    boards = bench_solving.BOARDS + bench_solving.LARGE * large
    with bar(language, "cli-bench-measuring", len(boards)) as advance:
        report = bench_solving.measure(boards, lambda: advance(1))
    if _is_data_enough(report, save, as_json):
        return
    console = make_console()
    for told in report["boards"]:
        facts = {name: told[name] for name in ("pits", "stones", "preset", "seconds")}
        facts["rate"] = f"{told['nodes_per_second']:,}"
        facts = {name: str(fact) for name, fact in facts.items()}
        console.print(Text(i18n.text(language, "cli-bench-solved", **facts)))


def run_hopper(save: SaveTo = None, as_json: AsJson = False, lang: Lang = None) -> None:
    language = language_of(lang)
    require_writable(save)
    with bar(language, "cli-bench-measuring", len(flights.CHAINS)) as advance:
        report = flights.measure(lambda: advance(1))
    if _is_data_enough(report, save, as_json):
        return
    console = make_console()
    for key, part in (
        ("cli-bench-hopper-all", "all"),
        ("cli-bench-hopper-many", f"with_{flights.MANY}_beans"),
    ):
        facts = {name: str(n) for name, n in report[part]["wall_ms"].items()}
        number = report[part]["flights"]
        console.print(Text(i18n.text(language, key, n=number, beans=flights.MANY, **facts)))
    percent = round(100 * report["noise"])
    console.print(Text(i18n.text(language, "cli-bench-noise", percent=percent), "quiet"))


def _is_data_enough(report: dict[str, Any], save: Path | None, as_json: bool) -> bool:
    """Save the report if a file was named, and print it if JSON was asked for.

    Return whether JSON was asked for.
    """
    if save is not None:
        save.write_text(as_json_text(report) + "\n", encoding="utf-8")
    if as_json:
        typer.echo(as_json_text(report))
    return as_json


def _show(report: dict[str, Any], language: str) -> None:
    console = make_console()
    rows = (
        ("cli-bench-one-core", report["cupboard_per_second"], report["ratio"]),
        ("cli-bench-all-cores", report["cupboard_all_cores_per_second"], report["ratio_all_cores"]),
        ("cli-bench-packed", report["packed_per_second"], report["ratio_packed"]),
        (
            "cli-bench-packed-all",
            report["packed_all_cores_per_second"],
            report["ratio_packed_all_cores"],
        ),
        ("cli-bench-peer", report["openspiel_per_second"], 1.0),
    )
    for key, rate, ratio in rows:
        console.print(Text(i18n.text(language, key, rate=f"{rate:,}", ratio=f"{ratio:.1f}")))
    worst = max(report["noise"].values())
    console.print(Text(i18n.text(language, "cli-bench-noise", percent=round(100 * worst)), "quiet"))
