"""Entry point: build the program from its commands, choose the language and exit cleanly."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

import cupboard
from cupboard.cli import commands
from cupboard.cli.commands import serve
from cupboard.cli.language import from_arguments
from cupboard.cli.options import Lang, error_text
from cupboard.core import i18n
from cupboard.core.errors import CupboardError
from cupboard.tui.screen import Screen
from cupboard.tui.theme import make_console

REFUSED = 2


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the program. Always raises `SystemExit`."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    language = from_arguments(words)
    try:
        command(language)(words, prog_name="cupboard")
    except CupboardError as problem:
        make_console(stderr=True).print(Text(error_text(problem, language)), soft_wrap=True)
        sys.exit(REFUSED)


def command(language: str) -> Any:
    """Return the complete Typer program, with its help in the given language."""
    app = typer.Typer(
        help="cli-help", epilog="cli-epilog", rich_markup_mode="rich", add_completion=False
    )
    app.callback(invoke_without_command=True)(_start)
    for found in sorted(pkgutil.iter_modules(commands.__path__), key=lambda found: found.name):
        importlib.import_module(f"{commands.__name__}.{found.name}").register(app)
    built = typer.main.get_command(app)
    _translate(built, language)
    return built


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
    serve.start(lang=lang)


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
