"""How the server is."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from cupboard.table.api.asking import Asked
from cupboard.table.wire import Health

router = APIRouter(tags=["server"])


@router.get("/healthz", summary="Whether it can serve")
async def healthz(server: Asked) -> Health:
    await server.house.storage.counts()  # it cannot without its storage
    return Health(status="ok")


@router.get(
    "/metrics", summary="Counters in Prometheus' text format", response_class=PlainTextResponse
)
async def metrics(server: Asked) -> str:
    return server.house.metrics.text(await server.house.storage.counts())
