"""Input and output: a terminal, or a pipe in its place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text

from cupboard.tui.theme import make_console


class EndOfInput(Exception):
    """Raised when the input has ended."""


class Screen:
    """A terminal that can be cleared, or a plain stream of lines.

    Only a terminal pauses, clears and hides typed text. With a pipe at either end there is no one
    to hide it from.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or make_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @property
    def height(self) -> int:
        """The number of lines."""
        return self.console.height

    @contextmanager
    def table(self) -> Iterator[None]:
        """Use the alternate screen, which has no scrollback and leaves no trace."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show(self, *parts: RenderableType) -> None:
        """Print some parts."""
        for part in parts:
            self.console.print(part)

    def read(self, text: RenderableType) -> bool:
        """Show a long text, in a pager if it does not fit on the screen.

        Return whether the pager was used; it clears what was on the screen before.
        """
        if not self.live or len(self.console.render_lines(text)) < self.height:
            self.show(text)
            return False
        apart = self.console.is_alt_screen
        # The pager uses the alternate screen itself and leaves it when it ends.
        self.console.set_alt_screen(False)
        with self.console.pager(styles=True):
            self.show(text)
        if apart:
            self.console.set_alt_screen(True)
        return True

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def wipe(self) -> None:
        """Clear the screen."""
        if not self.live:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.height)
        self.console.clear()

    def ask(self, prompt: Text, *, hidden: bool = False) -> str:
        """Return a typed line; hidden lines are not echoed."""
        try:
            typed = self.console.input(prompt, password=hidden and self.live)
        except EOFError as end:
            raise EndOfInput from end
        if not sys.stdin.isatty():
            self.console.print(typed if not hidden else "")  # for readable transcripts
        return typed.strip()

    @contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """Show a status message while a task runs, on a terminal only."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(text, "quiet")):
            yield

    def pause(self, prompt: Text) -> None:
        """Wait for Enter, on a terminal only."""
        if self.live:
            self.ask(prompt)
