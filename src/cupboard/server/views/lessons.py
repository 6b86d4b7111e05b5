"""Lessons for the page: frames from the learner's point of view."""

from __future__ import annotations

from functools import cache

from cupboard.learn.lesson_attempt import Attempt, answer, attempt
from cupboard.learn.lessons import Lesson, book_of, lessons_of
from cupboard.server.schemas.http import Frame, LessonInfo, TriedInfo
from cupboard.server.session.frames import timeline_frames


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
        frame=_frames(lesson, attempt(lesson))[-1],
    )


def tried_info(lesson: Lesson, moves: list[str]) -> TriedInfo:
    tried = attempt(lesson, moves)
    return TriedInfo(verdict=tried.verdict, frames=_frames(lesson, tried))


def _frames(lesson: Lesson, tried: Attempt) -> list[Frame]:
    """Return the frames of the last move.

    Only the last frame of an unfinished try has legal moves.
    """
    before = tried.before_last_move
    first = 0 if before is None else before + 1
    return timeline_frames(
        tried.timeline, lesson.seat, first=first, continues=tried.verdict == "going"
    )
