"""The pages of the browser app: every path that is not an API call."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from starlette.responses import Response

from cupboard.core.i18n import FALLBACK, LANGUAGES
from cupboard.server.api.dependencies import Address, ServerDep, remember
from cupboard.server.errors import Refusal
from cupboard.server.guests import COOKIE, Guest
from cupboard.server.link_previews import preview_of
from cupboard.server.share_links import is_host
from cupboard.server.static_files import PAGES, TEXTS, page, unpacks

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def pages(path: str, request: Request, server: ServerDep, address: Address) -> Response:
    if path.startswith("api/") or path == "api":
        raise Refusal("not-found")
    # Compress public data only: next to a secret, the compressed size could reveal it.
    packed = unpacks(request.headers.get("accept-encoding", ""))
    guest = server.guests.read(request.cookies.get(COOKIE))
    language, head = _language(request, guest), None
    if is_host(request.headers.get("host", "")):
        head = await preview_of(path, language, str(request.base_url), server, address)
    response = await asyncio.to_thread(page, path, PAGES, language, packed=packed, head=head)
    if guest.fresh and response.media_type == TEXTS[".html"]:
        remember(request, response, server, guest)
    return response


def _language(request: Request, guest: Guest) -> str:
    """Return the page language: the one chosen on the page, else the first accepted one we have."""
    accepted = request.headers.get("accept-language", "").split(",")
    wanted = (guest.language or "", *(tag.strip()[:2].lower() for tag in accepted))
    return next((language for language in wanted if language in LANGUAGES), FALLBACK)
