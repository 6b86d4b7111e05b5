"""The state of a table, built from its log: the match now, and every entry that led to it.

The log holds the game's events, takebacks and resignations. It only grows; a takeback is an entry
that leads to an earlier state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from cupboard.core import record
from cupboard.core.branch import Branch
from cupboard.core.errors import OutOfTurn, StaleMove
from cupboard.core.game import Step
from cupboard.core.record import Line, Record
from cupboard.core.registry import AnyGame, AnyMatch
from cupboard.core.timeline import AnyTimeline
from cupboard.core.types import (
    Act,
    Chance,
    Fact,
    Outcome,
    Over,
    Resolved,
    Seat,
    Turn,
)

Kind: TypeAlias = Literal["start", "played", "joint", "resolved", "expired", "takeback", "resigned"]

MOVES = ("played", "joint", "expired")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry and the state after it; entry 0 is the start.

    State and facts are those of the match's steps, not copies. After a takeback only the entries
    know the steps taken back.
    """

    number: int
    moves: int
    """moves made so far, without those taken back; this is the number of the last move"""
    kind: Kind
    seat: Seat | None
    text: str | None
    state: Any
    turn: Turn
    """what happens next; after a resignation that ends the game, nothing"""
    step: Step[Any] | None = None
    """the step of the match; None for the start, takebacks and resignations"""

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, by the rules or by resignation."""
        return self.turn.outcome if isinstance(self.turn, Over) else None

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All facts of the step."""
        return self.step.facts if self.step else ()


@dataclass(frozen=True, slots=True)
class Seal:
    """A choice that stays secret until all have chosen."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class LogAppend:
    """A change that must be written before clients are informed."""

    first: int
    """the number of the first entry"""
    lines: tuple[Line, ...] = ()
    seal: Seal | None = None


@dataclass(frozen=True, slots=True)
class Pending:
    """A prepared change. It takes effect when it has been written: see `EventLog.accept`."""

    append: LogAppend
    log: EventLog
    """the log after the change"""

    def decided(self, outcome: Any) -> Pending:
        """Return the change with the outcome of the chance event that is now due."""
        more = self.log.decide(outcome)
        return Pending(replace(self.append, lines=(*self.append.lines, *more.lines)), self.log)


class EventLog:
    """The only way to change a match that is played at a table.

    Methods that change it return what must be written. A table calls them on a draft (`prepare`),
    so that a change that cannot be written leaves no trace.
    """

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.game = match.game
        self._last = start_entry(match.game, match.state)
        self._entries: MutableSequence[LogEntry] = [self._last]
        self._path: MutableSequence[int] = []
        self._resignation: Outcome | None = None

    @property
    def number(self) -> int:
        """The number of the last entry, which clients send as the expected one."""
        return self._last.number

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        return tuple(self._entries)

    @property
    def path(self) -> tuple[int, ...]:
        """Return the numbers of the moments on the way to the current state, without those taken
        back.

        They are those before the first event of the match and after each one.
        """
        return (0, *self._path)

    def entry(self, number: int) -> LogEntry:
        return self._entries[number]

    def since(self, number: int) -> Sequence[LogEntry]:
        """Return the moments after a number."""
        return self._entries[number + 1 :]

    @property
    def outcome(self) -> Outcome | None:
        return self._last.outcome

    @property
    def turn(self) -> Turn:
        return self._last.turn

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        return () if self.outcome else self.match.waiting_for

    @property
    def draws(self) -> int:
        """The number of chance events."""
        return sum(isinstance(event, Resolved) for event in self.match.events)

    @property
    def round_began(self) -> int:
        """Return the number of the last entry at which no seat had chosen yet.

        Choices sealed since then are still secret. A resignation neither reveals nor discards them.
        """
        entries = (entry.number for entry in reversed(self._entries) if entry.kind != "resigned")
        return next(entries)

    @property
    def live(self) -> bool:
        """Whether this is a real-time game, in which everyone moves when ready."""
        turn = self.turn
        return not isinstance(turn, Over) and turn.live

    @property
    def chance_pending(self) -> bool:
        """Whether a chance event is in progress in real time."""
        return self.live and isinstance(self.turn, Chance)

    @property
    def chance_slow(self) -> bool:
        """Whether a chance event is due that takes too long for the event loop."""
        return self.chance_due and self.game.outcomes(self.match.state).slow

    @property
    def chance_due(self) -> bool:
        """Whether a chance event has to be resolved before anyone can decide."""
        return isinstance(self.turn, Chance)

    @property
    def tests_memory(self) -> bool:
        """Whether players have to remember what they saw, so that hints are announced."""
        return self.game.spec.tests_memory(self.match.options)

    @property
    def others_play_on(self) -> bool:
        """Whether the game continues after a resignation. With two players, the other one wins."""
        return self.match.seats != 2

    def record(self, names: tuple[str, ...]) -> Record:
        """Return the game record.

        A resigned game has no outcome under the rules, so its header names the player who resigned
        and the seed (docs/decisions/0004).
        """
        written = record.record_match(self.match, names)
        if written.ending:
            return written
        resigned = {"resigned": self._last.seat, "seed": self.match.seed.hex()}
        return Record({**written.header, **resigned}, written.events)

    # Drafts

    def draft(self) -> EventLog:
        """Return a log with the same entries, which grows by itself."""
        draft = object.__new__(type(self))
        vars(draft).update(vars(self))
        draft.match = self.match.draft()
        draft._entries, draft._path = Branch(self._entries), Branch(self._path)
        return draft

    def prepare(self, change: Callable[[EventLog], LogAppend]) -> Pending:
        """Make a change in a draft. This log stays as it is."""
        draft = self.draft()
        return Pending(change(draft), draft)

    def accept(self, pending: Pending) -> None:
        """Take over a prepared change that has been written."""
        draft = pending.log
        if draft is self:
            return  # only settings or seats change
        assert isinstance(draft._entries, Branch)
        assert isinstance(draft._path, Branch)
        before, self._last = self._last.state, draft._last
        self.match.adopt(draft.match)
        draft._entries.merge()
        draft._path.merge()
        self._resignation = draft._resignation
        if before is not self._last.state:
            before.forget()  # what is kept about a state is needed while it is the latest

    # Changes

    def require_current(self, seat: Seat, expected: int) -> None:
        """Raise an error for a move meant for another moment.

        If several seats may move at any time, moves by others do not make a move stale.
        """
        if not self._is_current(seat, expected):
            rule = self.game.spec.turn_rule
            raise StaleMove("move-is-stale", rule=rule, expected=expected, number=self.number)

    def _is_current(self, seat: Seat, expected: int) -> bool:
        if not 0 <= expected < self.number:
            return expected == self.number
        others = all(entry.seat != seat for entry in self.since(expected))
        return others and all(self._is_live(entry, seat) for entry in self._entries[expected:])

    def _is_live(self, entry: LogEntry, seat: Seat) -> bool:
        """Return whether a seat could move along with others then, or a bean was in the air."""
        turn = entry.turn
        if isinstance(turn, Act):
            beside = turn.live or (len(turn.seats) > 1 and not turn.together)
            return seat in turn.seats and beside and entry.kind not in ("takeback", "resigned")
        return isinstance(turn, Chance)

    def play(self, seat: Seat, text: str, ms: int = 0) -> LogAppend:
        """Play a seat's move or secret choice and the chance events after it.

        `ms` is the time since the current real-time event began.
        """
        self._require_playing()
        together = self.game.require_acting(self.match.state, seat).together
        live = self.game.live
        timed = live.timed(text, ms) if live else text
        move = self.game.parse(timed, self.match.state)
        first, before = self.number + 1, self.match.number
        self.match.play(seat, move)
        # Store the canonical notation, however the move was typed.
        seal = Seal(seat, self.game.format(move)) if together else None
        if self.match.number == before:
            return LogAppend(first, seal=seal)
        return LogAppend(first, (self._append(), *self.draw().lines), seal)

    def expire(self, seat: Seat) -> LogAppend:
        """Make or seal the default move of a seat whose time ran out."""
        self._require_playing()
        turn = self.game.require_acting(self.match.state, seat)
        if turn.together:
            return self.play(seat, self._default(seat))
        first = self.number + 1
        self.match.expire(seat)
        return LogAppend(first, (self._append(), *self.draw().lines))

    def draw(self) -> LogAppend:
        """Resolve chance events from the committed seed.

        Real-time events stay in progress, and slow ones are left to a worker.
        """
        first, lines = self.number + 1, []
        while isinstance(self.turn, Chance) and not self.chance_pending and not self.chance_slow:
            self.match.draw_one()
            lines.append(self._append())
        return LogAppend(first, tuple(lines))

    def decide(self, outcome: Any) -> LogAppend:
        """Record the result of a real-time event that has ended, or of a slow one."""
        first = self.number + 1
        self.match.resolve(outcome)
        return LogAppend(first, (self._append(), *self.draw().lines))

    def take_back(self, seat: Seat) -> LogAppend:
        """Go back to before a seat's last decision."""
        self._require_playing()
        line: Line = {"event": "takeback", "seat": seat, "to": self.before_last_decision(seat)}
        self._truncate(line)
        return LogAppend(self.number, (line,))

    def resign(self, seat: Seat) -> LogAppend:
        """Resign for a seat.

        With two players, the other one wins; with more, an engine stands in.
        """
        self._require_playing()
        line: Line = {"event": "resigned", "seat": seat}
        self._resign(line)
        return LogAppend(self.number, (line,))

    def require_waiting(self, seat: Seat) -> None:
        """Raise an error if a seat has nothing to decide, so that no hint is computed for it."""
        self._require_playing()
        self.game.require_acting(self.match.state, seat)
        if seat not in self.match.waiting_for:
            raise OutOfTurn("already-chosen", rule=self.game.spec.turn_rule, seat=seat + 1)

    def require_engines(self) -> None:
        """Raise an error if no engine can play with these options."""
        self.game.check_engines(self.match.options)

    def require_takeback(self, seat: Seat) -> None:
        """Raise an error if there is nothing to take back."""
        self._require_playing()
        self.before_last_decision(seat)

    def before_last_decision(self, seat: Seat) -> int:
        """Return the number of events before a seat's last decision that can be taken back."""
        return self.match.last_decision(seat)

    # Replaying the log

    def replay(self, line: Line) -> None:
        """Apply an entry read from the log."""
        match line["event"]:
            case "takeback":
                self._truncate(line)
            case "resigned":
                self._resign(line)
            case _:
                self.match.replay(record.read_event(self.game, self.match.state, line))
                self._append()

    def resume(self, seals: Iterable[Seal]) -> LogAppend:
        """Restore secret choices that were not revealed yet, and draw what follows."""
        first, lines = self.number + 1, []
        before = self.match.number
        # A seat's later choice wins, because its earlier one had been lost when it was made.
        for seat, text in {seal.seat: seal.text for seal in seals}.items():
            self.match.play(seat, self.game.parse(text, self.match.state))
            if self.match.number > before:
                lines.append(self._append())
        return LogAppend(first, (*lines, *self.draw().lines))

    # Internals

    def _require_playing(self) -> None:
        if self.outcome is not None:
            raise OutOfTurn("game-is-over", rule=self.outcome.rule)

    def _default(self, seat: Seat) -> str:
        return self.game.format(self.game.default_move(self.match.state, seat))

    def _append(self) -> Line:
        """Append an entry for the match's last step and return its line."""
        step = self.match.steps[-1]
        summary = self.game.summary(step.event)
        self._add(summary.kind, summary.seat, summary.text, step)
        self._path.append(self.number)
        return record.write_event(self.game, step.event)

    def _truncate(self, line: Line) -> None:
        self.match.rewind(line["to"])
        del self._path[line["to"] :]
        self._add("takeback", line["seat"])

    def _resign(self, line: Line) -> None:
        seat = line["seat"]
        if not self.others_play_on:
            ranks, points = ((2, 1), (0, 1)) if seat == 0 else ((1, 2), (1, 0))
            # docs/decisions/0004: no rule covers resigning, so use the one about turns.
            self._resignation = Outcome(ranks, points, self.game.spec.turn_rule)
        self._add("resigned", seat)

    def _add(
        self,
        kind: Kind,
        seat: Seat | None,
        text: str | None = None,
        step: Step[Any] | None = None,
    ) -> None:
        state = self.match.state
        turn = self.game.turn(state)
        if self._resignation is not None and not isinstance(turn, Over):
            turn = Over(self._resignation)
        number, before = self.number + 1, self._last.moves
        moves = self.match.moves if kind == "takeback" else before + (kind in MOVES)
        self._last = LogEntry(number, moves, kind, seat, text, state, turn, step)
        self._entries.append(self._last)


def start_entry(game: AnyGame, state: Any, number: int = 0) -> LogEntry:
    """Return the entry before the first move."""
    return LogEntry(number, number, "start", None, None, state, game.turn(state))


def timeline_entry(timeline: AnyTimeline, number: int) -> LogEntry:
    """Return the entry after `number` events of a lesson or puzzle, which has no log."""
    if number == 0:
        return start_entry(timeline.game, timeline.start)
    step = timeline.steps[number - 1]
    event, turn = timeline.game.summary(step.event), timeline.game.turn(step.state)
    return LogEntry(number, number, event.kind, event.seat, event.text, step.state, turn, step)
