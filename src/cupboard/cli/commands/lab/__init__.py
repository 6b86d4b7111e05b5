"""`cupboard lab`: experiments and measurements."""

from __future__ import annotations

import typer

from cupboard.cli.commands.lab.dacapo import dacapo
from cupboard.cli.commands.lab.hopper import hopper
from cupboard.cli.commands.lab.puzzles import find_puzzles
from cupboard.cli.commands.lab.strength import strength


def register(app: typer.Typer) -> None:
    lab = typer.Typer(help="lab-help", rich_markup_mode="rich")
    lab.command("strength", help="lab-strength-help", epilog="lab-strength-epilog")(strength)
    lab.command("puzzles", help="lab-puzzles-help", epilog="lab-puzzles-epilog")(find_puzzles)
    lab.command("hopper", help="lab-hopper-help")(hopper)
    lab.command("dacapo", help="lab-dacapo-help")(dacapo)
    app.add_typer(lab, name="lab")
