"""A lesson as it is told to a page: frames through the learner's eye, and nothing else."""

from __future__ import annotations

from cupboard.core.codec import view_to_json
from cupboard.core.types import Over, Seat
from cupboard.learn.lessons import Lesson
from cupboard.learn.trying import Moment, Tried, attempt
from cupboard.table.frames import acting, facts_of, moves_of, outcome_of, turn_of
from cupboard.table.wire import EventInfo, Frame, LessonInfo, TriedInfo


def lesson_info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        rule=lesson.rule,
        name=lesson.name,
        about=lesson.agreed(),
        seat=lesson.seat,
        frame=frames_of(lesson, attempt(lesson))[-1],
    )


def tried_info(lesson: Lesson, moves: list[str]) -> TriedInfo:
    tried = attempt(lesson, moves)
    return TriedInfo(verdict=tried.verdict, frames=frames_of(lesson, tried))


def frames_of(lesson: Lesson, tried: Tried) -> list[Frame]:
    """What the last move led to. Only the last frame of a try that goes on can be acted on."""
    first = len(tried.moments) - tried.last
    told = [_frame(lesson, first + at, moment) for at, moment in enumerate(tried.since)]
    if tried.verdict == "going":
        told[-1].legal = _legal(lesson, tried.moments[-1], lesson.seat)
    return told


def _frame(lesson: Lesson, number: int, moment: Moment) -> Frame:
    game, seat = lesson.game, lesson.seat
    turn = game.turn(moment.state)
    return Frame(
        number=number,
        event=EventInfo(kind=moment.kind, seat=moment.seat, text=moment.text),
        facts=facts_of(game, moment.facts, seat),
        view=view_to_json(game.view(moment.state, seat)),
        turn=turn_of(turn, acting(turn)),
        legal={},
        left={},
        outcome=outcome_of(turn.outcome) if isinstance(turn, Over) else None,
    )


def _legal(lesson: Lesson, moment: Moment, seat: Seat) -> dict[str, list[str] | None]:
    if seat not in lesson.game.acting(moment.state):
        return {}
    return {str(seat): moves_of(lesson.game, moment.state, seat)}
