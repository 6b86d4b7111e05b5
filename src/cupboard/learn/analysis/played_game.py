"""A finished game, decision by decision, each with what its seat knew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from cupboard.core import record as records
from cupboard.core.game import Observation, Step
from cupboard.core.match import Match
from cupboard.core.moveset import MoveSet
from cupboard.core.record import Record
from cupboard.core.registry import AnyGame
from cupboard.core.timeline import AnyTimeline, Timeline
from cupboard.core.types import Event, Expired, Fact, Joint, Over, Played, Seat, moves_in


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
    played: PlayedGame = field(repr=False)

    @property
    def legal(self) -> MoveSet[Any]:
        """The moves that the seat could choose from."""
        moves: MoveSet[Any] = self.played.game.legal(self.state, self.seat)
        return moves

    @property
    def observation(self) -> Observation[Any, Any]:
        """Everything the seat knew."""
        return self.played.observation(self.event, self.seat)

    @property
    def ended(self) -> Over | None:
        """The end of the game, if this decision led to it."""
        turn = self.played.game.turn(self.after)
        return turn if isinstance(turn, Over) else None


@dataclass(frozen=True)
class PlayedGame:
    """A whole game and its decisions."""

    timeline: AnyTimeline

    @property
    def game(self) -> AnyGame:
        """The rules it was played by."""
        return self.timeline.game

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.first.seats)

    @property
    def options(self) -> Any:
        """The options it was played with."""
        return self.first.options

    @property
    def first(self) -> Any:
        """The state before the first event."""
        return self.timeline.start

    @property
    def last(self) -> Any:
        """The state after the last event."""
        return self.timeline.state

    @property
    def steps(self) -> Sequence[Step[Any]]:
        """Every event with its facts and the state after it."""
        return self.timeline.steps

    def state(self, event: int) -> Any:
        """Return the state before an event."""
        return self.timeline.state_at(event)

    def number(self, event: int) -> int:
        """Return the number of the move that an event belongs to."""
        return moves_in(step.event for step in self.steps[: event + 1])

    def observation(self, event: int, seat: Seat | None) -> Observation[Any, Any]:
        """Return what a seat knew before an event."""
        return self.timeline.observation(seat, event)

    def situations(self) -> list[DecisionPoint]:
        """Return every decision in order; simultaneous ones in the order of their seats."""
        return [point for event in range(len(self.steps)) for point in self._at(event)]

    def _at(self, event: int) -> Iterator[DecisionPoint]:
        state, step = self.state(event), self.steps[event]
        for seat, move in _decided(self.game, state, step.event):
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
    """Return the game that a match has played so far. Later moves do not change it."""
    return PlayedGame(Timeline(match.game, match.timeline.start, match.steps))


def of_record(game: AnyGame, record: Record) -> PlayedGame:
    """Return the game of a record, checked against the rules."""
    return PlayedGame(records.replay(game, record))
