"""The rule book's lessons: their positions, and the result of a try. Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from cupboard.learn.lessons import lesson_of
from cupboard.server.api.dependencies import PlayableGame, problems
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import LessonInfo, TriedInfo, TryOrder
from cupboard.server.views.lessons import lesson_infos, tried_info

router = APIRouter(prefix="/api/learn/{game_id}/lessons", tags=["learn"])

LessonName = Annotated[str, Path(max_length=64)]


@router.get("", summary="List a game's lessons in rule-book order", responses=problems())
async def lessons(game: PlayableGame) -> list[LessonInfo]:
    return list(await asyncio.to_thread(lesson_infos, game.spec.id))


@router.post(
    "/{name}",
    summary="Try moves in a lesson and get what the last one leads to",
    responses=problems(403, 404, 409),
)
async def attempt(game: PlayableGame, name: LessonName, order: TryOrder) -> TriedInfo:
    lesson = lesson_of(game.spec.id, name)
    if lesson is None:
        raise Refusal("no-such-lesson")
    # Simulating beans takes time, so it must not block the event loop.
    return await asyncio.to_thread(tried_info, lesson, order.moves)
