"""`cupboard admin processes`, `sockets` and `drain`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from cupboard.cli.commands.admin.options import Data, Database, settings_of
from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.core import i18n
from cupboard.tui.theme import make_console

WHOLE = frozenset({"id", "code", "started", "since"})
"""Columns that are never broken into lines, so that they can be read and copied."""
MOMENTS = frozenset({"started", "since"})


def processes(
    data: Data = None, database: Database = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    from cupboard.server.admin import processes as running

    found = asyncio.run(running.list_processes(settings_of(data, database)))
    columns = ("id", "kind", "name", "version", "started", "sockets", "tables", "leases")
    _show(found, columns, as_json, lang)


def sockets(
    data: Data = None, database: Database = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    from cupboard.server.admin import processes as running

    found = asyncio.run(running.list_sockets(settings_of(data, database)))
    _show(found, ("code", "game", "seat", "process", "since"), as_json, lang)


def drain(
    process: Annotated[str, typer.Argument(metavar="ID", help="cli-admin-arg-process")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import processes as running

    asked = asyncio.run(running.drain(settings_of(data, database), process))
    if as_json:
        print_json({"asked": asked})
        return
    told = i18n.text(language_of(lang), "cli-admin-drain-done", processes=asked)
    make_console().print(Text(told), soft_wrap=True)


def _show(
    found: list[dict[str, Any]], columns: tuple[str, ...], as_json: bool, lang: str | None
) -> None:
    if as_json:
        print_json(found)
        return
    language, console = language_of(lang), make_console()
    if not found:
        console.print(Text(i18n.text(language, "cli-admin-no-processes")))
        return
    grid = Table(box=None, header_style="quiet")
    for name in columns:
        whole = max(len(_cell(one, name)) for one in found) if name in WHOLE else None
        head = i18n.text(language, f"cli-admin-column-{name}")
        grid.add_column(head, min_width=whole, overflow="fold")
    for one in found:
        grid.add_row(*(Text(_cell(one, name)) for name in columns))
    console.print(grid)


def _cell(one: dict[str, Any], name: str) -> str:
    """Return what a list shows: moments to the minute, and all else as it is."""
    shown = str(one[name])
    return shown[: len("2026-01-01T00:00")].replace("T", " ") if name in MOMENTS else shown
