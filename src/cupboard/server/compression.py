"""Compresses API responses that contain no secrets.

Anyone who can place text next to a secret and see the compressed size of both can guess the secret
(the BREACH attack). So only responses without secrets are compressed: games, lessons, and finished
games. Responses with codes or tokens are small and stay uncompressed.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

from cupboard.server.static_files import unpacks

PUBLIC: Final = re.compile(
    r"/api/(games|openapi\.json|learn/.*|tables/[^/]+/(replay|record|analysis))"
)
MIN_BYTES: Final = 1000
"""Bytes; shorter responses fit into one packet anyway."""


class CompressionMiddleware:
    """Middleware that compresses public responses for clients that accept it."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._packed = GZipMiddleware(app, minimum_size=MIN_BYTES, compresslevel=6)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self._packed if _is_compressible(scope) else self._plain
        await answer(scope, receive, send)


def _is_compressible(scope: Scope) -> bool:
    if scope["type"] != "http" or not PUBLIC.fullmatch(scope["path"]):
        return False
    return unpacks(Headers(scope=scope).get("accept-encoding", ""))
