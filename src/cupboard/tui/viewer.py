"""Leafs through a record, as a seat or a spectator saw it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cupboard.core import narrate, record, texts
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame
from cupboard.core.types import Fact, Over, Seat
from cupboard.tui import pages
from cupboard.tui.screen import EndOfInput, Screen

BACK, QUIT = "b", "q"


@dataclass(frozen=True)
class Page:
    """A moment of a record: what had just happened, and what lay there then."""

    number: int
    facts: tuple[Fact, ...]
    view: Any
    state: Any


@dataclass(frozen=True)
class Book:
    """A record that has been checked, with the eyes it is read through."""

    game: AnyGame
    names: tuple[str, ...]
    pages: tuple[Page, ...]


def open_book(game: AnyGame, found: Record, eyes: Seat | None) -> Book:
    """Every moment of a record. A record that breaks a rule is refused as a whole."""
    first = record.start(game, found)
    leaves = [Page(0, (), game.view(first, eyes), first)]
    for moment in record.replay(game, found):
        seen = (game.see(fact, eyes) for fact in moment.step.facts)
        facts = tuple(fact for fact in seen if fact is not None)
        state = moment.step.state
        leaves.append(Page(moment.number + 1, facts, game.view(state, eyes), state))
    return Book(game, names_of(found, first.seats), tuple(leaves))


def names_of(found: Record, seats: int) -> tuple[str, ...]:
    """The names a record gives, or bare seat numbers."""
    names = found.header.get("names")
    if isinstance(names, list) and len(names) == seats:
        return tuple(map(str, names))
    return tuple(str(seat + 1) for seat in range(seats))


class Viewer:
    """Shows a book on a screen, a page at a time."""

    def __init__(self, book: Book, screen: Screen, language: str) -> None:
        self._book = book
        self._screen = screen
        self._language = language
        self._say: Callable[..., str] = partial(texts.say, language)

    def print_all(self) -> None:
        for page in self._book.pages:
            self._screen.show(*self._page(page))

    def leaf_through(self) -> None:
        """Enter goes on, `b` back, a number there, `q` out; the last page stays until then."""
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
            typed = self._screen.ask(Text(f"{at}/{last} ▸ ", "strong")).lower()
        except EndOfInput:
            return None
        if typed == QUIT:
            return None
        if typed == BACK:
            return max(at - 1, 0)
        if typed.isascii() and typed.isdecimal():
            return min(int(typed), last)
        return min(at + 1, last) if not typed else at

    def _page(self, page: Page) -> list[RenderableType]:
        game, names = self._book.game, self._book.names
        name = self._say(f"{game.spec.id}-name")
        told = (narrate.tell(game.spec.id, fact, self._language, names) for fact in page.facts)
        parts: list[RenderableType] = [
            pages.title(name, self._say("viewer-event", n=page.number)),
            pages.legend(names),
            *pages.news(sentence for sentence in told if sentence),
            pages.board(game, page.view, self._language),
        ]
        turn = game.turn(page.state)
        if isinstance(turn, Over):
            outcome = narrate.tell_outcome(turn.outcome, self._language, names)
            parts.append(Text(outcome, "strong"))
        return parts
