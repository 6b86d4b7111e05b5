"""What a browser remembers of its person."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request, Response

from cupboard.table import names
from cupboard.table.api.asking import Asked, Asker, problems, remember
from cupboard.table.wire import Guest

router = APIRouter(tags=["guest"])


@router.get("/api/guest", summary="The name and the language of this browser")
def guest(asker: Asker) -> Guest:
    return Guest.model_validate({"name": asker.name, "language": asker.language})


@router.put("/api/guest", summary="Remember a name and a language", responses=problems(403))
def change(
    order: Guest, asker: Asker, request: Request, response: Response, server: Asked
) -> Guest:
    name = names.tidy(order.name) or ""
    visitor = replace(asker, name=name, language=order.language, fresh=False)
    remember(request, response, server, visitor)
    return Guest(name=name, language=order.language)
