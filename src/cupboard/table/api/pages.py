"""The pages of the app: any path that is no call."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from cupboard.core.texts import FALLBACK, LANGUAGES
from cupboard.table.refusals import Refused
from cupboard.table.static import PAGES, page, unpacks

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
def pages(path: str, request: Request) -> Response:
    if path.startswith("api/") or path == "api":
        raise Refused("not-found")
    # Only what everybody may have is packed: beside a secret, its size could betray it.
    packed = unpacks(request.headers.get("accept-encoding", ""))
    return page(path, PAGES, _language(request), packed=packed)


def _language(request: Request) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else FALLBACK
