"""`cupboard admin export`: the records of all finished games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from cupboard.cli.commands.admin.options import Data, Database, settings_of
from cupboard.cli.options import AsJson, Lang, language_of, print_json, require_folder
from cupboard.cli.progress import bar
from cupboard.core import i18n
from cupboard.tui.theme import make_console


def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="cli-admin-arg-folder")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import export as exporting

    language, settings = language_of(lang), settings_of(data, database)
    total = asyncio.run(exporting.count_finished(settings))
    require_folder(folder)
    with bar(language, "cli-admin-export-bar", total) as advance:
        done = asyncio.run(exporting.export_finished(settings, folder, advance))
    if as_json:
        print_json({"written": done.written, "skipped": list(done.skipped)})
        return
    console = make_console()
    told = i18n.text(language, "cli-admin-export-done", games=done.written, folder=str(folder))
    console.print(Text(told), soft_wrap=True)
    if done.skipped:
        told = i18n.text(language, "cli-admin-export-skipped", games=len(done.skipped))
        console.print(Text(told), soft_wrap=True)
