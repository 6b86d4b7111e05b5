"""Who can reach the server, and the switch that lets the network in."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from cupboard.server.api.dependencies import Address, ServerDep, problems
from cupboard.server.errors import Refusal
from cupboard.server.schemas.http import Reach, ReachOrder
from cupboard.server.share_links import HERE, is_host, reaches_here_only

router = APIRouter(prefix="/api/reach", tags=["server"])

FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers of proxies, whose requests seem to come from this computer."""


async def is_at_host(request: Request, address: Address, server: ServerDep) -> bool:
    """Return whether a browser on this computer asks, and the network can be let in.

    The host's name is compared, too: a foreign page can let its own name point to this computer.
    """
    if not server.network.can_change or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(address).is_loopback and request.url.hostname in HERE
    except ValueError:  # no address, as for a Unix socket
        return False


AtHost = Annotated[bool, Depends(is_at_host)]


@router.get("", summary="Get who can open links to this server", responses=problems())
async def reach(request: Request, server: ServerDep, at_host: AtHost) -> Reach:
    if not is_host(request.headers.get("host", "")):
        raise Refusal("bad-host")
    here_only = reaches_here_only(str(request.base_url), server.network)
    return Reach(here_only=here_only, network=server.network.is_open if at_host else None)


@router.put(
    "",
    summary="Let devices in the network connect, or shut them out (only on the server's computer)",
    responses=problems(403, 409),
)
async def change(order: ReachOrder, request: Request, server: ServerDep, at_host: AtHost) -> Reach:
    if not at_host:
        raise Refusal("not-at-host")
    await (server.network.open() if order.network else server.network.close())
    return await reach(request, server, at_host)
