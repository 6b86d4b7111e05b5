"""What a messenger shows for a link to a table: Open Graph tags in the page's head."""

from __future__ import annotations

from html import escape
from typing import Final

from cupboard.core import i18n
from cupboard.server import codes, static_files
from cupboard.server.descriptions import may_see
from cupboard.server.errors import Refusal
from cupboard.server.game_files import game_files
from cupboard.server.services import TableServer
from cupboard.server.storage.base import TableRow

KINDS: Final = {"join": "join", "table": "join", "watch": "watch"}
"""The pages of a table, and what their links are for."""
PICTURES: Final = "previews"
"""The build puts a picture of each of our own games into this folder of the pages."""
PICTURE_SIZE: Final = (1200, 630)
RASTER: Final = (".png", ".jpg", ".jpeg")
"""Messengers show no SVG."""
ICON: Final = "icons/icon-512.png"


async def preview_of(
    path: str, language: str, base: str, server: TableServer, address: str
) -> str | None:
    """Return the tags for a link to a table; None for any other page.

    Wrong codes count as tries, so that previews do not help to guess codes.
    """
    page, _, code = path.partition("/")
    if page not in KINDS or not code or "/" in code or len(code) > codes.WATCH_LENGTH:
        return None
    code = codes.normalised(code)
    try:
        with server.limited_tries(address):
            row = await server.tables.find(code)
    except Refusal:
        return None
    if not may_see(row, code, ""):
        return None
    return _tags(row, KINDS[page], language, base)


def _tags(row: TableRow, kind: str, language: str, base: str) -> str:
    game = i18n.text(language, f"{row.game}-name")
    name = next((seat.name for seat in row.seats if seat.guest == row.host and seat.name), None)
    known = "named" if name else "unnamed"
    title = i18n.text(language, f"preview-{kind}", known=known, name=name or "", game=game)
    tags = {
        "og:title": title,
        "og:description": i18n.text(language, f"{row.game}-tagline"),
        **_picture(row.game, base, game),
        "og:type": "website",
        "og:site_name": "Cupboard",
        "og:locale": language,
    }
    lines = [f'<meta property="{key}" content="{escape(text)}" />' for key, text in tags.items()]
    named = {"description": tags["og:description"], "twitter:card": "summary_large_image"}
    about = [f'<meta name="{key}" content="{escape(text)}" />' for key, text in named.items()]
    return "".join((f"<title>{escape(title)}</title>", *about, *lines))


def _picture(game_id: str, base: str, alt: str) -> dict[str, str]:
    """Return the tags of a game's picture."""
    path = f"{PICTURES}/{game_id}.jpg"
    if (static_files.PAGES / path).is_file():
        wide, high = PICTURE_SIZE
        size = {"og:image:width": str(wide), "og:image:height": str(high)}
    else:
        path, size = _own_cover(game_id) or ICON, {}
    return {"og:image": base + path, **size, "og:image:alt": alt}


def _own_cover(game_id: str) -> str | None:
    """Return the path of the cover of a game from another package, if messengers can read it."""
    web = game_files(game_id).web
    if web is None or web.cover is None or not web.cover.endswith(RASTER):
        return None
    return (web.base + web.cover).lstrip("/")
