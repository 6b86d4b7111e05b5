"""`cupboard worker`: compute engine moves and analyses for the servers on a database."""

from __future__ import annotations

from typing import Annotated

import typer

from cupboard.cli.options import Lang, language_of
from cupboard.core import i18n
from cupboard.core.errors import BadOptions
from cupboard.core.paths import data_dir


def register(app: typer.Typer) -> None:
    app.command("worker", help="cli-worker-help", epilog="cli-worker-epilog")(worker)


def worker(
    database: Annotated[
        str | None,
        typer.Option(
            "--database", metavar="URL", envvar="CUPBOARD_DATABASE", help="cli-worker-opt-database"
        ),
    ] = None,
    engines: Annotated[
        int, typer.Option("--engines", metavar="N", min=1, help="cli-worker-opt-engines")
    ] = 2,
    log_json: Annotated[bool, typer.Option("--log-json", help="cli-serve-opt-log-json")] = False,
    lang: Lang = None,
) -> None:
    # Importing the server takes a second, so only commands that need it do it.
    from cupboard.server import request_log
    from cupboard.server.settings import Settings

    language = language_of(lang)
    request_log.set_up(log_json)
    settings = Settings(data=data_dir() / "table", database=database, engine_workers=engines)
    if not settings.database_url.startswith("postgresql"):
        raise BadOptions("worker-needs-postgres")
    from cupboard.server import queue_worker  # needs the extra `postgres`

    queue_worker.run(settings, lambda: typer.echo(i18n.text(language, "cli-worker-ready")))
