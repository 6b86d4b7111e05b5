"""An invitation in a messenger: each game has a picture."""

from __future__ import annotations

import re
import struct

import pytest

from cupboard.core.registry import game_ids
from cupboard.server.link_previews import PICTURE_SIZE
from tests.browser.conftest import OpenPage
from tests.browser.places import ELSEWHERE, HERE, open_table

JPEG_SIZE = re.compile(rb"\xff[\xc0\xc2]\x00\x11\x08(.{4})", re.DOTALL)
"""The marker before the height and width of a picture."""


@pytest.mark.parametrize("game", game_ids())
def test_a_link_has_the_picture_of_its_game(visit: OpenPage, game: str) -> None:
    page = visit()
    code = open_table(page, game, HERE, ELSEWHERE)["code"]
    tags = page.request.get(f"/join/{code}").text()
    found = re.search('"og:image" content="([^"]+)"', tags)
    assert found
    assert found[1].startswith("http://")
    picture = page.request.get(found[1])
    assert picture.headers["content-type"] == "image/jpeg"
    size = JPEG_SIZE.search(picture.body())
    assert size
    assert struct.unpack(">HH", size[1]) == PICTURE_SIZE[::-1]
