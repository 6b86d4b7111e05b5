"""Name and language that a browser keeps for its user."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from cupboard.server import display_names
from cupboard.server.api.dependencies import CurrentGuest, ServerDep, problems, remember
from cupboard.server.schemas.http import GuestProfile

router = APIRouter(tags=["guest"])


@router.get("/api/guest", summary="Get this browser's name and language")
async def guest(guest: CurrentGuest) -> GuestProfile:
    return GuestProfile.model_validate({"name": guest.name, "language": guest.language})


@router.put("/api/guest", summary="Store this browser's name and language", responses=problems(403))
async def change(
    order: GuestProfile,
    guest: CurrentGuest,
    request: Request,
    response: Response,
    server: ServerDep,
) -> GuestProfile:
    name = display_names.tidy(order.name) or ""
    changed = replace(guest, name=name, language=order.language, fresh=False)
    remember(request, response, server, changed)
    return GuestProfile(name=name, language=order.language)
