"""The web application: HTTP, WebSockets and pages on top of one server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import cupboard
from cupboard.core.errors import CupboardError
from cupboard.server import errors
from cupboard.server.api import (
    analysis,
    game_files,
    games,
    guest,
    guides,
    health,
    initial_setup,
    lessons,
    pages,
    play,
    puzzles,
    reach,
    tables,
)
from cupboard.server.compression import CompressionMiddleware
from cupboard.server.request_log import RequestLogMiddleware
from cupboard.server.security import HeadMiddleware, SecurityMiddleware
from cupboard.server.services import TableServer
from cupboard.server.settings import Settings

ABOUT = "Six games of cups, beans and cauldrons, played at tables. See docs/reference/api.md."


def create_app(settings: Settings) -> FastAPI:
    """Create the application. Its server lives from start-up to shutdown."""
    server = TableServer(settings)

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
    app.state.server, app.state.services = server, server.services
    app.add_exception_handler(CupboardError, errors.on_refusal)
    app.add_exception_handler(RequestValidationError, errors.on_bad_request)
    app.add_exception_handler(HTTPException, errors.on_http_error)
    # The pages come last because they match any path.
    learning = (guides, lessons, initial_setup, puzzles)
    for part in (games, guest, tables, play, analysis, *learning, reach, health, game_files, pages):
        app.include_router(part.router)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(SecurityMiddleware)
    app.add_middleware(RequestLogMiddleware)
    app.add_middleware(HeadMiddleware)
    return app
