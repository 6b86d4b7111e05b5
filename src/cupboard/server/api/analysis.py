"""Requesting and reading the analysis of a finished game."""

from __future__ import annotations

from fastapi import APIRouter

from cupboard.server.api.dependencies import FinishedTable, ServerDep, problems
from cupboard.server.schemas.http import AnalysisInfo

router = APIRouter(prefix="/api/tables/{code}/analysis", tags=["learn"])


@router.get(
    "",
    summary="Get the analysis or its progress, after the game",
    responses=problems(403, 404, 409, 429),
)
async def look(table: FinishedTable, server: ServerDep) -> AnalysisInfo:
    return await server.analyses.status_of(table)


@router.post(
    "",
    status_code=202,
    summary="Start the analysis in the background, after the game",
    responses=problems(403, 404, 409, 429),
)
async def ask(table: FinishedTable, server: ServerDep) -> AnalysisInfo:
    return await server.analyses.request(table)
