"""The server's own log: short lines for people, or JSON for programs. It contains no secrets.

Requests are logged by route (`/api/tables/{code}`), because a code grants access.
"""

from __future__ import annotations

import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from datetime import UTC, datetime

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

request_id: ContextVar[str] = ContextVar("request_id", default="")

logger = logging.getLogger("cupboard.http")

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class RequestLogMiddleware:
    """Middleware that gives each request an id and logs its result."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        known = request_id.set(secrets.token_hex(6))
        status, began = 0, time.monotonic()

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = request_id.get()
            await send(message)

        # Only the response to a request is noted, not every message of a socket.
        sending = noting if scope["type"] == "http" else send
        try:
            await self._app(scope, receive, sending)
        finally:
            took = round(1000 * (time.monotonic() - began), 1)
            logger.info(scope["type"], extra={**_about(scope), "status": status, "ms": took})
            request_id.reset(known)


def _about(scope: Scope) -> dict[str, str]:
    route = scope.get("route")
    path = getattr(route, "path", "") if route is not None else "(none)"
    return {"method": scope.get("method", ""), "route": path}


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in PLAIN}


class JsonLines(logging.Formatter):
    """Log formatter: one JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "request": request_id.get() or None,
            **_extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class ShortLines(logging.Formatter):
    """Log formatter for people: time, message, and the other fields."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        words = " ".join(f"{name}={value}" for name, value in _extras(record).items())
        line = f"{moment} {record.levelname.lower()} {record.getMessage()} {words}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up(as_json: bool, level: int = logging.WARNING) -> None:
    """Log to stderr: warnings for people, everything for programs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else ShortLines())
    root = logging.getLogger("cupboard")
    root.handlers, root.propagate = [handler], False
    root.setLevel(logging.INFO if as_json else level)
