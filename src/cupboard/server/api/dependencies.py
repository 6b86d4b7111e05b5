"""Dependencies shared by all calls: visitor, address and secrets."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Header, Path, Request, Response

from cupboard.server.descriptions import Access
from cupboard.server.guests import COOKIE, YEAR_SECONDS, Guest
from cupboard.server.schemas.http import MAX_SEATS, Problem
from cupboard.server.services import TableServer
from cupboard.server.storage.base import TableRow

GameId = Annotated[str, Path(max_length=32, description="the id of a game")]
Code = Annotated[str, Path(max_length=32, description="the join or the watch code of a table")]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of a call's error responses.

    Errors are always JSON, and invalid requests are 422.
    """
    schema = {"$ref": f"#/components/schemas/{Problem.__name__}"}
    refused = {"description": "Refused", "content": {"application/json": {"schema": schema}}}
    return dict.fromkeys((*statuses, 422), refused)


def server_of(request: Request) -> TableServer:
    return cast(TableServer, request.app.state.server)


ServerDep = Annotated[TableServer, Depends(server_of)]


def visitor_of(request: Request, response: Response, server: ServerDep) -> Guest:
    """Return the visitor. A browser on its first visit gets a cookie."""
    guest = server.guests.read(request.cookies.get(COOKIE))
    if guest.fresh:
        remember(request, response, server, guest)
    return guest


def remember(request: Request, response: Response, server: TableServer, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        server.guests.write(guest),
        max_age=YEAR_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


CurrentGuest = Annotated[Guest, Depends(visitor_of)]


def tokens_of(
    x_seat_token: Annotated[
        str | None,
        Header(description="the secrets of seats, separated by spaces", max_length=400),
    ] = None,
) -> tuple[str, ...]:
    return tuple((x_seat_token or "").split())[:MAX_SEATS]


Tokens = Annotated[tuple[str, ...], Depends(tokens_of)]


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


Address = Annotated[str, Depends(address_of)]


def viewer_of(table: TableRow, code: str, guest: Guest) -> Access:
    return Access(guest.id, watcher=code == table.watch)
