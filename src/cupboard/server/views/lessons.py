"""Lessons for the page: frames from the learner's point of view."""

from __future__ import annotations

from functools import cache

from cupboard.core.codec import view_to_json
from cupboard.core.registry import AnyGame
from cupboard.core.types import Over, Seat
from cupboard.learn.lesson_attempt import Attempt, Moment, answer, attempt
from cupboard.learn.lessons import Lesson, book_of, lessons_of
from cupboard.server.schemas.http import EventInfo, Frame, LessonInfo, TriedInfo
from cupboard.server.session.frames import acting, facts_of, moves_of, outcome_of, turn_of


@cache
def lesson_infos(game_id: str) -> tuple[LessonInfo, ...]:
    """Return all lessons of a game. They are constant."""
    return tuple(lesson_info(lesson) for lesson in lessons_of(game_id))


def lesson_info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        rule=lesson.rule,
        name=lesson.name,
        chapter=book_of(lesson.game.spec.id).chapter_of(lesson.rule),
        about=lesson.agreed(),
        seat=lesson.seat,
        wrong=[wrong.move for wrong in lesson.wrong],
        answer=list(answer(lesson)),
        frame=frames_of(lesson, attempt(lesson))[-1],
    )


def tried_info(lesson: Lesson, moves: list[str]) -> TriedInfo:
    tried = attempt(lesson, moves)
    return TriedInfo(verdict=tried.verdict, frames=frames_of(lesson, tried))


def frames_of(lesson: Lesson, tried: Attempt) -> list[Frame]:
    """Return the frames of the last move.

    Only the last frame of an unfinished try has legal moves.
    """
    first = len(tried.moments) - tried.last
    told = [
        frame_of(lesson.game, lesson.seat, first + at, moment)
        for at, moment in enumerate(tried.since)
    ]
    if tried.verdict == "going":
        told[-1].legal = _legal(lesson, tried.moments[-1], lesson.seat)
    return told


def frame_of(game: AnyGame, seat: Seat | None, number: int, moment: Moment) -> Frame:
    """Return the frame of a moment from one point of view, without legal moves."""
    turn = game.turn(moment.state)
    return Frame(
        number=number,
        moves=number,
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
