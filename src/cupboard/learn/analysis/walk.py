"""A game that was played, decision by decision, each as its seat faced it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cupboard.core import record as records
from cupboard.core.game import Seen, Step
from cupboard.core.match import Match
from cupboard.core.moveset import MoveSet
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame
from cupboard.core.types import Event, Expired, Fact, Joint, Over, Played, Seat

Steps = tuple[tuple[Event, Step[Any]], ...]
Told = tuple[tuple[Fact, ...], tuple[int, ...]]
"""facts, and how many of them were told before each event"""


@dataclass(frozen=True)
class Situation:
    """A seat's decision. Whoever judges a game with hidden things looks at `seen`, never at
    `state`."""

    event: int
    """the number of the event it was made by"""
    seat: Seat
    move: Any
    state: Any
    after: Any
    facts: tuple[Fact, ...]
    """what followed at once"""
    walk: Walk = field(repr=False)

    @property
    def legal(self) -> MoveSet[Any]:
        found: MoveSet[Any] = self.walk.game.legal(self.state, self.seat)
        return found

    @property
    def seen(self) -> Seen[Any, Any]:
        """All that the seat knew."""
        return self.walk.seen(self.event, self.seat)

    @property
    def ended(self) -> Over | None:
        turn = self.walk.game.turn(self.after)
        return turn if isinstance(turn, Over) else None


@dataclass(frozen=True)
class Walk:
    """The whole game."""

    game: AnyGame
    first: Any
    steps: Steps
    _heard: dict[Seat | None, Told] = field(default_factory=dict, repr=False, compare=False)

    @property
    def seats(self) -> int:
        return int(self.first.seats)

    @property
    def options(self) -> Any:
        return self.first.options

    def state(self, event: int) -> Any:
        """As it stood before an event."""
        return self.steps[event - 1][1].state if event else self.first

    @property
    def last(self) -> Any:
        return self.state(len(self.steps))

    def seen(self, event: int, seat: Seat | None) -> Seen[Any, Any]:
        """What a seat knew before an event."""
        facts, counts = self._told(seat)
        view = self.game.view(self.state(event), seat)
        return Seen(self.options, self.seats, facts[: counts[event]], view)

    def _told(self, seat: Seat | None) -> Told:
        """All that a seat was told, looked through once."""
        if seat not in self._heard:
            facts: list[Fact] = []
            counts = [0]
            for _, step in self.steps:
                seen = (self.game.see(fact, seat) for fact in step.facts)
                facts.extend(fact for fact in seen if fact is not None)
                counts.append(len(facts))
            self._heard[seat] = tuple(facts), tuple(counts)
        return self._heard[seat]

    def situations(self) -> list[Situation]:
        """Every decision in its order; of those made together the lower seat's first."""
        return [found for event in range(len(self.steps)) for found in self._at(event)]

    def _at(self, event: int) -> Iterator[Situation]:
        state, (happened, step) = self.state(event), self.steps[event]
        for seat, move in _decided(self.game, state, happened):
            yield Situation(event, seat, move, state, step.state, step.facts, self)


def _decided(game: AnyGame, state: Any, event: Event) -> tuple[tuple[Seat, Any], ...]:
    match event:
        case Played(seat, move):
            return ((seat, move),)
        case Joint(choices):
            return choices
        case Expired(seat):
            return ((seat, game.default_move(state, seat)),)
        case _:
            return ()


def of_match(match: Match[Any, Any, Any, Any]) -> Walk:
    first = match.states[0]
    return Walk(match.game, first, tuple(_steps(match.game, first, match.events)))


def of_record(game: AnyGame, record: Record) -> Walk:
    """A record is checked against the rules on the way."""
    moments = records.replay(game, record)
    steps = tuple((moment.event, moment.step) for moment in moments)
    return Walk(game, records.start(game, record), steps)


def _steps(game: AnyGame, state: Any, events: Iterable[Event]) -> Iterator[tuple[Event, Step[Any]]]:
    for event in events:
        step: Step[Any] = game.apply(state, event)
        yield event, step
        state = step.state
