"""All refusals, each with a code for programs and a text for people.

The text of the code `seat-taken` is the Fluent message `refusal-seat-taken`.
"""

from __future__ import annotations

from typing import Final

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cupboard.core.errors import (
    BadOptions,
    BadRecord,
    BrokenPlugin,
    CupboardError,
    IllegalMove,
    MalformedMove,
    OutOfTurn,
    StaleMove,
    UnknownGame,
)
from cupboard.server.schemas.http import Problem

STATUS: Final = {
    "bad-host": 422,
    "bad-request": 422,
    "engine-plays": 409,
    "game-not-over": 409,
    "game-over": 409,
    "garbage": 400,
    "hint-too-late": 409,
    "hints-off": 409,
    "hints-off-memory": 409,
    "look-first": 409,
    "missing-header": 403,
    "no-free-seat": 409,
    "no-network": 409,
    "no-offer": 409,
    "no-such-lesson": 404,
    "no-such-level": 422,
    "no-such-puzzle": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "not-at-host": 403,
    "not-away": 409,
    "not-found": 404,
    "not-host": 403,
    "not-the-guide": 422,
    "not-your-seat": 403,
    "offer-open": 409,
    "no-rematch": 409,
    "only-watching": 403,
    "other-database": 500,
    "other-rules": 409,
    "rematch-begun": 409,
    "seat-resigned": 409,
    "seat-taken": 409,
    "server-trouble": 503,
    "still-waiting": 409,
    "takeback-off": 409,
    "token-wrong": 401,
    "too-big": 413,
    "too-fast": 429,
    "too-many-analyses": 429,
    "too-many-tables": 429,
    "too-many-tries": 429,
    "watching-off": 403,
    "wrong-method": 405,
    "wrong-origin": 403,
}
"""The HTTP status of each code."""

CLOSE: Final = {
    "garbage": 4400,
    "token-wrong": 4401,
    "watching-off": 4403,
    "wrong-origin": 4403,
    "no-such-table": 4404,
    "too-fast": 4429,
    "too-many-tries": 4429,
}
"""The codes that end a connection, with their WebSocket close codes."""

OF_GAMES: Final[dict[type[CupboardError], tuple[str, int]]] = {
    StaleMove: ("stale", 409),
    OutOfTurn: ("out-of-turn", 409),
    MalformedMove: ("malformed", 422),
    IllegalMove: ("illegal", 409),
    BadOptions: ("bad-options", 422),
    UnknownGame: ("unknown-game", 422),
    BrokenPlugin: ("unknown-game", 422),
    BadRecord: ("bad-options", 422),
}
"""Errors raised by the games themselves."""


class Refusal(CupboardError):
    """Raised to refuse a request. Nothing has changed."""

    def __init__(self, code: str, *, rule: str | None = None, **details: str | int) -> None:
        super().__init__(f"refusal-{code}", rule=rule, **details)
        self.code = code
        self.status = STATUS[code]


class Outdated(Refusal):
    """Raised if another process has changed the table meanwhile. It has been read again."""

    def __init__(self) -> None:
        super().__init__("server-trouble")


def code_and_status(error: CupboardError) -> tuple[str, int]:
    """Return the code and the HTTP status of an error."""
    if isinstance(error, Refusal):
        return error.code, error.status
    return OF_GAMES.get(type(error), ("bad-options", 422))


def to_problem(error: CupboardError) -> Problem:
    """Return an error as sent to clients."""
    code, _ = code_and_status(error)
    return Problem(code=code, key=error.key, rule=error.rule, details=dict(error.details))


# As HTTP responses

CODE_OF_STATUS: Final = {404: "not-found", 405: "wrong-method"}


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
    refusal = Refusal(CODE_OF_STATUS.get(error.status_code, "garbage"))
    refusal.status = error.status_code
    request.app.state.services.metrics.problems[refusal.code] += 1
    return problem_response(refusal, dict(error.headers or {}))
