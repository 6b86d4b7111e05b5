"""`cupboard admin tables`: list stored tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from cupboard.cli.commands.admin.options import Data, Database, settings_of
from cupboard.cli.options import AsJson, Lang, language_of, print_json
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.registry import game as find_game
from cupboard.tui.theme import make_console

LISTED = 50
STATUSES = ("waiting", "playing", "over")
COLUMNS = ("code", "game", "status", "moves", "used", "players")


def tables(  # noqa: PLR0913 (each is an option of the command)
    code: Annotated[str | None, typer.Argument(metavar="[CODE]", help="cli-admin-arg-code")] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-admin-opt-game")
    ] = None,
    status: Annotated[
        str | None,
        typer.Option("--status", metavar="|".join(STATUSES), help="cli-admin-opt-status"),
    ] = None,
    guest: Annotated[
        str | None, typer.Option("--guest", metavar="ID", help="cli-admin-opt-guest")
    ] = None,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help="cli-admin-opt-most")
    ] = LISTED,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    from cupboard.server.admin import inventory

    language, settings = language_of(lang), settings_of(data, database)
    if game is not None:
        find_game(game)
    if status is not None and status not in STATUSES:
        raise BadOptions("cli-admin-no-status", asked=status, known=", ".join(STATUSES))
    if code is not None:
        found = [asyncio.run(inventory.find_table(settings, code))]
    else:
        wanted = inventory.Filter(game=game, status=status, guest=guest)
        found = asyncio.run(inventory.list_tables(settings, wanted, most))
    if as_json:
        print_json(found)
    else:
        _show(found, language, details=code is not None)


def _show(found: list[dict[str, Any]], language: str, *, details: bool) -> None:
    console = make_console()
    if not found:
        console.print(Text(i18n.text(language, "cli-admin-none")))
        return
    heads = [i18n.text(language, f"cli-admin-column-{name}") for name in COLUMNS]
    grid = Table(*heads, box=None, header_style="quiet")
    for one in found:
        status = i18n.text(language, f"cli-admin-status-{one['status']}")
        players = ", ".join(_player(seat, language, details) for seat in one["seats"])
        used = one["touched"].replace("T", " ").removesuffix("+00:00")
        grid.add_row(one["code"], one["game"], status, str(one["moves"]), used, Text(players))
    console.print(grid)


def _player(seat: dict[str, Any], language: str, details: bool) -> str:
    if seat["kind"] == "engine":
        return i18n.text(language, f"level-{seat['level']}")
    name = seat["name"] or i18n.text(language, "cli-admin-nameless")
    return f"{name} ({seat['guest'] or '–'})" if details else name
