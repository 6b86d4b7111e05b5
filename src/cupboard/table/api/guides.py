"""Guided first games."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from cupboard.core.registry import game
from cupboard.table.api.asking import problems
from cupboard.table.guiding import guide_info
from cupboard.table.wire import GuideInfo

router = APIRouter(prefix="/api/learn", tags=["learn"])

GameId = Annotated[str, Path(max_length=64, description="the id of a game")]


@router.get(
    "/{game_id}/guide",
    summary="How a guided first game is opened, and what is explained at it",
    responses=problems(),
)
def guide(game_id: GameId) -> GuideInfo:
    return guide_info(game(game_id).spec.id)
