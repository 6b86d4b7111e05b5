"""A table's WebSocket, and what is available after the game."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, cast

import segno
from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse

from cupboard.server.api.dependencies import (
    AnyCode,
    FinishedTable,
    ServerDep,
    TableAccess,
    VisibleTable,
    problems,
)
from cupboard.server.descriptions import sits
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import MAX_SEATS, Fairness, Frame, Link
from cupboard.server.services import TableServer
from cupboard.server.session import connection
from cupboard.server.share_links import is_host, link_to

router = APIRouter(prefix="/api/tables/{code}", tags=["play"])

LINES = "application/x-ndjson"
SVG = "image/svg+xml"


@router.websocket("/socket")
async def listen(ws: WebSocket, code: AnyCode) -> None:
    await connection.serve(ws, code, cast(TableServer, ws.app.state.server))


@router.get(
    "/record",
    summary="Download the record as JSON lines, after the game",
    response_class=PlainTextResponse,
    responses={200: {"content": {LINES: {}}}, **problems(403, 404, 409, 429)},
)
async def record(table: FinishedTable) -> Response:
    lines = (await asyncio.to_thread(table.record)).dump()
    name = f'attachment; filename="{table.row.game}-{table.row.code}.jsonl"'
    return Response(lines, media_type=LINES, headers={"content-disposition": name})


@router.get(
    "/position",
    summary="Get the current position as spectators see it",
    responses=problems(403, 404, 409, 429),
)
async def position(row: VisibleTable, access: TableAccess, server: ServerDep) -> Frame:
    table = await server.tables.live(row.code)
    if not sits(row, access) and not table.may_watch(access):
        raise Refusal("watching-off")
    return await asyncio.to_thread(table.position)


@router.get(
    "/replay",
    summary="Get the whole game from one point of view, after the game",
    responses=problems(403, 404, 409, 429),
)
async def replay(
    table: FinishedTable,
    seat: Annotated[int | None, Query(ge=0, lt=MAX_SEATS)] = None,
) -> list[Frame]:
    if seat is not None and seat >= len(table.row.seats):
        raise Refusal("no-such-seat", seat=seat + 1)
    return await asyncio.to_thread(table.replay, seat)


@router.get(
    "/fairness",
    summary="Get the commitment, and after the game the seed",
    responses=problems(403, 404, 409, 429),
)
async def fairness(row: VisibleTable, server: ServerDep) -> Fairness:
    table = await server.tables.live(row.code)
    return table.fairness()


@router.get(
    "/link",
    summary="Get the link that other devices in the network can open",
    responses=problems(403, 404, 429),
)
async def link(row: VisibleTable, access: TableAccess, server: ServerDep, request: Request) -> Link:
    if not is_host(request.headers.get("host", "")):
        raise Refusal("bad-host")
    page = f"watch/{row.watch}" if access.watcher else f"join/{row.code}"
    return Link(link=link_to(page, str(request.base_url), server.network))


@router.get(
    "/qr.svg",
    summary="Get that link as a QR code",
    response_class=Response,
    responses={200: {"content": {SVG: {}}}, **problems(403, 404, 429)},
)
async def qr(
    row: VisibleTable, access: TableAccess, server: ServerDep, request: Request
) -> Response:
    address = (await link(row, access, server, request)).link
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(out, kind="svg", scale=8, xmldecl=False)
    return Response(out.getvalue(), media_type=SVG)
