"""The list of games."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.core.registry import game_ids
from cupboard.server.descriptions import game_info
from cupboard.server.schemas.http import GameInfo

router = APIRouter(tags=["games"])


@router.get("/api/games", summary="List all games with their presets, options, levels and clauses")
def games() -> list[GameInfo]:
    return [game_info(game_id) for game_id in game_ids()]
