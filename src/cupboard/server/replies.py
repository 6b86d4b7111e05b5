"""Refusals as HTTP responses."""

from __future__ import annotations

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cupboard.core.errors import CupboardError
from cupboard.server.errors import Refusal, code_and_status, to_problem

OF_STATUS = {404: "not-found", 405: "wrong-method"}


def problem_response(error: CupboardError, headers: dict[str, str] | None = None) -> Response:
    _, status = code_and_status(error)
    body = to_problem(error).model_dump_json()
    return Response(body, status, media_type="application/json", headers=headers)


async def on_refusal(request: Request, error: Exception) -> Response:
    if not isinstance(error, CupboardError):
        raise error
    request.app.state.services.metrics.problems[code_and_status(error)[0]] += 1
    return problem_response(error)


async def on_bad_request(request: Request, error: Exception) -> Response:
    """Report the first validation error of a request."""
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await on_refusal(request, Refusal("bad-request", where=where, problem=first["msg"]))


async def on_http_error(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    refusal = Refusal(OF_STATUS.get(error.status_code, "garbage"))
    refusal.status = error.status_code
    request.app.state.services.metrics.problems[refusal.code] += 1
    return problem_response(refusal, dict(error.headers or {}))
