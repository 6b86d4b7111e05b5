"""Serves the built pages, and files of games."""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Final

from starlette.responses import FileResponse, PlainTextResponse, Response

from cupboard.core import i18n

PAGES: Final = Path(__file__).parent / "pages"
"""Created by the build of `web/`; not in the repository."""
HASHED: Final = "assets"
"""File names in this folder contain a content hash, so browsers can cache them forever."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
BEFORE: Final = "-before"
"""The build keeps replaced files in this folder, because open pages may still need them."""
TEXTS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Compressed to a third of their size; images and sounds are compressed already.

The types are fixed here because a system may define others, and with `nosniff` a browser does not
run `text/plain`.
"""

BINARIES: Final = {
    ".avif": "image/avif",
    ".gif": "image/gif",
    ".jpeg": "image/jpeg",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".wav": "audio/wav",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def page(
    path: str, pages: Path, language: str, *, packed: bool = False, head: str | None = None
) -> Response:
    """Return a file of the pages; for any other path, `index.html`, which handles it in the app.

    `head` replaces the title of `index.html`.
    """
    index = pages / "index.html"
    if not index.is_file():
        return PlainTextResponse(i18n.text(language, "pages-missing"), 503)
    if path.startswith(f"{HASHED}/"):
        found = _find(path, pages) or _find(path, pages.with_name(pages.name + BEFORE))
        # Not `index.html`: a page that expects a script could not report a useful error.
        return _file(found, FOREVER, packed) if found else _gone()
    if found := _find(path, pages):
        return _file(found, ASK_AGAIN, packed)
    answer = _file(index, ASK_AGAIN, packed) if head is None else _with_head(index, head)
    if links := preloads(path, pages, language):
        answer.headers["link"] = links
    return answer


def _with_head(index: Path, head: str) -> Response:
    """Not compressed, because it is about one table."""
    content = re.sub("<title>.*?</title>", lambda _: head, index.read_text(encoding="utf-8"))
    headers = {"cache-control": "no-store", "vary": "accept-language, cookie"}
    return Response(content, media_type=TEXTS[".html"], headers=headers)


@dataclass(frozen=True)
class _Preloads:
    """What each page needs: its code, and by language its texts; "" is any other page."""

    pages: dict[str, list[str]]
    languages: dict[str, dict[str, list[str]]]


def preloads(path: str, pages: Path, language: str) -> str:
    """Return a `Link` header with the files that a page and a language need.

    Otherwise a browser would request them only after running the first script.
    """
    try:
        file = pages / "preloads.json"
        known = _preloads(file, file.stat().st_mtime_ns)
    except FileNotFoundError:
        return ""
    word = path.partition("/")[0] or "home"
    texts = known.languages.get(language, {})
    files = [*known.pages.get(word, ()), *texts.get(word, texts.get("", ()))]
    return ", ".join(f"</{name}>; {_kind(name)}" for name in files)


def _kind(name: str) -> str:
    return "rel=preload; as=style; crossorigin" if name.endswith(".css") else "rel=modulepreload"


@lru_cache(maxsize=8)
def _preloads(path: Path, _changed: int) -> _Preloads:
    return _Preloads(**json.loads(path.read_text(encoding="utf-8")))


def _find(path: str, folder: Path) -> Path | None:
    """Return the file at a path, or None if there is none or the path leaves the folder."""
    try:
        wanted = (folder / path).resolve()
        found = wanted.is_relative_to(folder.resolve()) and wanted.is_file()
    except (OSError, ValueError):  # a name that is too long or contains a null byte
        return None
    return wanted if found else None


def _gone() -> Response:
    return PlainTextResponse("", 404, {"cache-control": "no-store"})


def immutable_file(path: str, content: bytes | None, accepted: str) -> Response:
    """Return a file whose address contains a hash of it; None if there is none.

    `accepted` is the `Accept-Encoding` header.
    """
    if content is None:
        return _gone()
    suffix, headers = PurePosixPath(path).suffix, {"cache-control": FOREVER}
    kind = TEXTS.get(suffix)
    if kind is None:
        kind = BINARIES.get(suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if unpacks(accepted):
        content, headers["content-encoding"] = _compress(content), "gzip"
    return Response(content, media_type=kind, headers=headers)


def unpacks(accepted: str) -> bool:
    """Return whether a browser with this `Accept-Encoding` header can decompress our files."""
    offers = (offer.replace(" ", "").lower() for offer in accepted.split(","))
    weights = {name: weight for name, _, weight in (offer.partition(";") for offer in offers)}
    weight = weights.get("gzip", weights.get("*"))
    return weight is not None and weight not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def _file(path: Path, cache_control: str, packed: bool) -> Response:
    kind = TEXTS.get(path.suffix)
    if kind is None:
        return FileResponse(path, headers={"cache-control": cache_control})
    headers = {"cache-control": cache_control, "vary": "accept-encoding"}
    if not packed:
        return FileResponse(path, media_type=kind, headers=headers)
    content = _pack(path, path.stat().st_mtime_ns)
    return Response(content, media_type=kind, headers={**headers, "content-encoding": "gzip"})


@lru_cache(maxsize=256)
def _pack(path: Path, _changed: int) -> bytes:
    """Compress a file, once per version."""
    return _compress(path.read_bytes())


@lru_cache(maxsize=64)
def _compress(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)
