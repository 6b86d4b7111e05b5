"""Puzzles: positions with one best move. Nothing is stored; pages remember solved puzzles."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query

from cupboard.core.registry import AnyGame, game
from cupboard.learn.puzzles import Puzzle, puzzle_of
from cupboard.server.api.dependencies import GameId, PlayableGame, problems
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import AnswerInfo, AnswerOrder, PuzzleInfo, PuzzleList
from cupboard.server.views import puzzles as views

router = APIRouter(prefix="/api/learn/{game_id}/puzzles", tags=["learn"])

PuzzleId = Annotated[str, Path(max_length=64)]
Day = Annotated[date, Query(description="the day where the reader is")]


@router.get("", summary="List a game's puzzles and the puzzle of the day", responses=problems())
async def puzzles(game_id: GameId, day: Day) -> PuzzleList:
    game(game_id)
    return views.puzzle_list(game_id, day)


@router.get("/{name}", summary="Get a puzzle", responses=problems(404))
async def one(played: PlayableGame, name: PuzzleId) -> PuzzleInfo:
    return views.puzzle_info(_puzzle(played, name))


@router.post(
    "/{name}", summary="Rate a move, or get the solution", responses=problems(403, 404, 409)
)
async def answer(played: PlayableGame, name: PuzzleId, order: AnswerOrder) -> AnswerInfo:
    return views.answer_info(_puzzle(played, name), order.move)


def _puzzle(played: AnyGame, name: str) -> Puzzle:
    puzzle = puzzle_of(played.spec.id, name)
    if puzzle is None:
        raise Refusal("no-such-puzzle")
    return puzzle
