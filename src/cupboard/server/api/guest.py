"""Name and language that a browser keeps for its user."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from cupboard.server import display_names
from cupboard.server.api.dependencies import CurrentGuest, ServerDep, problems, remember
from cupboard.server.schemas.http import GuestProfile

router = APIRouter(tags=["guest"])


@router.get("/api/guest", summary="Get this browser's name and language")
def guest(asker: CurrentGuest) -> GuestProfile:
    return GuestProfile.model_validate({"name": asker.name, "language": asker.language})


@router.put("/api/guest", summary="Store this browser's name and language", responses=problems(403))
def change(
    order: GuestProfile,
    asker: CurrentGuest,
    request: Request,
    response: Response,
    server: ServerDep,
) -> GuestProfile:
    name = display_names.tidy(order.name) or ""
    guest = replace(asker, name=name, language=order.language, fresh=False)
    remember(request, response, server, guest)
    return GuestProfile(name=name, language=order.language)
