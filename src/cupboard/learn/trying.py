"""Trying a lesson: from its position, the moves of the learner, and what others and chance do.

Pure, and the same for everybody: whoever makes the same moves sees the same things.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from cupboard.core.draws import Draws
from cupboard.core.errors import CupboardError
from cupboard.core.registry import AnyGame
from cupboard.core.types import Act, Chance, Event, Fact, Joint, Played, Resolved, Seat
from cupboard.learn.lessons import ANY, Lesson
from cupboard.learn.proof import happened

Kind: TypeAlias = Literal["start", "played", "joint", "resolved"]
Verdict: TypeAlias = Literal["right", "going", "missed"]


@dataclass(frozen=True, slots=True)
class Moment:
    """What one event came to; the first is the lesson's position."""

    kind: Kind
    seat: Seat | None
    text: str | None
    facts: tuple[Fact, ...]
    state: Any


@dataclass(frozen=True, slots=True)
class Tried:
    """What happened: `moments` from the position on, `last` counts those of the last move."""

    verdict: Verdict
    moments: tuple[Moment, ...]
    last: int

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(fact for moment in self.moments for fact in moment.facts)

    @property
    def since(self) -> tuple[Moment, ...]:
        """What the last move led to; without a move, all there is."""
        return self.moments[len(self.moments) - self.last :]


def attempt(lesson: Lesson, moves: Sequence[str] = ()) -> Tried:
    """Make the learner's moves. One that a rule forbids raises the game's own error; what comes
    after the verdict is not played any more."""
    course = Course(lesson)
    made: list[str] = []
    before = 0
    verdict = judge(lesson, made, course)
    for text in moves:
        if verdict != "going":
            break
        before = len(course.moments)
        made.append(course.play(text))
        verdict = judge(lesson, made, course)
    return Tried(verdict, tuple(course.moments), len(course.moments) - before)


def answer(lesson: Lesson) -> tuple[str, ...]:
    """A way to do it right; where any move will do, the first that does."""
    return next(line for line in ways(lesson, lesson.right[0]) if _is_right(lesson, line))


def _is_right(lesson: Lesson, line: Sequence[str]) -> bool:
    return attempt(lesson, line).verdict == "right"


def ways(lesson: Lesson, line: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All lines that a line stands for (of countless moves, the first)."""
    if ANY not in line:
        yield line
        return
    at = line.index(ANY)
    course = Course(lesson)
    for text in line[:at]:
        course.play(text)
    legal = course.game.legal(course.state, lesson.seat)
    for move in legal if legal.finite else (legal.first(),):
        yield from ways(lesson, (*line[:at], course.game.format(move), *line[at + 1 :]))


def judge(lesson: Lesson, made: Sequence[str], course: Course) -> Verdict:
    """Right is whatever follows a line to its end and shows what the lesson is about."""
    ways = [line for line in lesson.right if _follows(made, line)]
    if any(len(line) == len(made) for line in ways) and shown(lesson, course.facts):
        return "right"
    return "going" if any(len(line) > len(made) for line in ways) else "missed"


def shown(lesson: Lesson, facts: Sequence[Fact]) -> bool:
    """Whether these facts are the proof of the rule."""
    if any(happened(sign, facts) for sign in lesson.absent):
        return False
    return all(happened(sign, facts) for sign in lesson.shows)


def _follows(made: Sequence[str], line: Sequence[str]) -> bool:
    pairs = zip(made, line, strict=False)
    return len(made) <= len(line) and all(way in (move, ANY) for move, way in pairs)


class Course:
    """The way a try takes: after each move, others and chance do their part."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: AnyGame = lesson.game
        self.moments = [Moment("start", None, None, (), lesson.start())]
        self.others = list(lesson.others)
        """what the other seats will still do"""
        self._decided = {kind: list(lesson.decided(kind)) for kind in self.game.spec.chances}
        seed = f"{self.game.spec.id} {lesson.name}"
        self._seed = hashlib.sha256(seed.encode()).digest()
        self._settle()

    @property
    def state(self) -> Any:
        return self.moments[-1].state

    @property
    def facts(self) -> tuple[Fact, ...]:
        return tuple(fact for moment in self.moments for fact in moment.facts)

    def play(self, text: str) -> str:
        """Make a move of the learner; the answer is its proper text."""
        seat = self.lesson.seat
        turn = self.game.require_acting(self.state, seat)
        move = self.game.parse(text, self.state)
        if turn.together:
            self.game.require_legal(self.state, seat, move)
            self._open({seat: move}, turn)
        else:
            self._happen(Played(seat, move))
        self._settle()
        return self.game.format(move)

    def _settle(self) -> None:
        """Go on until the learner has to decide, or nobody knows how to go on."""
        while self._step():
            pass

    def _step(self) -> bool:
        turn = self.game.turn(self.state)
        if isinstance(turn, Chance):
            self._happen(Resolved(turn.kind, self._outcome(turn.kind)))
            return True
        if not isinstance(turn, Act) or self.lesson.seat in turn.seats or not self.others:
            return False
        if turn.together:
            self._open({}, turn)
        else:
            self._happen(Played(turn.seats[0], self._next(turn.seats[0])))
        return True

    def _outcome(self, kind: str) -> Any:
        """As the lesson has it; where that cannot be, or it says nothing, by a fixed lot."""
        possible = self.game.outcomes(self.state)
        decided = self._decided[kind]
        if decided and (outcome := decided.pop(0)) in possible:
            return outcome
        return possible.sample(Draws(self._seed, len(self.moments)))

    def _open(self, chosen: dict[Seat, Any], turn: Act) -> None:
        """Secret choices, shown at once."""
        for seat in turn.seats:
            if seat not in chosen:
                chosen[seat] = self._next(seat)
        self._happen(Joint(tuple(chosen.items())))

    def _next(self, seat: Seat) -> Any:
        """The next move of the lesson's others. After a move that it does not foresee that may be
        against a rule: then the seat does what it would do if its time ran out."""
        text = self.others.pop(0) if self.others else ""
        try:
            move = self.game.parse(text, self.state)
            return self.game.require_legal(self.state, seat, move)
        except CupboardError:
            return self.game.default_move(self.state, seat)

    def _happen(self, event: Event) -> None:
        step = self.game.apply(self.state, event)
        kind, seat, text = self._told(event)
        self.moments.append(Moment(kind, seat, text, step.facts, step.state))

    def _told(self, event: Event) -> tuple[Kind, Seat | None, str | None]:
        match event:
            case Played(seat, move):
                return "played", seat, self.game.format(move)
            case Joint():
                return "joint", None, None
            case _:
                return "resolved", None, None
