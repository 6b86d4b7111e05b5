"""Puzzles: positions with one best move. Nothing is stored; pages remember solved puzzles."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query

from cupboard.core.registry import game
from cupboard.learn.puzzles import Puzzle, puzzle_of
from cupboard.server.api.dependencies import GameId, ServerDep, problems
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import AnswerInfo, AnswerOrder, PuzzleInfo, PuzzleList
from cupboard.server.views import puzzles as told

router = APIRouter(prefix="/api/learn/{game_id}/puzzles", tags=["learn"])

PuzzleId = Annotated[str, Path(max_length=64)]
Day = Annotated[date, Query(description="the day where the reader is")]


@router.get("", summary="List a game's puzzles and the puzzle of the day", responses=problems())
async def puzzles(game_id: GameId, day: Day) -> PuzzleList:
    game(game_id)
    return told.puzzle_list(game_id, day)


@router.get("/{name}", summary="Get a puzzle", responses=problems(404))
async def one(game_id: GameId, name: PuzzleId, server: ServerDep) -> PuzzleInfo:
    game(game_id)
    await server.services.precompiler.rules(game_id)
    return told.puzzle_info(_known(game_id, name))


@router.post(
    "/{name}", summary="Rate a move, or get the solution", responses=problems(403, 404, 409)
)
async def answer(
    game_id: GameId, name: PuzzleId, order: AnswerOrder, server: ServerDep
) -> AnswerInfo:
    game(game_id)
    await server.services.precompiler.rules(game_id)
    return told.answer_info(_known(game_id, name), order.move)


def _known(game_id: str, name: str) -> Puzzle:
    found = puzzle_of(game_id, name)
    if found is None:
        raise Refusal("no-such-puzzle")
    return found
