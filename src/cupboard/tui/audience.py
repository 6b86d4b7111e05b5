"""Who looks at the one screen, through whose eyes, and what they have been told already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cupboard.core import narrate
from cupboard.core.match import Match
from cupboard.core.spec import Trait
from cupboard.core.types import Chosen, Fact, Seat
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
        self._logs: dict[Seat | None, list[Fact]] = {}
        self._told: dict[Seat | None, int] = {}
        traits = setup.game.spec.traits
        self.alone = len(setup.people) == 1
        self.private = Trait.SECRETS in traits and len(setup.people) > 1
        self.forgets = Trait.MEMORY in traits
        """Whether what was shown is covered again, and must not stay on the screen."""
        self.catch_up()

    def catch_up(self) -> None:
        """Everything so far is known: a game is continued, or a move was taken back."""
        for eyes in (None, *range(self._setup.seats)):
            self._logs[eyes] = list(self._match.facts(eyes))
            self._told[eyes] = len(self._logs[eyes])

    def hear(self, facts: Iterable[Fact]) -> None:
        """Something happened: each takes from it what it may know."""
        for fact in facts:
            if isinstance(fact, Chosen):  # said by the table, not by the game
                continue
            for eyes, log in self._logs.items():
                seen = self._setup.game.see(fact, eyes)
                if seen is not None:
                    log.append(seen)

    def seen(self, seat: Seat) -> Sequence[Fact]:
        """All that a seat has been shown."""
        return self._logs[seat]

    def eyes(self, seat: Seat) -> Seat | None:
        """With whose eyes the person of a seat reads the news."""
        return seat if self.alone or self.private else None

    @property
    def common_eyes(self) -> Seat | None:
        """With whose eyes everybody in front of the screen may look."""
        return self._setup.people[0] if self.alone else None

    def fresh(self, eyes: Seat | None) -> list[Fact]:
        """What happened since the last time these eyes looked."""
        return self._logs[eyes][self._told[eyes] :]

    def news(self, eyes: Seat | None) -> list[str]:
        """The same in words. From now on it counts as told."""
        fresh = self.fresh(eyes)
        # What one of several people reads alone needs no telling to all at the end.
        for reader in (eyes, None):
            self._told[reader] = len(self._logs[reader])
        game_id, names = self._setup.game.spec.id, self._setup.names
        told = (narrate.tell(game_id, fact, self._language, names) for fact in fresh)
        return [sentence for sentence in told if sentence]
