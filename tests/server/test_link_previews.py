"""Link previews: what a messenger learns about a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from cupboard.server import link_previews, static_files
from cupboard.server.api import pages
from cupboard.server.game_files import GameFiles
from cupboard.server.schemas.http import GameWeb
from tests.server.clients import Browser, elsewhere, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio

INDEX = "<html><head><title>Cupboard</title></head></html>"


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "kalaha.jpg").write_bytes(b"a picture")
    for module in (pages, static_files):
        monkeypatch.setattr(module, "PAGES", tmp_path)


async def read(browser: Browser, path: str, language: str = "en") -> str:
    answer = await browser.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    return answer.text


async def test_an_invitation_says_who_invites_to_what(anna: Browser, ben: Browser) -> None:
    code, _, table = await anna.open(order("kalaha", here('<b>"Anna"'), elsewhere()))
    title = "&lt;b&gt;&quot;Anna&quot; invites you to play Kalaha"
    for path in (f"/join/{code}", f"/join/{code.lower()}", f"/table/{code}"):
        text = await read(ben, path)
        assert f"<title>{title}</title>" in text
        assert f'<meta property="og:title" content="{title}" />' in text
        assert f'"og:image" content="http://{ben.address}/previews/kalaha.jpg"' in text
        assert '"og:image:width" content="1200"' in text
    assert "lädt dich zu einer Partie Kalaha ein" in await read(ben, f"/join/{code}", "de-AT,en")
    watching = await read(ben, f"/watch/{table['watch']}")
    assert "Watch &lt;b&gt;" in watching
    assert code not in watching
    head = await ben.http.head(f"/join/{code}")
    assert (head.status_code, head.text) == (200, "")


async def test_without_a_name_nobody_is_invented(anna: Browser, ben: Browser) -> None:
    code, _, _ = await anna.open(order("kala", here(), elsewhere()))
    assert "<title>You’re invited to play Kala</title>" in await read(ben, f"/join/{code}")


async def test_other_pages_have_no_preview(anna: Browser, ben: Browser) -> None:
    _, _, table = await anna.open(order("kala", here("Anna"), elsewhere(), watching=False))
    for path in ("/", "/join/NOSUCH", "/join/", "/rules/kala", f"/watch/{table['watch']}"):
        assert await read(ben, path) == INDEX


@pytest.mark.parametrize(
    ("cover", "shown"),
    [("box.png", "games/kala/abc/box.png"), ("box.svg", "icons/icon-512.png"), (None, None)],
)
async def test_a_game_without_our_picture_shows_its_own_cover_or_the_icon(
    anna: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch, cover: str | None, shown: str
) -> None:
    parts = dict.fromkeys(("board", "style", "options", "analysis", "print"))
    web = GameWeb(contract=1, base="/games/kala/abc/", cover=cover, **parts) if cover else None
    files = GameFiles(texts={}, web=web, contents={})
    monkeypatch.setattr(link_previews, "game_files", lambda _: files)
    code, _, _ = await anna.open(order("kala", here(), elsewhere()))
    text = await read(ben, f"/join/{code}")
    assert f'"og:image" content="http://{ben.address}/{shown or link_previews.ICON}"' in text
    assert "og:image:width" not in text
