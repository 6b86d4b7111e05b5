"""A game's position before the first move, for printing and for the rule book."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.core.options import build
from cupboard.core.registry import game
from cupboard.learn.initial_setup import opening
from cupboard.server.api.dependencies import GameId, ServerDep, problems
from cupboard.server.schemas.http import Frame, OpeningOrder
from cupboard.server.session.event_log import start_entry
from cupboard.server.session.frames import frame

router = APIRouter(prefix="/api/learn/{game_id}/opening", tags=["learn"])


@router.post(
    "", summary="Get a game's starting position as a spectator sees it", responses=problems(403)
)
async def show(game_id: GameId, order: OpeningOrder, server: ServerDep) -> Frame:
    found = game(game_id)
    options = build(found.spec.options, order.options)
    found.check(options, order.seats)
    await server.services.precompiler.rules(game_id)
    match = opening(found, options, order.seats)
    return frame(found, start_entry(found, match.state, match.number))
