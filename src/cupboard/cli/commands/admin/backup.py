"""`cupboard admin backup` and `restore`."""

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
from cupboard.core.errors import BadOptions
from cupboard.tui.theme import make_console

File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-admin-arg-backup")]


def back_up(
    path: File,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import backup

    language, settings = language_of(lang), settings_of(data, database)
    if path.exists():
        raise BadOptions("cli-admin-file-exists", path=str(path))
    total = asyncio.run(backup.count_rows(settings))
    with bar(language, "cli-admin-backup-bar", total) as advance:
        rows = asyncio.run(backup.save(settings, path, advance))
    _tell("cli-admin-backup-done", rows, path, language, as_json)


def restore(
    path: File,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import backup

    language, settings = language_of(lang), settings_of(data, database)
    total = backup.rows_in(path)
    require_folder(settings.data)
    with bar(language, "cli-admin-restore-bar", total) as advance:
        rows = asyncio.run(backup.restore(settings, path, advance))
    _tell("cli-admin-restore-done", rows, path, language, as_json)


def _tell(key: str, rows: dict[str, int], path: Path, language: str, as_json: bool) -> None:
    if as_json:
        print_json({"file": str(path), "rows": rows})
        return
    tables, moves = rows.get("tables", 0), rows.get("log", 0)
    line = i18n.text(language, key, path=str(path), tables=tables, moves=moves)
    make_console().print(Text(line), soft_wrap=True)
