"""The people in front of the screen, their points of view, and the news they have read."""

from __future__ import annotations

from typing import Any

from cupboard.core import narration
from cupboard.core.match import Match
from cupboard.core.spec import Trait
from cupboard.core.types import Fact, Seat
from cupboard.tui.setup import Setup


class Spectators:
    """The people in front of the screen.

    A single person sees the game from their seat. Several people with the same information share a
    spectator's view; if seats see different things, each looks alone.
    """

    def __init__(self, setup: Setup, match: Match[Any, Any, Any, Any], language: str) -> None:
        self._setup = setup
        self._match = match
        self._language = language
        self._shown_until: dict[Seat | None, int] = {}
        self._notes: dict[Seat | None, list[str]] = {}
        traits = setup.game.spec.traits
        self.alone = len(setup.people) == 1
        self.private = Trait.SECRETS in traits and len(setup.people) > 1
        self.hides_history = setup.game.spec.tests_memory(match.options)
        """whether things shown are covered again and must not stay on the screen"""
        self.catch_up()

    def catch_up(self) -> None:
        """Mark everything so far as read, after a game is resumed or a move taken back."""
        for viewer in (None, *range(self._setup.seats)):
            self._shown_until[viewer] = len(self._match.facts(viewer))
            self._notes.setdefault(viewer, [])

    def note(self, sentence: str) -> None:
        """Add a message that is not an event of the game. Everyone sees it with the next news."""
        for notes in self._notes.values():
            notes.append(sentence)

    def viewer(self, seat: Seat) -> Seat | None:
        """Return the point of view from which the person on a seat reads the news."""
        return seat if self.alone or self.private else None

    @property
    def common_eyes(self) -> Seat | None:
        """The point of view that everyone in front of the screen may share."""
        return self._setup.people[0] if self.alone else None

    def fresh(self, viewer: Seat | None) -> tuple[Fact, ...]:
        """Return the facts since this point of view last looked."""
        return self._match.facts(viewer)[self._shown_until[viewer] :]

    def news(self, viewer: Seat | None) -> list[str]:
        """Return the same facts in words, and mark them as read."""
        fresh = self.fresh(viewer)
        # News read alone by one of several people is not repeated to all at the end.
        notes = self._notes[viewer]
        for reader in (viewer, None):
            self._shown_until[reader] = len(self._match.facts(reader))
            self._notes[reader] = []
        game_id, names = self._setup.game.spec.id, self._setup.names
        sentences = (narration.tell(game_id, fact, self._language, names, viewer) for fact in fresh)
        return [*notes, *(sentence for sentence in sentences if sentence)]
