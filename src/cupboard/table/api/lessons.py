"""The lessons of the rule book: where each begins, and what a try leads to. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path

from cupboard.core.registry import game
from cupboard.learn.lessons import lesson_of
from cupboard.table.api.asking import Asked, GameId, problems
from cupboard.table.lessons import lesson_infos, tried_info
from cupboard.table.refusals import Refused
from cupboard.table.wire import LessonInfo, TriedInfo, TryOrder

router = APIRouter(prefix="/api/learn/{game_id}/lessons", tags=["learn"])

LessonName = Annotated[str, Path(max_length=64)]


@router.get("", summary="The lessons of a game, in the order of its book", responses=problems())
async def lessons(game_id: GameId, server: Asked) -> list[LessonInfo]:
    game(game_id)
    await server.house.readiness.rules(game_id)
    return list(await asyncio.to_thread(lesson_infos, game_id))


@router.post(
    "/{name}",
    summary="Try a lesson: all the moves so far, and what the last of them leads to",
    responses=problems(403, 404, 409),
)
async def attempt(game_id: GameId, name: LessonName, order: TryOrder, server: Asked) -> TriedInfo:
    game(game_id)
    await server.house.readiness.rules(game_id)
    lesson = lesson_of(game_id, name)
    if lesson is None:
        raise Refused("no-such-lesson")
    # Beans may fly: nobody's table waits for that.
    return await asyncio.to_thread(tried_info, lesson, order.moves)
