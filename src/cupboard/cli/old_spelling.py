"""Commands of earlier releases: they work for one release and say what to type now."""

from __future__ import annotations

import shlex
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from cupboard import experts
from cupboard.cli.language import from_arguments
from cupboard.core import i18n
from cupboard.core.registry import game_ids


def respelled(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return what is typed now; say so if it is something else."""
    for game_id in game_ids():
        hook = experts.find(game_id).old_spelling
        now = words if hook is None else hook(words) or words
        if now != words:
            details = {"now": shlex.join(("cupboard", *now))}
            typer.echo(i18n.text(from_arguments(words), "cli-old-spelling", **details), err=True)
            return now
    return words


class Command(TyperCommand):
    """A command that accepts the spellings of the release before."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments as they are spelt now."""
        return super().parse_args(ctx, _now(self.name, args))


class Group(TyperGroup):
    """A group of commands that accepts the spellings of the release before."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments as they are spelt now."""
        return super().parse_args(ctx, _now(self.name, args))


def _now(name: str | None, args: list[str]) -> list[str]:
    return list(respelled((name or "", *args))[1:])
