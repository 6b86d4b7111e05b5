"""The web application: HTTP, WebSockets and pages on top of one server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import cupboard
from cupboard.core.errors import CupboardError
from cupboard.table import replies
from cupboard.table.api import (
    analysis,
    games,
    guest,
    guides,
    health,
    lessons,
    openings,
    pages,
    play,
    puzzles,
    tables,
)
from cupboard.table.house import Server
from cupboard.table.logs import Requests
from cupboard.table.packing import Packing
from cupboard.table.security import Guard, Heads
from cupboard.table.settings import Settings

ABOUT = "Six games of cups, beans and cauldrons, played at tables. See docs/reference/api.md."


def create_app(settings: Settings) -> FastAPI:
    """Create the application. Its server lives from start-up to shutdown."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.close()

    app = FastAPI(
        title="Cupboard",
        version=cupboard.__version__,
        description=ABOUT,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from other hosts
        redoc_url=None,
    )
    app.state.server, app.state.house = server, server.house
    app.add_exception_handler(CupboardError, replies.on_refusal)
    app.add_exception_handler(RequestValidationError, replies.on_bad_request)
    app.add_exception_handler(HTTPException, replies.on_http_error)
    # The pages come last because they match any path.
    learning = (guides, lessons, openings, puzzles)
    for part in (games, guest, tables, play, analysis, *learning, health, pages):
        app.include_router(part.router)
    app.add_middleware(Packing)
    app.add_middleware(Guard)
    app.add_middleware(Requests)
    app.add_middleware(Heads)
    return app
