"""What keeps strangers out: origins, headers, sizes. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cupboard.table.refusals import Refused
from cupboard.table.replies import problem_response

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_HEADER: Final = "x-cupboard"
LARGEST_BODY: Final = 64 * 1024
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}

CONTENT_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place their parts by style attributes
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
    "referrer-policy": "no-referrer",  # addresses hold join codes
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def same_origin(headers: Headers) -> bool:
    """Whether a browser says that a page of this very server asks, or nothing at all.

    Only host and port are compared: behind a proxy the server does not know which scheme was used.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    parts = urlsplit(origin)
    try:
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return False
    hosts = {parts.netloc.lower(), f"{parts.hostname}:{port}"}
    return headers.get("host", "").lower() in hosts


class Guard:
    """In front of everything: refuses foreign pages and large bodies, and adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            _require_friendly(scope)
            body = _Body(receive)
            await self._app(scope, body.receive, _with_headers(send))
        except Refused as problem:
            scope["app"].state.house.metrics.problems[problem.code] += 1
            await problem_response(problem)(scope, receive, _with_headers(send))


def _require_friendly(scope: Scope) -> None:
    headers = Headers(scope=scope)
    if scope["method"] in SAFE_METHODS:
        return
    # A foreign page cannot send this header without asking first, and it is never allowed to.
    if headers.get(OWN_HEADER) != "1":
        raise Refused("missing-header")
    if not same_origin(headers):
        raise Refused("wrong-origin")
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        raise Refused("too-big", most=LARGEST_BODY)


class _Body:
    """Counts what comes in, whatever its header said."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        if self._size > LARGEST_BODY:
            raise Refused("too-big", most=LARGEST_BODY)
        return message


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending
