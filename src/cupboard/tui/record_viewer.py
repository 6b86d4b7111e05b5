"""Replay a record as a seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cupboard.core import i18n, narration, record
from cupboard.core.reading import whole_number
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame
from cupboard.core.types import Fact, Over, Seat, moves_in
from cupboard.tui import pages
from cupboard.tui.screen import EndOfInput, Screen

BACK, QUIT = "b", "q"


@dataclass(frozen=True)
class Page:
    """A moment of a record: what had just happened, and the position then."""

    move: int
    """moves made so far"""
    facts: tuple[Fact, ...]
    view: Any
    state: Any


@dataclass(frozen=True)
class ViewedRecord:
    """A checked record and the point of view it is shown from."""

    game: AnyGame
    names: tuple[str, ...]
    pages: tuple[Page, ...]


def view_record(game: AnyGame, found: Record, viewer: Seat | None) -> ViewedRecord:
    """Return every moment of a record. Raises an error if any event breaks a rule."""
    timeline = record.replay(game, found)
    start = timeline.start
    leaves = [Page(0, (), game.view(start, viewer), start)]
    move = 0
    for step in timeline.steps:
        move += moves_in((step.event,))
        facts = game.facts_for(step.facts, viewer)
        leaves.append(Page(move, facts, game.view(step.state, viewer), step.state))
    return ViewedRecord(game, names_of(found, start.seats), tuple(leaves))


def names_of(found: Record, seats: int) -> tuple[str, ...]:
    """Return the names in a record, or seat numbers."""
    names = found.header.get("names")
    if isinstance(names, list) and len(names) == seats:
        return tuple(map(str, names))
    return tuple(str(seat + 1) for seat in range(seats))


class Viewer:
    """A viewer that shows a record on a screen, one page at a time."""

    def __init__(self, book: ViewedRecord, screen: Screen, language: str) -> None:
        self._book = book
        self._screen = screen
        self._language = language
        self._say: Callable[..., str] = partial(i18n.text, language)

    def print_all(self) -> None:
        """Print every page."""
        for page in self._book.pages:
            self._screen.show(*self._page(page))

    def browse(self) -> None:
        """Browse the pages: Enter forward, `b` back, a number to jump, `q` to quit.

        The last page stays until then.
        """
        last = len(self._book.pages) - 1
        at: int | None = 0
        with self._screen.table():
            while at is not None:
                self._screen.wipe()
                self._screen.show(*self._page(self._book.pages[at]))
                self._screen.show(Text(self._say("viewer-keys", back=BACK, quit=QUIT), "quiet"))
                at = self._turn_to(at, last)

    def _turn_to(self, at: int, last: int) -> int | None:
        try:
            typed = self._screen.ask(
                Text(f"{self._move(at)}/{self._move(last)} ▸ ", "strong")
            ).lower()
        except EndOfInput:
            return None
        if typed == QUIT:
            return None
        if typed == BACK:
            return max(at - 1, 0)
        if (number := whole_number(typed)) is not None:
            return self._page_of(number)
        return min(at + 1, last) if not typed else at

    def _move(self, at: int) -> int:
        return self._book.pages[at].move

    def _page_of(self, move: int) -> int:
        """Return the page right after a move, or the last one."""
        last = len(self._book.pages) - 1
        return next((at for at in range(last) if self._move(at) >= move), last)

    def _page(self, page: Page) -> list[RenderableType]:
        game, names = self._book.game, self._book.names
        name = self._say(f"{game.spec.id}-name")
        sentences = (
            narration.tell(game.spec.id, fact, self._language, names) for fact in page.facts
        )
        parts: list[RenderableType] = [
            pages.title(name, self._say("table-move-number", n=page.move)),
            pages.legend(names),
            *pages.news(sentence for sentence in sentences if sentence),
            pages.board(game, page.view, self._language),
            *pages.signs(game, self._language),
        ]
        turn = game.turn(page.state)
        if isinstance(turn, Over):
            outcome = narration.tell_outcome(game.spec.id, turn.outcome, self._language, names)
            parts.append(Text(outcome, "strong"))
        return parts
