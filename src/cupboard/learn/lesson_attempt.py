"""Trying a lesson: the learner's moves from its position, and what other seats and chance do.

Pure: the same moves always give the same results.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from cupboard.core.errors import CupboardError
from cupboard.core.random_stream import SeededRandom
from cupboard.core.registry import AnyGame
from cupboard.core.timeline import AnyTimeline, Timeline
from cupboard.core.types import Act, Chance, Fact, Joint, Played, Resolved, Seat
from cupboard.learn.fact_pattern import happened
from cupboard.learn.lessons import ANY, Lesson

Verdict: TypeAlias = Literal["right", "going", "missed"]


@dataclass(frozen=True, slots=True)
class Attempt:
    """The result of a try."""

    verdict: Verdict
    timeline: AnyTimeline
    before_last_move: int | None
    """the number of events before the last move, or None without a move"""

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All facts so far."""
        return all_facts(self.timeline)


def attempt(lesson: Lesson, moves: Sequence[str] = ()) -> Attempt:
    """Play the learner's moves.

    Raises the game's own error for an illegal move. Moves after the verdict are ignored.
    """
    run = LessonRun(lesson)
    moves_made: list[str] = []
    before: int | None = None
    verdict = judge(lesson, moves_made, run)
    for text in moves:
        if verdict != "going":
            break
        before = run.timeline.number
        moves_made.append(run.play(text))
        verdict = judge(lesson, moves_made, run)
    return Attempt(verdict, run.timeline, before)


def answer(lesson: Lesson) -> tuple[str, ...]:
    """Return a correct line of moves. If any move will do, return the first that does."""
    return next(line for line in ways(lesson, lesson.right[0]) if _is_right(lesson, line))


def _is_right(lesson: Lesson, line: Sequence[str]) -> bool:
    return attempt(lesson, line).verdict == "right"


def ways(lesson: Lesson, line: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Expand a line with wildcards into all concrete lines; if moves are uncountable, the first."""
    if ANY not in line:
        yield line
        return
    at = line.index(ANY)
    run = LessonRun(lesson)
    for text in line[:at]:
        run.play(text)
    legal = run.game.legal(run.state, lesson.seat)
    for move in legal if legal.finite else (legal.first(),):
        yield from ways(lesson, (*line[:at], run.game.format(move), *line[at + 1 :]))


def judge(lesson: Lesson, moves_made: Sequence[str], run: LessonRun) -> Verdict:
    """Judge a try: it is right if it completes a line and shows what the lesson is about."""
    ways = [line for line in lesson.right if _follows(moves_made, line)]
    if any(len(line) == len(moves_made) for line in ways) and shown(lesson, run.facts):
        return "right"
    return "going" if any(len(line) > len(moves_made) for line in ways) else "missed"


def shown(lesson: Lesson, facts: Sequence[Fact]) -> bool:
    """Return whether these facts prove the rule."""
    if any(happened(pattern, facts) for pattern in lesson.absent):
        return False
    return all(happened(pattern, facts) for pattern in lesson.shows)


def _follows(moves_made: Sequence[str], line: Sequence[str]) -> bool:
    pairs = zip(moves_made, line, strict=False)
    return len(moves_made) <= len(line) and all(way in (move, ANY) for move, way in pairs)


class LessonRun:
    """A try in progress: after each move, the other seats and chance do their part."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game: AnyGame = lesson.game
        self.timeline: AnyTimeline = Timeline(self.game, lesson.start())
        self.others = list(lesson.others)
        """moves the other seats still have to make"""
        self._decided = {kind: list(lesson.decided(kind)) for kind in self.game.spec.chances}
        seed = f"{self.game.spec.id} {lesson.name}"
        self._seed = hashlib.sha256(seed.encode()).digest()
        self._settle()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.timeline.state

    @property
    def facts(self) -> tuple[Fact, ...]:
        """All facts so far."""
        return all_facts(self.timeline)

    def play(self, text: str) -> str:
        """Play a move of the learner and return its canonical text."""
        seat = self.lesson.seat
        turn = self.game.require_acting(self.state, seat)
        move = self.game.parse(text, self.state)
        if turn.together:
            self.game.require_legal(self.state, seat, move)
            self._open({seat: move}, turn)
        else:
            self.timeline.append(Played(seat, move))
        self._settle()
        return self.game.format(move)

    def _settle(self) -> None:
        """Continue until the learner has to decide or the lesson does not say what happens next."""
        while self._step():
            pass

    def _step(self) -> bool:
        turn = self.game.turn(self.state)
        if isinstance(turn, Chance):
            self.timeline.append(Resolved(turn.kind, self._outcome(turn.kind)))
            return True
        if not isinstance(turn, Act) or self.lesson.seat in turn.seats or not self.others:
            return False
        if turn.together:
            self._open({}, turn)
        else:
            self.timeline.append(Played(turn.seats[0], self._next(turn.seats[0])))
        return True

    def _outcome(self, kind: str) -> Any:
        """Return the lesson's result; if that is missing or impossible, one from a fixed seed."""
        possible = self.game.outcomes(self.state)
        decided = self._decided[kind]
        if decided and (outcome := decided.pop(0)) in possible:
            return outcome
        return possible.sample(SeededRandom(self._seed, self.timeline.number + 1))

    def _open(self, chosen: dict[Seat, Any], turn: Act) -> None:
        """Reveal secret choices at the same time."""
        for seat in turn.seats:
            if seat not in chosen:
                chosen[seat] = self._next(seat)
        self.timeline.append(Joint(tuple(chosen.items())))

    def _next(self, seat: Seat) -> Any:
        """Return the next move of the other seats in the lesson.

        After a move that the lesson does not foresee, this may be illegal. The seat then plays its
        default move, as if its time had run out.
        """
        text = self.others.pop(0) if self.others else ""
        try:
            move = self.game.parse(text, self.state)
            return self.game.require_legal(self.state, seat, move)
        except CupboardError:
            return self.game.default_move(self.state, seat)


def all_facts(timeline: AnyTimeline) -> tuple[Fact, ...]:
    """Return the facts of all steps, unfiltered."""
    return tuple(fact for step in timeline.steps for fact in step.facts)
