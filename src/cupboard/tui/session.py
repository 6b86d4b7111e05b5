"""A session in the terminal: start or continue a game, play, and save it on leaving."""

from __future__ import annotations

import shlex
from pathlib import Path

from rich.text import Text

from cupboard.core import i18n
from cupboard.core.match import Match
from cupboard.core.registry import AnyMatch
from cupboard.core.types import Resolved
from cupboard.tui import saves
from cupboard.tui.game_screen import Leave, TerminalGame
from cupboard.tui.screen import EndOfInput, Screen
from cupboard.tui.setup import Setup


def begin(setup: Setup, screen: Screen, language: str, path: Path | None = None) -> None:
    """Play a new game, saved to `path` if given."""
    setup.game.require_extras(setup.options)
    match: AnyMatch = Match(setup.game, setup.options, setup.seats, setup.seed)
    _play(TerminalGame(setup, match, screen, language), path)


def go_on(path: Path, screen: Screen, language: str, save: Path | None = None) -> None:
    """Continue a saved game. It is saved to the same file unless another is named."""
    setup, match = saves.resume(path)
    _play(TerminalGame(setup, match, screen, language), save or path)


def _play(table: TerminalGame, path: Path | None) -> None:
    table.path = path
    try:
        table.run()
    except Leave:
        _leave(table, "table-left")
    except EndOfInput:
        _leave(table, "table-input-ended")
    except KeyboardInterrupt:
        _leave(table, "table-left")
        raise
    else:
        _tell_record(table)


def _leave(table: TerminalGame, key: str) -> None:
    """Save the game on leaving, even if no file was asked for."""
    begun = any(not isinstance(event, Resolved) for event in table.match.events)
    if table.path is None and begun:
        table.path = saves.default_path(table.game.spec.id)
    _say(table, key)
    if table.path is not None:
        saves.save(table.match, table.setup, table.path)
        _say(table, "table-go-on")
        _command(table, "play", "--resume")


def _tell_record(table: TerminalGame) -> None:
    if table.path is not None:
        _say(table, "table-look-again")
        _command(table, "replay")


def _say(table: TerminalGame, key: str) -> None:
    table.screen.show(Text(i18n.text(table.language, key)))


def _command(table: TerminalGame, *words: str) -> None:
    """Print a command to copy. It is never wrapped, because it would not work then."""
    line = shlex.join(["cupboard", *words, str(table.path)])
    table.screen.console.print(Text(f"  {line}", "strong"), soft_wrap=True)
