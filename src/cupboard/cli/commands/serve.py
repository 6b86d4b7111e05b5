"""`cupboard serve`: run the server for browsers."""

from __future__ import annotations

import asyncio
import sys
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from cupboard.cli.options import Lang, language_of, require_folder
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.paths import data_dir

HERE = "127.0.0.1"


def register(app: typer.Typer) -> None:
    app.command("serve", help="cli-serve-help", epilog="cli-serve-epilog")(serve)


def serve(  # noqa: PLR0913  # the options of a command
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-serve-opt-host")] = HERE,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="PORT", min=0, max=65535, help="cli-serve-opt-port"),
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="cli-serve-opt-data")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", envvar="CUPBOARD_DATABASE", help="cli-serve-opt-database"
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", min=1, help="cli-serve-opt-processes")
    ] = 1,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="cli-serve-opt-no-browser")
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="cli-serve-opt-log-json")] = False,
    lang: Lang = None,
) -> None:
    start(Order(host, port, data, database, processes, not no_browser, log_json, lang))


@dataclass(frozen=True)
class Order:
    """How to serve."""

    host: str = HERE
    port: int | None = None
    data: Path | None = None
    database: str | None = None
    processes: int = 1
    browser: bool = True
    log_json: bool = False
    lang: str | None = None


def start(order: Order) -> None:
    """Serve until interrupted."""
    # Importing the server takes a second, so only this command does it.
    from cupboard.server import ports, request_log
    from cupboard.server.admin import database
    from cupboard.server.settings import Settings

    language = language_of(order.lang)
    request_log.set_up(order.log_json)
    folder = (order.data or data_dir() / "table").expanduser()
    require_folder(folder)
    settings = Settings(data=folder, host=order.host, database=order.database)
    if order.processes > 1:
        _require_postgres(settings.database_url)
    asyncio.run(database.require_usable(settings))
    listening = ports.listen(order.host, order.port)
    address = ports.address(listening)

    def started() -> None:
        typer.echo(i18n.text(language, "cli-serve-ready", address=address))
        if order.browser:
            # A text browser in the terminal would block until the user leaves it.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if order.processes > 1:
        from cupboard.server import supervisor

        same = {"host": order.host, "database": order.database, "log_json": order.log_json}
        supervisor.supervise(listening, order.processes, {**same, "data": str(folder)}, started)
    else:
        from cupboard.server import run

        run.run(settings, listening, started)


def _require_postgres(url: str) -> None:
    """Refuse SQLite: it has one writer, and no way for processes to notify each other."""
    if not url.startswith("postgresql"):
        raise BadOptions("serve-needs-postgres")
    if sys.platform == "win32":
        raise BadOptions("serve-one-process")
