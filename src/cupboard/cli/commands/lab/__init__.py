"""`cupboard lab`: experiments and measurements."""

from __future__ import annotations

import typer

from cupboard.cli.commands.lab.puzzles import find_puzzles
from cupboard.cli.commands.lab.strength import strength
from cupboard.cli.commands.lab.study import study
from cupboard.cli.old_spelling import Group


def register(app: typer.Typer) -> None:
    lab = typer.Typer(cls=Group, help="lab-help", rich_markup_mode="rich")
    lab.command("strength", help="lab-strength-help", epilog="lab-strength-epilog")(strength)
    lab.command("puzzles", help="lab-puzzles-help", epilog="lab-puzzles-epilog")(find_puzzles)
    lab.command("study", help="lab-study-help", epilog="lab-study-epilog")(study)
    app.add_typer(lab, name="lab")
