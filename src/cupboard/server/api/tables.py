"""Opening, finding and joining tables."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.server import codes
from cupboard.server.api.dependencies import (
    Address,
    Code,
    CurrentGuest,
    ServerDep,
    Tokens,
    problems,
    viewer_of,
)
from cupboard.server.descriptions import Access, table_info
from cupboard.server.errors import Refusal
from cupboard.server.guests import Guest
from cupboard.server.schemas.http import Joined, JoinOrder, Opened, TableInfo, TableOrder
from cupboard.server.services import TableServer
from cupboard.server.storage.base import TableRow

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201, summary="Open a table", responses=problems(403, 429))
async def open_table(
    order: TableOrder, asker: CurrentGuest, address: Address, server: ServerDep
) -> Opened:
    if not server.opening_limits.of(address).take():
        raise Refusal("too-fast")
    room, tokens = await server.tables.open(order, asker.id)
    table = room.info(Access(asker.id, tuple(tokens)))
    return Opened(table=table, tokens={str(seat): token for seat, token in tokens.items()})


@router.get("", summary="List this guest's tables, newest first", responses=problems())
async def list_tables(asker: CurrentGuest, server: ServerDep) -> list[TableInfo]:
    found = await server.tables.of_guest(asker.id)
    return [told(server, table, Access(asker.id)) for table in found]


@router.get("/{code}", summary="Get a table", responses=problems(403, 404, 429))
async def table_of(
    code: Code, asker: CurrentGuest, address: Address, server: ServerDep
) -> TableInfo:
    table = await found(server, code, asker, address)
    return told(server, table, viewer_of(table, codes.tidy(code), asker))


@router.post(
    "/{code}/join",
    summary="Take a free seat, or the one reserved for the holder of an old seat token",
    responses=problems(401, 403, 404, 409, 429),
)
async def join(
    code: Code,
    order: JoinOrder,
    asker: CurrentGuest,
    tokens: Tokens,
    address: Address,
    server: ServerDep,
) -> Joined:
    with server.limited_tries(address):
        name = order.name or asker.name
        order = JoinOrder(seat=order.seat, name=name)
        room, seat, token = await server.tables.join(code, order, asker.id, tokens)
    return Joined(table=room.info(Access(asker.id, (seat,))), seat=seat, token=token)


@router.post(
    "/{code}/rematch",
    status_code=201,
    summary="Open a rematch with seats rotated by one (needs a seat token)",
    responses=problems(401, 403, 404, 409, 429),
)
async def rematch(
    code: Code, asker: CurrentGuest, tokens: Tokens, address: Address, server: ServerDep
) -> Opened:
    with server.limited_tries(address):
        room, mine = await server.tables.rematch(code, asker.id, tokens)
    table = room.info(Access(asker.id, tuple(mine)))
    return Opened(table=table, tokens={str(seat): token for seat, token in mine.items()})


async def found(server: TableServer, code: str, asker: Guest, address: str) -> TableRow:
    """Return the table with a code, if this visitor may see it."""
    with server.limited_tries(address):
        table = await server.tables.find(code)
    owners = {table.host, *(seat.guest for seat in table.seats)}
    if codes.tidy(code) == table.watch and not table.watching and asker.id not in owners:
        raise Refusal("watching-off")
    return table


def told(server: TableServer, table: TableRow, access: Access) -> TableInfo:
    """Return a table's description from memory if it is loaded, else from storage."""
    room = server.tables.loaded(table.id)
    return room.info(access) if room is not None else table_info(table, access)
