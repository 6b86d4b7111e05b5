"""`cupboard serve`: run the server for browsers."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from cupboard.cli.options import Lang, language_of, require_folder
from cupboard.core import i18n
from cupboard.core.paths import data_dir

HERE = "127.0.0.1"


def register(app: typer.Typer) -> None:
    app.command("serve", help="cli-serve-help", epilog="cli-serve-epilog")(serve)


def serve(
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
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="cli-serve-opt-no-browser")
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help="cli-serve-opt-log-json")] = False,
    lang: Lang = None,
) -> None:
    start(host, port, data, database, browser=not no_browser, log_json=log_json, lang=lang)


def start(
    host: str = HERE,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    *,
    browser: bool = True,
    log_json: bool = False,
    lang: str | None = None,
) -> None:
    """Serve until interrupted."""
    # Importing the server takes a second, so only this command does it.
    from cupboard.server import request_log, run
    from cupboard.server.settings import Settings

    language = language_of(lang)
    request_log.set_up(log_json)
    folder = (data or data_dir() / "table").expanduser()
    require_folder(folder)
    settings = Settings(data=folder, host=host, database=database)
    listening = run.listen(host, port)
    address = run.address(listening)

    def started() -> None:
        typer.echo(i18n.text(language, "cli-serve-ready", address=address))
        if browser:
            # A text browser in the terminal would block until the user leaves it.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run.run(settings, listening, started)
