"""Who looks at the one screen, through whose eyes, and what they have been told already."""

from __future__ import annotations

from typing import Any

from cupboard.core import narrate
from cupboard.core.match import Match
from cupboard.core.spec import Trait
from cupboard.core.types import Fact, Seat
from cupboard.tui.seating import Setup


class Audience:
    """The people in front of the screen.

    A single person looks with the eyes of that seat. Several people who may all know the same look
    as one spectator; where seats see different things each looks alone.
    """

    def __init__(self, setup: Setup, match: Match[Any, Any, Any, Any], language: str) -> None:
        self._setup = setup
        self._match = match
        self._language = language
        self._told: dict[Seat | None, int] = {}
        traits = setup.game.spec.traits
        self.alone = len(setup.people) == 1
        self.private = Trait.SECRETS in traits and len(setup.people) > 1
        self.forgets = Trait.MEMORY in traits
        """Whether what was shown is covered again, and must not stay on the screen."""

    def eyes(self, seat: Seat) -> Seat | None:
        """With whose eyes the person of a seat reads the news."""
        return seat if self.alone or self.private else None

    @property
    def common_eyes(self) -> Seat | None:
        """With whose eyes everybody in front of the screen may look."""
        return self._setup.people[0] if self.alone else None

    def fresh(self, eyes: Seat | None) -> tuple[Fact, ...]:
        """What happened since the last time these eyes looked."""
        return self._match.facts(eyes)[self._told.get(eyes, 0) :]

    def news(self, eyes: Seat | None) -> list[str]:
        """The same in words. From now on it counts as told."""
        fresh = self.fresh(eyes)
        self._told[eyes] = len(self._match.facts(eyes))
        # What one of several people reads alone needs no telling to all at the end.
        self._told[None] = len(self._match.facts(None))
        game_id, names = self._setup.game.spec.id, self._setup.names
        told = (narrate.tell(game_id, fact, self._language, names) for fact in fresh)
        return [sentence for sentence in told if sentence]

    def rewind(self) -> None:
        """After a move was taken back there is less to have been told."""
        for eyes, told in self._told.items():
            self._told[eyes] = min(told, len(self._match.facts(eyes)))

    def skip(self) -> None:
        """What happened so far is known, as when a saved game is continued."""
        for eyes in (None, *range(self._setup.seats)):
            self._told[eyes] = len(self._match.facts(eyes))
