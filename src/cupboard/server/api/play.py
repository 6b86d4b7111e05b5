"""A table's WebSocket, and what is available after the game."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, cast

import segno
from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from cupboard.core import record as records
from cupboard.core.record import Record
from cupboard.server import codes
from cupboard.server.api.dependencies import Address, Code, CurrentGuest, ServerDep, problems
from cupboard.server.api.tables import found
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import MAX_SEATS, Fairness, Frame, Link
from cupboard.server.services import TableServer
from cupboard.server.session import connection, frames
from cupboard.server.session.frames import Perspective
from cupboard.server.session.table import LiveTable
from cupboard.server.share_links import is_host, link_to

router = APIRouter(prefix="/api/tables/{code}", tags=["play"])

LINES = "application/x-ndjson"
SVG = "image/svg+xml"


@router.websocket("/socket")
async def listen(ws: WebSocket, code: str) -> None:
    await connection.serve(ws, code, cast(TableServer, ws.app.state.server))


@router.get(
    "/record",
    summary="Download the record as JSON lines, after the game",
    response_class=PlainTextResponse,
    responses={200: {"content": {LINES: {}}}, **problems(403, 404, 409, 429)},
)
async def record(code: Code, asker: CurrentGuest, address: Address, server: ServerDep) -> Response:
    room = await finished(server, code, asker, address)
    told = await asyncio.to_thread(record_of, room)
    name = f'attachment; filename="{room.row.game}-{room.row.code}.jsonl"'
    return Response(told.dump(), media_type=LINES, headers={"content-disposition": name})


@router.get(
    "/replay",
    summary="Get the whole game from one point of view, after the game",
    responses=problems(403, 404, 409, 429),
)
async def replay(
    code: Code,
    asker: CurrentGuest,
    address: Address,
    server: ServerDep,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
) -> list[Frame]:
    room = await finished(server, code, asker, address)
    if seat is not None and seat >= len(room.row.seats):
        raise Refusal("no-such-seat", seat=seat + 1)
    return await asyncio.to_thread(frames.frames, room.log, room.log.moments, Perspective(seat))


@router.get(
    "/fairness",
    summary="Get the commitment, and after the game the seed",
    responses=problems(403, 404, 409, 429),
)
async def fairness(
    code: Code, asker: CurrentGuest, address: Address, server: ServerDep
) -> Fairness:
    table = await found(server, code, asker, address)
    room = await server.tables.live(table.code)
    match = room.log.match
    seed = match.seed.hex() if room.row.status == "over" else None
    return Fairness(commitment=match.commitment, seed=seed, draws=room.log.draws)


@router.get(
    "/link",
    summary="Get the link that other devices in the network can open",
    responses=problems(403, 404, 429),
)
async def link(
    code: Code, asker: CurrentGuest, address: Address, server: ServerDep, request: Request
) -> Link:
    table = await found(server, code, asker, address)
    if not is_host(request.headers.get("host", "")):
        raise Refusal("bad-host")
    watching = codes.tidy(code) == table.watch
    page = f"watch/{table.watch}" if watching else f"join/{table.code}"
    return Link(link=link_to(page, str(request.base_url), server.services.settings.host))


@router.get(
    "/qr.svg",
    summary="Get that link as a QR code",
    response_class=Response,
    responses={200: {"content": {SVG: {}}}, **problems(403, 404, 429)},
)
async def qr(
    code: Code, asker: CurrentGuest, address: Address, server: ServerDep, request: Request
) -> Response:
    told = await link(code, asker, address, server, request)
    out = io.BytesIO()
    segno.make(told.link, error="m", micro=False).save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type=SVG)


async def finished(server: TableServer, code: str, asker: CurrentGuest, address: str) -> LiveTable:
    """Return a table whose game is over. Before that, a record would reveal hidden information."""
    table = await found(server, code, asker, address)
    if table.status != "over":
        raise Refusal("game-not-over")
    return await server.tables.live(table.code)


def record_of(room: LiveTable) -> Record:
    """Return the game record.

    A resigned game has no outcome under the rules, so its header names the player who resigned and
    the seed (docs/decisions/0004).
    """
    names = tuple(seat.name or seat.level or "" for seat in room.row.seats)
    told = records.record_match(room.log.match, names)
    if told.ending:
        return told
    given_up = {"resigned": room.log.moment(room.log.number).seat}
    seed = {"seed": room.log.match.seed.hex()}
    return Record({**told.header, **given_up, **seed}, told.events)
