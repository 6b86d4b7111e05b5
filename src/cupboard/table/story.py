"""The log of a table, folded: the match as it stands, and every moment it went through.

The log holds the events of the game and what tables add to it: a take-back, and a seat that gives
up. It only grows; a take-back is an entry that leads to an earlier state.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from cupboard.core import record
from cupboard.core.errors import IllegalMove, OutOfTurn, StaleMove
from cupboard.core.match import Match
from cupboard.core.record import Line
from cupboard.core.types import (
    Act,
    Chance,
    Chosen,
    Event,
    Expired,
    Fact,
    Joint,
    Outcome,
    Over,
    Played,
    Resolved,
    Seat,
    Turn,
)

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]
Kind: TypeAlias = Literal["start", "played", "joint", "resolved", "expired", "takeback", "resigned"]

TWO = 2


@dataclass(frozen=True, slots=True)
class Moment:
    """What the log came to with one entry; moment 0 is the start."""

    number: int
    kind: Kind
    seat: Seat | None
    text: str | None
    facts: tuple[Fact, ...]
    state: Any
    outcome: Outcome | None
    """how it ended, by the rules or because somebody gave up"""


@dataclass(frozen=True, slots=True)
class Seal:
    """A choice that stays secret until all have chosen."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """What has to be written down before anybody is told of it."""

    first: int
    """the number of the first line"""
    lines: tuple[Line, ...] = ()
    seal: Seal | None = None


class Story:
    """The only door to a match that is played at a table."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game = match.game
        self._moments = [Moment(0, "start", None, None, (), match.state, None)]
        self._path: list[int] = []
        self._given_up: Outcome | None = None

    @property
    def number(self) -> int:
        """Of the last entry: what a client says it expects."""
        return self._moments[-1].number

    @property
    def moments(self) -> tuple[Moment, ...]:
        return tuple(self._moments)

    @property
    def path(self) -> tuple[int, ...]:
        """The numbers of the moments before the first event of the match and after each: those
        that were taken back are left out."""
        return (0, *self._path)

    def moment(self, number: int) -> Moment:
        return self._moments[number]

    def since(self, number: int) -> list[Moment]:
        """The moments after a number."""
        return self._moments[number + 1 :]

    @property
    def outcome(self) -> Outcome | None:
        return self._moments[-1].outcome

    @property
    def turn(self) -> Turn:
        return Over(self.outcome) if self.outcome else self.match.turn

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return () if self.outcome else self.match.waiting_for

    @property
    def draws(self) -> int:
        """How many events chance decided."""
        return sum(isinstance(event, Resolved) for event in self.match.events)

    @property
    def live(self) -> bool:
        """Whether everybody moves when ready, and what they do takes its time."""
        turn = self.turn
        return not isinstance(turn, Over) and turn.live

    @property
    def under_way(self) -> bool:
        """Whether chance is deciding just now, and takes its time."""
        return self.live and isinstance(self.turn, Chance)

    @property
    def others_play_on(self) -> bool:
        """Whether it goes on when a seat gives up. Of two, the other has won."""
        return self.match.seats != TWO

    # What can happen

    def require_current(self, seat: Seat, expected: int) -> None:
        """Refuse a move that was meant for another moment. Where several move whenever they are
        ready, what only others did in the meantime does not make a move stale."""
        if not self._is_current(seat, expected):
            rule = self.game.spec.turn_rule
            raise StaleMove("move-is-stale", rule=rule, expected=expected, number=self.number)

    def _is_current(self, seat: Seat, expected: int) -> bool:
        if not 0 <= expected < self.number:
            return expected == self.number
        others = all(moment.seat != seat for moment in self.since(expected))
        return others and all(self._is_live(m, seat) for m in self._moments[expected:])

    def _is_live(self, moment: Moment, seat: Seat) -> bool:
        """Whether a seat could move at a moment beside others, or a bean was just in the air."""
        turn = self.game.turn(moment.state)
        if isinstance(turn, Act):
            beside = turn.live or (len(turn.seats) > 1 and not turn.together)
            return seat in turn.seats and beside and moment.kind not in ("takeback", "resigned")
        return isinstance(turn, Chance)

    def play(self, seat: Seat, text: str, ms: int = 0) -> Change:
        """A seat's move, or its sealed choice, and what chance decides after it. `ms` is how long
        what is under way has been so."""
        self._require_playing()
        self.game.require_acting(self.match.state, seat)
        live = self.game.live
        timed = live.timed(text, ms) if live else text
        move = self.game.parse(timed, self.match.state)
        first, before = self.number + 1, self.match.number
        facts = self.match.play(seat, move)
        # As the game writes it, whatever way it was typed.
        seal = Seal(seat, self.game.format(move)) if self._together(before, facts) else None
        if self.match.number == before:
            return Change(first, seal=seal)
        return Change(first, (self._told(facts), *self.draw().lines), seal)

    def expire(self, seat: Seat) -> Change:
        """A seat's time ran out: its default move is made, or sealed."""
        self._require_playing()
        turn = self.game.require_acting(self.match.state, seat)
        if turn.together:
            return self.play(seat, self._default(seat))
        first = self.number + 1
        return Change(first, (self._told(self.match.expire(seat)), *self.draw().lines))

    def draw(self, at_once: bool = False) -> Change:
        """Let the committed seed decide whatever is left to chance now. What takes its time is left
        under way, unless it is to be decided at once."""
        first, lines = self.number + 1, []
        while isinstance(self.turn, Chance) and (at_once or not self.under_way):
            lines.append(self._told(self.match.draw_one()))
        return Change(first, tuple(lines))

    def decide(self, outcome: Any) -> Change:
        """What was under way has come to its end, and so it was."""
        first = self.number + 1
        return Change(first, (self._told(self.match.resolve(outcome)), *self.draw().lines))

    def take_back(self, seat: Seat) -> Change:
        """Go back to before the last decision of a seat."""
        self._require_playing()
        line: Line = {"event": "takeback", "seat": seat, "to": self.before_last_decision(seat)}
        self._truncate(line)
        return Change(self.number, (line,))

    def resign(self, seat: Seat) -> Change:
        """A seat gives up. Of two, the other has won; of more, an engine plays on for it."""
        self._require_playing()
        line: Line = {"event": "resigned", "seat": seat}
        self._give_up(line)
        return Change(self.number, (line,))

    def require_waiting(self, seat: Seat) -> None:
        """Refuse to think for a seat that has nothing to decide now."""
        self._require_playing()
        self.game.require_acting(self.match.state, seat)
        if seat not in self.match.waiting_for:
            raise OutOfTurn("already-chosen", rule=self.game.spec.turn_rule, seat=seat + 1)

    def require_takeback(self, seat: Seat) -> None:
        """Refuse to ask for what cannot be."""
        self._require_playing()
        self.before_last_decision(seat)

    def before_last_decision(self, seat: Seat) -> int:
        """The number of events before the last decision of a seat that can be taken back."""
        spec = self.game.spec
        if not self.game.takeback_allowed(self.match.options):
            raise IllegalMove("takeback-refused", rule=spec.takeback_rule)
        own = [n for n, event in enumerate(self.match.events) if seat in deciders(event)]
        if not own:
            raise OutOfTurn("takeback-nothing", rule=spec.takeback_rule)
        return own[-1]

    # Reading the log again

    def replay(self, line: Line) -> None:
        """Take over an entry of the log."""
        match line["event"]:
            case "takeback":
                self._truncate(line)
            case "resigned":
                self._give_up(line)
            case _:
                event = record.read_event(self.game, self.match.state, line)
                self._told(self.match.replay(event))

    def unseal(self, seals: Iterable[Seal]) -> None:
        """Take over choices that were sealed and not yet opened."""
        for seal in seals:
            self.match.play(seal.seat, self.game.parse(seal.text, self.match.state))

    # How it is done

    def _require_playing(self) -> None:
        if self.outcome is not None:
            raise OutOfTurn("game-is-over", rule=self.outcome.rule)

    def _together(self, before: int, facts: tuple[Fact, ...]) -> bool:
        return self.match.number == before or any(isinstance(fact, Chosen) for fact in facts)

    def _default(self, seat: Seat) -> str:
        return self.game.format(self.game.default_move(self.match.state, seat))

    def _told(self, facts: tuple[Fact, ...]) -> Line:
        """Note the moment that the last event of the match led to."""
        event = self.match.events[-1]
        kind, seat, text = self._summary(event)
        told = tuple(fact for fact in facts if not isinstance(fact, Chosen))
        self._note(kind, seat, text, told)
        self._path.append(self.number)
        return record.write_event(self.game, event)

    def _summary(self, event: Event) -> tuple[Kind, Seat | None, str | None]:
        """What everybody may know of an event besides its facts: no secret, no hidden draw."""
        match event:
            case Played(seat, move):
                return "played", seat, self.game.format(move)
            case Joint():
                return "joint", None, None
            case Resolved():
                return "resolved", None, None
            case Expired(seat):
                return "expired", seat, None

    def _truncate(self, line: Line) -> None:
        while self.match.number > line["to"]:
            self.match.take_back()
        del self._path[line["to"] :]
        self._note("takeback", line["seat"], None, ())

    def _give_up(self, line: Line) -> None:
        seat = line["seat"]
        if not self.others_play_on:
            ranks, points = ((2, 1), (0, 1)) if seat == 0 else ((1, 2), (1, 0))
            # docs/decisions/100: no clause speaks of giving up; the turn's is the nearest.
            self._given_up = Outcome(ranks, points, self.game.spec.turn_rule)
        self._note("resigned", seat, None, ())

    def _note(
        self, kind: Kind, seat: Seat | None, text: str | None, facts: tuple[Fact, ...]
    ) -> None:
        state = self.match.state
        turn = self.game.turn(state)
        outcome = turn.outcome if isinstance(turn, Over) else self._given_up
        moment = Moment(self.number + 1, kind, seat, text, facts, state, outcome)
        self._moments.append(moment)


def deciders(event: Event) -> tuple[Seat, ...]:
    """The seats whose decision an event was."""
    match event:
        case Played(seat) | Expired(seat):
            return (seat,)
        case Joint(choices):
            return tuple(seat for seat, _ in choices)
        case Resolved():
            return ()


def of_match(match: AnyMatch) -> Story:
    """The story of a match that was played elsewhere."""
    story = Story(Match(match.game, match.options, match.seats, match.seed))
    for event in match.events:
        story.replay(record.write_event(match.game, event))
    return story
