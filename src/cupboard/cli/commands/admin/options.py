"""Options that all commands of `cupboard admin` share."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cupboard.core.paths import data_dir

if TYPE_CHECKING:
    from cupboard.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="cli-serve-opt-data")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database", metavar="URL", envvar="CUPBOARD_DATABASE", help="cli-serve-opt-database"
    ),
]


def settings_of(data: Path | None, database: str | None) -> Settings:
    """Return the settings of the installation that `serve` would start with these options."""
    from cupboard.server.settings import Settings  # importing the server takes a second

    folder = (data or data_dir() / "table").expanduser()
    return Settings(data=folder, database=database)
