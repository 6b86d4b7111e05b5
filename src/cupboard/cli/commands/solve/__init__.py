"""`cupboard solve GAME`: what can be proven or worked out about a game. One module a game."""

from __future__ import annotations

import importlib
import pkgutil

import typer


def register(app: typer.Typer) -> None:
    group = typer.Typer(help="cli-solve-help", rich_markup_mode="rich", no_args_is_help=True)
    for found in sorted(pkgutil.iter_modules(__path__), key=lambda found: found.name):
        importlib.import_module(f"{__name__}.{found.name}").register(group)
    app.add_typer(group, name="solve")
