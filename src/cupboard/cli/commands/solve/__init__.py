"""`cupboard solve`: solve games. One module per game, discovered in this package."""

from __future__ import annotations

import importlib
import pkgutil

import typer


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="cli-solve-help", no_args_is_help=True)
    # Without a callback, Typer would turn a group with one command into that command.
    group.callback()(_nothing)
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        importlib.import_module(f"{__name__}.{found.name}").register(group)
    app.add_typer(group, name="solve")


def _nothing() -> None:
    """Do nothing: the group has no options of its own."""
