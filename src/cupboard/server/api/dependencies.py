"""What the calls have in common: the server, the guest, and the table or game they are about.

All dependencies are `async`, because FastAPI runs others in a thread.
"""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Header, Path, Request, Response
from pydantic import AfterValidator

from cupboard.core.registry import AnyGame, game
from cupboard.server import codes
from cupboard.server.descriptions import Access, may_see
from cupboard.server.errors import Refusal
from cupboard.server.guests import COOKIE, YEAR_SECONDS, Guest
from cupboard.server.schemas.http import MAX_SEATS, Problem
from cupboard.server.security import SAFE_METHODS
from cupboard.server.services import TableServer
from cupboard.server.session.table import LiveTable
from cupboard.server.storage.base import TableRow

GameId = Annotated[str, Path(max_length=32, description="the id of a game")]
AnyCode = Annotated[str, AfterValidator(codes.normalised)]
Code = Annotated[AnyCode, Path(max_length=32, description="the join or the watch code of a table")]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of a call's error responses.

    Errors are always JSON, and invalid requests are 422.
    """
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    refused = {"description": "Refused", "content": {"application/json": {"schema": schema}}}
    return dict.fromkeys((*statuses, 422), refused)


# The server and the guest


async def running_server(request: Request) -> TableServer:
    return cast(TableServer, request.app.state.server)


ServerDep = Annotated[TableServer, Depends(running_server)]


async def client_address(request: Request) -> str:
    return request.client.host if request.client else ""


Address = Annotated[str, Depends(client_address)]


async def current_guest(request: Request, response: Response, server: ServerDep) -> Guest:
    """Return the guest. A browser gets its cookie with its first page, or with its first change.

    Other requests set none: each of several at the same time would set another id.
    """
    guest = server.guests.read(request.cookies.get(COOKIE))
    if guest.fresh and request.method not in SAFE_METHODS:
        remember(request, response, server, guest)
    return guest


CurrentGuest = Annotated[Guest, Depends(current_guest)]


def remember(request: Request, response: Response, server: TableServer, guest: Guest) -> None:
    """Store the guest in the browser's cookie."""
    response.set_cookie(
        COOKIE,
        server.guests.write(guest),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def seat_tokens(
    x_seat_token: Annotated[
        str | None,
        Header(description="the secrets of seats, separated by spaces", max_length=400),
    ] = None,
) -> tuple[str, ...]:
    return tuple((x_seat_token or "").split())[:MAX_SEATS]


SeatTokens = Annotated[tuple[str, ...], Depends(seat_tokens)]


# Tables


async def visible_table(
    code: Code, guest: CurrentGuest, address: Address, server: ServerDep
) -> TableRow:
    """Return the stored table with a code, if this guest may see it."""
    with server.limited_tries(address):
        row = await server.tables.find(code)
    if not may_see(row, code, guest.id):
        raise Refusal("watching-off")
    return row


VisibleTable = Annotated[TableRow, Depends(visible_table)]


async def table_access(row: VisibleTable, code: Code, guest: CurrentGuest) -> Access:
    """Return what this guest may learn about the table."""
    return Access(guest.id, watcher=code == row.watch)


TableAccess = Annotated[Access, Depends(table_access)]


async def finished_table(row: VisibleTable, server: ServerDep) -> LiveTable:
    """Return a table whose game is over. Before that, a record would reveal hidden information."""
    if row.status != "over":
        raise Refusal("game-not-over")
    return await server.tables.live(row.code)


FinishedTable = Annotated[LiveTable, Depends(finished_table)]


# Games


async def playable_game(game_id: GameId, server: ServerDep) -> AnyGame:
    """Return a game whose rules are compiled."""
    found = game(game_id)
    await server.services.precompiler.rules(game_id)
    return found


PlayableGame = Annotated[AnyGame, Depends(playable_game)]
