"""Protection against foreign requests: origins, headers and sizes. Independent of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cupboard.core.reading import whole_number
from cupboard.server.errors import Refusal, problem_response

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_HEADER: Final = "x-cupboard"
MAX_BODY_BYTES: Final = 64 * 1024
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards position their parts with style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses contain join codes
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Return whether a request comes from a page of this server or has no origin.

    Only host and port are compared, because behind a proxy the server does not know the scheme.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return False
    hosts = {parts.netloc.lower(), f"{parts.hostname}:{port}"}
    return headers.get("host", "").lower() in hosts


class HeadMiddleware:
    """Middleware that answers `HEAD` as `GET`, without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def sending(message: Message) -> None:
            bodiless = message["type"] == "http.response.body"
            await send({**message, "body": b""} if bodiless else message)

        await self._app({**scope, "method": "GET"}, receive, sending)


class SecurityMiddleware:
    """Outermost middleware: refuses foreign pages and large bodies, and adds security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            _check_request(scope)
            body = _Body(receive)
            await self._app(scope, body.receive, _with_headers(send))
        except Refusal as problem:
            scope["app"].state.services.metrics.problems[problem.code] += 1
            await problem_response(problem)(scope, receive, _with_headers(send))


def _check_request(scope: Scope) -> None:
    headers = Headers(scope=scope)
    if scope["method"] in SAFE_METHODS:
        return
    # A foreign page would need a preflight request for this header, which is always refused.
    if headers.get(OWN_HEADER) != "1":
        raise Refusal("missing-header")
    if not same_origin(headers):
        raise Refusal("wrong-origin")
    length = whole_number(headers.get("content-length", "0"))
    if length is None or not 0 <= length <= MAX_BODY_BYTES:
        raise Refusal("too-big", most=MAX_BODY_BYTES)


class _Body:
    """A request body whose bytes are counted as they arrive, whatever the header said."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > MAX_BODY_BYTES:
            raise Refusal("too-big", most=MAX_BODY_BYTES)
        return message


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
