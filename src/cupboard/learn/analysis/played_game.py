"""A finished game, decision by decision, each with what its seat knew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from cupboard.core import record as records
from cupboard.core.game import Observation, Step
from cupboard.core.match import Match, moves_in
from cupboard.core.moveset import MoveSet
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame
from cupboard.core.types import Event, Expired, Fact, Joint, Over, Played, Seat

Steps = tuple[tuple[Event, Step[Any]], ...]
Told = tuple[tuple[Fact, ...], tuple[int, ...]]
"""facts, and how many of them preceded each event"""


@dataclass(frozen=True)
class DecisionPoint:
    """A seat's decision. In games with hidden information, judge it by `seen`, never by `state`."""

    event: int
    """number of the event that this decision produced"""
    seat: Seat
    move: Any
    state: Any
    after: Any
    facts: tuple[Fact, ...]
    """facts that followed immediately"""
    walk: PlayedGame = field(repr=False)

    @property
    def legal(self) -> MoveSet[Any]:
        found: MoveSet[Any] = self.walk.game.legal(self.state, self.seat)
        return found

    @property
    def seen(self) -> Observation[Any, Any]:
        """Return everything the seat knew."""
        return self.walk.seen(self.event, self.seat)

    @property
    def ended(self) -> Over | None:
        turn = self.walk.game.turn(self.after)
        return turn if isinstance(turn, Over) else None


@dataclass(frozen=True)
class PlayedGame:
    """A whole game and its decisions."""

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
        """Return the state before an event."""
        return self.steps[event - 1][1].state if event else self.first

    def number(self, event: int) -> int:
        """Return the number of the move that an event belongs to."""
        return moves_in(happened for happened, _ in self.steps[: event + 1])

    @property
    def last(self) -> Any:
        return self.state(len(self.steps))

    def seen(self, event: int, seat: Seat | None) -> Observation[Any, Any]:
        """Return what a seat knew before an event."""
        facts, counts = self._told(seat)
        view = self.game.view(self.state(event), seat)
        return Observation(self.options, self.seats, facts[: counts[event]], view)

    def _told(self, seat: Seat | None) -> Told:
        """Return all facts a seat learnt, computed once."""
        if seat not in self._heard:
            facts: list[Fact] = []
            counts = [0]
            for _, step in self.steps:
                seen = (self.game.see(fact, seat) for fact in step.facts)
                facts.extend(fact for fact in seen if fact is not None)
                counts.append(len(facts))
            self._heard[seat] = tuple(facts), tuple(counts)
        return self._heard[seat]

    def situations(self) -> list[DecisionPoint]:
        """Return every decision in order; simultaneous ones in the order of their seats."""
        return [found for event in range(len(self.steps)) for found in self._at(event)]

    def _at(self, event: int) -> Iterator[DecisionPoint]:
        state, (happened, step) = self.state(event), self.steps[event]
        for seat, move in _decided(self.game, state, happened):
            yield DecisionPoint(event, seat, move, state, step.state, step.facts, self)


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


def of_match(match: Match[Any, Any, Any, Any]) -> PlayedGame:
    first = match.states[0]
    return PlayedGame(match.game, first, tuple(_steps(match.game, first, match.events)))


def of_record(game: AnyGame, record: Record) -> PlayedGame:
    """Build the walk from a record, checking it against the rules."""
    moments = records.replay(game, record)
    steps = tuple((moment.event, moment.step) for moment in moments)
    return PlayedGame(game, records.start(game, record), steps)


def _steps(game: AnyGame, state: Any, events: Iterable[Event]) -> Iterator[tuple[Event, Step[Any]]]:
    for event in events:
        step: Step[Any] = game.apply(state, event)
        yield event, step
        state = step.state
