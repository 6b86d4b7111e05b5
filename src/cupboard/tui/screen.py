"""Where the table is shown and where people type: a terminal, or a pipe in its place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from cupboard.tui.theme import make_console


class EndOfInput(Exception):
    """Nobody can type any more."""


class Screen:
    """A terminal that can be wiped, or a plain stream of lines where there is none.

    Only a live screen pauses, wipes and hides what is typed: with a pipe at either end there is
    nobody to hide it from.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        return self.console.height

    @contextmanager
    def table(self) -> Iterator[None]:
        """The alternate screen, which keeps no lines to scroll back to and leaves no trace."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def gap(self) -> None:
        self.console.print()

    def wipe(self) -> None:
        """Take away everything that is shown."""
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.height)
        self.console.clear()

    def ask(self, prompt: Text, *, hidden: bool = False) -> str:
        """A line somebody types; hidden lines are not echoed."""
        try:
            typed = self.console.input(prompt, password=hidden and self.live)
        except EOFError as end:
            raise EndOfInput from end
        if not sys.stdin.isatty():
            self.console.print(typed if not hidden else "")  # so that a transcript can be read
        return typed.strip()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Say, as long as it lasts and where somebody is watching, what is going on."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(text, "quiet")):
            yield

    def pause(self, prompt: Text) -> None:
        """Wait until somebody has read what is shown."""
        if self.live:
            self.ask(prompt)
