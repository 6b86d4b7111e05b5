"""Serves the built pages."""

from __future__ import annotations

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


def page(path: str, pages: Path, language: str) -> Response:
    """A file of the pages; any other path is a place inside the app, which `index.html` shows."""
    index = pages / "index.html"
    if not index.is_file():
        return PlainTextResponse(texts.say(language, "pages-missing"), 503)
    wanted = (pages / path).resolve()
    inside = wanted.is_relative_to(pages.resolve())
    if path and inside and wanted.is_file():
        kept = FOREVER if path.startswith(f"{HASHED}/") else ASK_AGAIN
        return FileResponse(wanted, headers={"cache-control": kept})
    if path.startswith(f"{HASHED}/"):
        return PlainTextResponse("", 404)
    return FileResponse(index, headers={"cache-control": ASK_AGAIN})
