"""A game in progress: a fold over its events, with secret choices sealed until all have chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic

from cupboard.core.errors import IllegalMove, OutOfTurn, StaleMove
from cupboard.core.game import Game, Observation, S, Step, V
from cupboard.core.moveset import M
from cupboard.core.options import O
from cupboard.core.random_stream import SeededRandom, commitment
from cupboard.core.types import (
    Act,
    Chance,
    Chosen,
    Event,
    Expired,
    Fact,
    Joint,
    Over,
    Played,
    Resolved,
    Seat,
    Turn,
)


def moves_in(events: Iterable[Event]) -> int:
    """Return the number of moves in a log.

    Moves are numbered from 1. Choices made together are one move, and chance events are none.
    """
    return sum(not isinstance(event, Resolved) for event in events)


class Match(Generic[O, S, M, V]):
    """One play of a game: the fold of its events. Every interface makes its moves here."""

    def __init__(self, game: Game[O, S, M, V], options: O, seats: int, seed: bytes) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self._states: list[S] = [game.new(options, seats)]
        self._facts: list[tuple[Fact, ...]] = []
        self._events: list[Event] = []
        self._sealed: dict[Seat, M] = {}

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the game."""
        return commitment(self.seed)

    @property
    def state(self) -> S:
        return self._states[-1]

    @property
    def states(self) -> tuple[S, ...]:
        """The initial state and the state after each event."""
        return tuple(self._states)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)

    @property
    def number(self) -> int:
        """The number of events so far, which a client sends as its expected number."""
        return len(self._events)

    @property
    def moves(self) -> int:
        """The number of moves so far."""
        return moves_in(self._events)

    @property
    def turn(self) -> Turn:
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that still have to decide, or may during a real-time chance event."""
        return tuple(seat for seat in self.game.acting(self.state) if seat not in self._sealed)

    def play(self, seat: Seat, move: M, expected: int | None = None) -> tuple[Fact, ...]:
        """Make a seat's move, or keep it secret if several choose at the same time."""
        self._require_current(expected)
        turn = self.turn
        if isinstance(turn, Act) and turn.together and seat in turn.seats:
            return self._seal(seat, move)
        return self._commit(Played(seat, move))

    def draw(self) -> tuple[Fact, ...]:
        """Draw from the seed until the next decision."""
        facts: list[Fact] = []
        while isinstance(self.turn, Chance):
            facts.extend(self.draw_one())
        return tuple(facts)

    def draw_one(self) -> tuple[Fact, ...]:
        """Draw the current random result from the seed."""
        turn = self.turn
        if not isinstance(turn, Chance):
            raise OutOfTurn("no-chance-due", rule=self.game.spec.turn_rule, chance="")
        return self._commit(
            Resolved(turn.kind, self.game.outcomes(self.state).sample(self.chance_random))
        )

    @property
    def chance_random(self) -> SeededRandom:
        """Random numbers for the current chance node.

        They depend on the event that led to the node. Moves made during a real-time event do not
        change them, so that the course shown so far stays valid.
        """
        return SeededRandom(self.seed, draw_number(self.game, self._states, self._events))

    def resolve(self, outcome: Any) -> tuple[Fact, ...]:
        """Enter a random result from elsewhere: a real die, a real flight."""
        turn = self.turn
        kind = turn.kind if isinstance(turn, Chance) else ""
        return self._commit(Resolved(kind, outcome))

    def expire(self, seat: Seat, expected: int | None = None) -> tuple[Fact, ...]:
        """Make the default move for a seat whose time ran out."""
        self._require_current(expected)
        turn = self.turn
        if isinstance(turn, Act) and turn.together and seat in turn.seats:
            return self._seal(seat, self.game.default_move(self.state, seat))
        return self._commit(Expired(seat))

    def replay(self, event: Event) -> tuple[Fact, ...]:
        """Apply an event from a log."""
        return self._commit(event)

    def take_back(self) -> None:
        """Undo everything since the last decision, if the game allows it."""
        if not self.game.takeback_allowed(self.options):
            raise IllegalMove("takeback-refused", rule=self.game.spec.takeback_rule)
        decisions = [n for n, event in enumerate(self._events) if not isinstance(event, Resolved)]
        if not decisions:
            raise OutOfTurn("takeback-nothing", rule=self.game.spec.takeback_rule)
        keep = decisions[-1]
        del self._events[keep:], self._facts[keep:], self._states[keep + 1 :]
        self._sealed.clear()

    def facts(self, seat: Seat | None) -> tuple[Fact, ...]:
        """Return all facts so far, as a seat or a spectator may see them."""
        happened = (fact for step in self._facts for fact in step)
        return tuple(fact for fact in (self.game.see(f, seat) for f in happened) if fact)

    def seen(self, seat: Seat | None) -> Observation[O, V]:
        """Return everything that a seat or a spectator knows."""
        view = self.game.view(self.state, seat)
        return Observation(self.options, self.seats, self.facts(seat), view)

    def _require_current(self, expected: int | None) -> None:
        if expected is not None and expected != self.number:
            rule = self.game.spec.turn_rule
            raise StaleMove("move-is-stale", rule=rule, expected=expected, number=self.number)

    def _seal(self, seat: Seat, move: M) -> tuple[Fact, ...]:
        if seat in self._sealed:
            raise OutOfTurn("already-chosen", rule=self.game.spec.turn_rule, seat=seat + 1)
        self.game.require_legal(self.state, seat, move)
        self._sealed[seat] = move
        if self.waiting_for:
            return (Chosen(seat),)
        return (Chosen(seat), *self._commit(Joint(tuple(self._sealed.items()))))

    def _commit(self, event: Event) -> tuple[Fact, ...]:
        step: Step[S] = self.game.apply(self.state, event)
        self._events.append(event)
        self._facts.append(step.facts)
        self._states.append(step.state)
        self._sealed.clear()
        return step.facts


def draw_number(game: Game[O, S, M, V], states: Sequence[S], events: Sequence[Event]) -> int:
    """Return the draw number of the current chance node.

    Moves made during a real-time event (see `Chance`) do not change it.
    """
    number = len(events)
    while number and _joined(game, states[number - 1], events[number - 1]):
        number -= 1
    return number


def _joined(game: Game[O, S, M, V], state: S, event: Event) -> bool:
    return not isinstance(event, Resolved) and isinstance(game.turn(state), Chance)
