"""Guided first games."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.core.registry import game
from cupboard.server.api.dependencies import GameId, problems
from cupboard.server.schemas.http import GuideInfo
from cupboard.server.session.guided import guide_info

router = APIRouter(prefix="/api/learn", tags=["learn"])


@router.get(
    "/{game_id}/guide",
    summary="Get how a guided first game is set up and what it explains",
    responses=problems(),
)
async def guide(game_id: GameId) -> GuideInfo:
    return guide_info(game(game_id).spec.id)
