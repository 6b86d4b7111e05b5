"""A game in progress: its timeline, with secret choices sealed until all have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from cupboard.core.errors import IllegalMove, OutOfTurn, StaleMove
from cupboard.core.game import Game, Observation, S, Step, V
from cupboard.core.moveset import M
from cupboard.core.options import O
from cupboard.core.random_stream import SeededRandom, commitment
from cupboard.core.timeline import Timeline
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
    deciders,
    moves_in,
)


class Match(Generic[O, S, M, V]):
    """One play of a game. Every interface makes its moves here."""

    def __init__(
        self,
        game: Game[O, S, M, V],
        options: O,
        seats: int,
        seed: bytes,
        steps: Sequence[Step[S]] = (),
    ) -> None:
        """Start a match, or continue one after the steps of a record."""
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.timeline = Timeline(game, game.new(options, seats), steps)
        self._sealed: dict[Seat, M] = {}

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be published before the game."""
        return commitment(self.seed)

    @property
    def steps(self) -> Sequence[Step[S]]:
        """Every event with all its facts and the state after it.

        The sequence grows with the game; copy it to keep it.
        """
        return self.timeline.steps

    @property
    def state(self) -> S:
        """The state now."""
        return self.timeline.state

    @property
    def states(self) -> tuple[S, ...]:
        """The initial state and the state after each event."""
        return (self.timeline.start, *(step.state for step in self.steps))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events so far."""
        return tuple(step.event for step in self.steps)

    @property
    def number(self) -> int:
        """The number of events so far, which a client sends as its expected number."""
        return self.timeline.number

    @property
    def moves(self) -> int:
        """The number of moves so far."""
        return moves_in(step.event for step in self.steps)

    @property
    def turn(self) -> Turn:
        """What happens next."""
        return self.game.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
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
        outcome = self.game.outcomes(self.state).sample(self.chance_random)
        return self._commit(Resolved(turn.kind, outcome))

    @property
    def chance_random(self) -> SeededRandom:
        """Random numbers for the current chance event (see `Timeline.draw_number`)."""
        return SeededRandom(self.seed, self.timeline.draw_number())

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

    def last_decision(self, seat: Seat | None = None) -> int:
        """Return the number of events before the last decision of a seat (default: of any).

        Raises an error if there is none, or if the game allows no takebacks.
        """
        self._require_takebacks()
        for number in reversed(range(self.number)):
            seats = deciders(self.steps[number].event)
            if seats and (seat is None or seat in seats):
                return number
        raise OutOfTurn("takeback-nothing", rule=self.game.spec.takeback_rule)

    def take_back(self, seat: Seat | None = None) -> None:
        """Undo the last decision of a seat (default: of any) and everything after it."""
        self.rewind(self.last_decision(seat))

    def rewind(self, number: int) -> None:
        """Undo everything after this many events, if the game allows it."""
        self._require_takebacks()
        self.timeline.truncate(number)
        self._sealed.clear()

    def draft(self) -> Match[O, S, M, V]:
        """Return a match in the same position. Playing on in it leaves this one unchanged."""
        draft = object.__new__(type(self))
        vars(draft).update(vars(self))
        draft.timeline, draft._sealed = self.timeline.draft(), dict(self._sealed)
        return draft

    def adopt(self, draft: Match[O, S, M, V]) -> None:
        """Take over what was played in a draft of this match."""
        self.timeline.adopt(draft.timeline)
        self._sealed = draft._sealed

    def facts(self, seat: Seat | None) -> tuple[Fact, ...]:
        """Return all facts so far, as a seat or a spectator may see them."""
        return self.timeline.facts(seat)

    def observation(self, seat: Seat | None) -> Observation[O, V]:
        """Return everything that a seat or a spectator knows."""
        return self.timeline.observation(seat)

    def _require_takebacks(self) -> None:
        if not self.game.takeback_allowed(self.options):
            raise IllegalMove("takeback-refused", rule=self.game.spec.takeback_rule)

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
        step = self.timeline.append(event)
        self._sealed.clear()
        return step.facts
