"""Entry point: build the program from its commands, choose the language and exit cleanly."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperGroup

import cupboard
from cupboard.cli import commands
from cupboard.cli.language import from_arguments
from cupboard.cli.options import Lang, error_text
from cupboard.core import i18n
from cupboard.core.errors import CupboardError
from cupboard.tui.screen import Screen
from cupboard.tui.theme import make_console

REFUSED = 2


def run(words: Sequence[str]) -> None:
    """Run the program with these arguments. Always raises `SystemExit`."""
    language = from_arguments(words)
    try:
        command(language)(list(words), prog_name="cupboard")
    except CupboardError as problem:
        make_console(stderr=True).print(Text(error_text(problem, language)), soft_wrap=True)
        sys.exit(REFUSED)


def command(language: str) -> Any:
    """Return the complete Typer program, with its help in the given language."""
    app = typer.Typer(
        cls=Commands,
        help="cli-help",
        epilog="cli-epilog",
        rich_markup_mode="rich",
        add_completion=False,
    )
    app.callback(invoke_without_command=True)(_start)
    built = typer.main.get_command(app)
    assert isinstance(built, Commands)
    built.language = language
    _translate(built, language)
    return built


class Commands(TyperGroup):
    """The commands of the package `commands`, each imported when it is used or listed."""

    language = i18n.FALLBACK

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of the modules, which are the names of the commands."""
        return sorted(found.name for found in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command with its help in the chosen language, or None."""
        names = self.list_commands(ctx)
        # Typer compares an unknown name with the commands that are loaded.
        for name in [cmd_name] if cmd_name in names else names:
            if name not in self.commands:
                self.commands[name] = self._load(name)
        return self.commands.get(cmd_name)

    def _load(self, name: str) -> Any:
        app = typer.Typer(rich_markup_mode="rich")
        app.callback()(_nothing)
        importlib.import_module(f"{commands.__name__}.{name}").register(app)
        group: Any = typer.main.get_command(app)
        found = group.commands[name]
        found.rich_help_panel = i18n.text(self.language, "cli-panel-commands")
        _translate(found, self.language)
        return found


def _nothing() -> None:
    """Do nothing. Without a callback, Typer would turn a single command into the program."""


def _start(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
) -> None:
    if version:
        typer.echo(cupboard.__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        _welcome(context, lang)


def _welcome(context: typer.Context, lang: str | None) -> None:
    """Start the server if a person is at the terminal; otherwise print a short help."""
    if not Screen().live:
        typer.echo(context.get_help())
        return
    from cupboard.cli.commands import serve

    serve.start(serve.Order(lang=lang))


def _translate(built: Any, language: str) -> None:
    """Replace the text keys in the commands' help with the texts themselves."""
    help_flag = built.get_help_option(typer.Context(built))
    help_flag.help = "cli-opt-help"
    for owner in (built, *built.params, help_flag):
        for place in ("help", "short_help", "epilog"):
            key = getattr(owner, place, None)
            if isinstance(key, str) and key:
                setattr(owner, place, i18n.text(language, key))
    for parameter in (*built.params, help_flag):
        kind = "cli-panel-arguments" if _is_argument(parameter) else "cli-panel-options"
        parameter.rich_help_panel = i18n.text(language, kind)
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # a flag takes no value, so show none
    for inner in getattr(built, "commands", {}).values():
        inner.rich_help_panel = i18n.text(language, "cli-panel-commands")
        _translate(inner, language)


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")
