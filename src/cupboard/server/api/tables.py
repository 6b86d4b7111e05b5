"""Opening, finding and joining tables."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.server.api.dependencies import (
    Address,
    Code,
    CurrentGuest,
    SeatTokens,
    ServerDep,
    TableAccess,
    VisibleTable,
    problems,
)
from cupboard.server.descriptions import Access
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import Joined, JoinOrder, Opened, TableInfo, TableOrder

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, summary="Open a table", responses=problems(403, 429))
async def open_table(
    order: TableOrder, guest: CurrentGuest, address: Address, server: ServerDep
) -> Opened:
    if not await server.may_open(address):
        raise Refusal("too-fast")
    table, tokens = await server.tables.open(order, guest.id)
    info = table.info(Access(guest.id, tuple(tokens)))
    return Opened(table=info, tokens={str(seat): token for seat, token in tokens.items()})


@router.get("", summary="List this guest's tables, newest first", responses=problems())
async def list_tables(guest: CurrentGuest, server: ServerDep) -> list[TableInfo]:
    rows = await server.tables.of_guest(guest.id)
    return [server.tables.describe(row, Access(guest.id)) for row in rows]


@router.get("/{code}", summary="Get a table", responses=problems(403, 404, 429))
async def table_of(row: VisibleTable, access: TableAccess, server: ServerDep) -> TableInfo:
    return server.tables.describe(row, access)


@router.delete(
    "/{code}",
    status_code=204,
    summary="Put a table away, so that it no longer counts as unfinished (host only)",
    responses=problems(403, 404, 429),
)
async def put_away(row: VisibleTable, guest: CurrentGuest, server: ServerDep) -> None:
    await server.tables.put_away(row, guest.id)


@router.post(
    "/{code}/join",
    summary="Take a free seat",
    responses=problems(401, 403, 404, 409, 429),
)
async def join(
    code: Code,
    order: JoinOrder,
    guest: CurrentGuest,
    address: Address,
    server: ServerDep,
) -> Joined:
    with server.limited_tries(address):
        name = order.name or guest.name
        order = JoinOrder(seat=order.seat, name=name)
        table, seat, token = await server.tables.join(code, order, guest.id)
    return Joined(table=table.info(Access(guest.id, (seat,))), seat=seat, token=token)


@router.post(
    "/{code}/rematch",
    summary="Get the rematch that was agreed on, with the own seats (needs their old tokens)",
    responses=problems(401, 403, 404, 409, 429),
)
async def rematch(
    code: Code, guest: CurrentGuest, tokens: SeatTokens, address: Address, server: ServerDep
) -> Opened:
    with server.limited_tries(address):
        table, mine = await server.tables.rematch(code, tokens)
    info = table.info(Access(guest.id, tuple(mine)))
    return Opened(table=info, tokens={str(seat): token for seat, token in mine.items()})
