"""Lessons for the page: frames from the learner's point of view."""

from __future__ import annotations

from functools import cache
from typing import Any

from cupboard.core.codec import view_to_json
from cupboard.core.game import Step
from cupboard.core.registry import AnyGame
from cupboard.core.timeline import AnyTimeline
from cupboard.core.types import Over, Seat
from cupboard.learn.lesson_attempt import Attempt, answer, attempt
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
    timeline, before = tried.timeline, tried.before_last_move
    first = 0 if before is None else before + 1
    frames = [
        frame_of(timeline, number, lesson.seat) for number in range(first, timeline.number + 1)
    ]
    if tried.verdict == "going":
        frames[-1].legal = _legal(lesson, timeline.state, lesson.seat)
    return frames


def frame_of(timeline: AnyTimeline, number: int, seat: Seat | None) -> Frame:
    """Return the frame after `number` events from one point of view, without legal moves."""
    game, state = timeline.game, timeline.state_at(number)
    step = timeline.steps[number - 1] if number else None
    turn = game.turn(state)
    return Frame(
        number=number,
        moves=number,
        event=_event(game, step),
        facts=[] if step is None else facts_of(game, step.facts, seat),
        view=view_to_json(game.view(state, seat)),
        turn=turn_of(turn, acting(turn)),
        legal={},
        left={},
        outcome=outcome_of(turn.outcome) if isinstance(turn, Over) else None,
    )


def _event(game: AnyGame, step: Step[Any] | None) -> EventInfo:
    if step is None:
        return EventInfo(kind="start", seat=None, text=None)
    summary = game.summary(step.event)
    return EventInfo(kind=summary.kind, seat=summary.seat, text=summary.text)


def _legal(lesson: Lesson, state: Any, seat: Seat) -> dict[str, list[str] | None]:
    if seat not in lesson.game.acting(state):
        return {}
    return {str(seat): moves_of(lesson.game, state, seat)}
