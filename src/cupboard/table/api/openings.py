"""How a game lies on the table before the first move, for whoever prints or explains it."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.core.codec import view_to_json
from cupboard.core.options import build
from cupboard.core.registry import game
from cupboard.learn.opening import opening
from cupboard.table.api.asking import Asked, problems
from cupboard.table.api.lessons import GameId
from cupboard.table.frames import turn_of
from cupboard.table.wire import EventInfo, Frame, OpeningOrder

router = APIRouter(prefix="/api/learn/{game_id}/opening", tags=["learn"])


@router.post("", summary="The set-up of a game as a spectator sees it", responses=problems(403))
async def show(game_id: GameId, order: OpeningOrder, server: Asked) -> Frame:
    found = game(game_id)
    options = build(found.spec.options, order.options)
    found.check(options, order.seats)
    await server.house.readiness.rules(game_id)
    match = opening(found, options, order.seats)
    return Frame(
        number=match.number,
        event=EventInfo(kind="start", seat=None, text=None),
        facts=[],
        view=view_to_json(found.view(match.state, None)),
        turn=turn_of(match.turn, match.waiting_for),
        legal={},
        left={},
        outcome=None,
    )
