"""`cupboard admin delete-guest`: delete what is stored about a person."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer
from rich.text import Text

from cupboard.cli.commands.admin.options import Data, Database, settings_of
from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.core import i18n
from cupboard.tui.theme import make_console


def delete_guest(
    guest: Annotated[str, typer.Argument(metavar="ID", help="cli-admin-arg-guest")],
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import guests

    language = language_of(lang)
    done = asyncio.run(guests.delete_guest(settings_of(data, database), guest))
    if as_json:
        print_json({"tables": done.tables, "seats": done.seats})
        return
    told = i18n.text(language, "cli-admin-guest-done", tables=done.tables, seats=done.seats)
    make_console().print(Text(told), soft_wrap=True)
