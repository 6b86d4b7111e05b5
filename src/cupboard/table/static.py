"""Serves the built pages."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, PlainTextResponse, Response

from cupboard.core import texts

PAGES: Final = Path(__file__).parent / "pages"
"""Made by the build of `web/`; not in the repository."""
HASHED: Final = "assets"
"""Names in this folder hold a hash of their content, so they can be kept for ever."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TEXTS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""A third of their size when packed; pictures and sounds are packed already. Their types are said
here: a system may know others, and a browser that is told not to guess runs no `text/plain`."""


def page(path: str, pages: Path, language: str, *, packed: bool = False) -> Response:
    """A file of the pages; any other path is a place inside the app, which `index.html` shows."""
    index = pages / "index.html"
    if not index.is_file():
        return PlainTextResponse(texts.say(language, "pages-missing"), 503)
    wanted = (pages / path).resolve()
    inside = wanted.is_relative_to(pages.resolve())
    if path and inside and wanted.is_file():
        kept = FOREVER if path.startswith(f"{HASHED}/") else ASK_AGAIN
        return _file(wanted, kept, packed)
    if path.startswith(f"{HASHED}/"):
        return PlainTextResponse("", 404)
    return _file(index, ASK_AGAIN, packed)


def unpacks(accepted: str) -> bool:
    """Whether a browser that sends this `Accept-Encoding` can unpack what is packed here."""
    offers = (offer.replace(" ", "").lower() for offer in accepted.split(","))
    weights = {name: weight for name, _, weight in (offer.partition(";") for offer in offers)}
    weight = weights.get("gzip", weights.get("*"))
    return weight is not None and weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def _file(path: Path, kept: str, packed: bool) -> Response:
    kind = TEXTS.get(path.suffix)
    if kind is None:
        return FileResponse(path, headers={"cache-control": kept})
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    if not packed:
        return FileResponse(path, media_type=kind, headers=headers)
    content = _pack(path, path.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=256)
def _pack(path: Path, _changed: int) -> bytes:
    """Once for each file, and again when it has changed."""
    return gzip.compress(path.read_bytes(), mtime=0)
