"""Health check and metrics."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from cupboard.server.api.dependencies import ServerDep
from cupboard.server.errors import Refusal
from cupboard.server.metrics import CONTENT_TYPE
from cupboard.server.schemas.http import Health, Problem

router = APIRouter(tags=["server"])


@router.get(
    "/healthz",
    summary="Check whether the server is ready",
    responses={503: {"model": Problem, "description": "It cannot"}},
)
async def healthz(server: ServerDep) -> Health:
    try:
        await server.services.storage.check()
        server.services.cluster.check()
    except Exception as problem:  # any failure counts, as the server needs its storage
        raise Refusal("server-trouble") from problem
    return Health(status="ok")


@router.get(
    "/metrics",
    summary="Get metrics in the Prometheus text format",
    response_class=PlainTextResponse,
)
async def metrics(server: ServerDep) -> PlainTextResponse:
    text = await server.services.cluster.metrics(server.services.metrics.text())
    return PlainTextResponse(text, media_type=CONTENT_TYPE)
