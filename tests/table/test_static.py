"""The pages as files: packed where a browser can unpack them, kept where that is right, and only
they: nothing of the API is ever packed."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest

from cupboard.table import static
from cupboard.table.api import pages as api
from tests.table.clients import Browser, here, order
from tests.table.running import Running

pytestmark = pytest.mark.anyio

FILES = {
    "index.html": b"<!doctype html>" + b"beans" * 300,
    "assets/main-1234.js": b"let beans = 0;" * 300,
    "icons/bean.png": b"\x89PNG" + bytes(range(256)) * 4,
}
PACKABLE = ("index.html", "assets/main-1234.js")
WEIGHTS = {
    "gzip": True,
    "br, gzip, deflate": True,
    "GZIP;q=0.5": True,
    "*": True,
    "": False,
    "br": False,
    "gzip;q=0": False,
    "gzip; q=0.0, *": False,
}


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages as a build leaves them, so that the server needs no build to be tried."""
    folder = tmp_path / "pages"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    monkeypatch.setattr(api, "PAGES", folder)
    return folder


async def get(served: Running, path: str, accepted: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its body as it came over the wire."""
    async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
        asked = client.stream("GET", path, headers={"accept-encoding": accepted})
        async with asked as answer:
            return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize("name", PACKABLE)
async def test_texts_are_packed_for_who_can_unpack_them(
    served: Running, built: Path, name: str
) -> None:
    plain, whole = await get(served, name, "identity")
    answer, body = await get(served, name, "br, gzip")
    assert whole == gzip.decompress(body) == FILES[name]
    assert len(body) < len(whole) / 3
    assert "content-encoding" not in plain.headers
    assert answer.headers["content-encoding"] == "gzip"
    for told in (plain, answer):
        assert told.headers["vary"] == "accept-encoding"
        assert told.headers["content-type"].split(";")[0] == static.TEXTS[Path(name).suffix]
        assert int(told.headers["content-length"]) == len(body if told is answer else whole)
        hashed = name.startswith("assets/")
        assert told.headers["cache-control"] == (static.FOREVER if hashed else static.ASK_AGAIN)


async def test_pictures_are_not_packed_again(served: Running, built: Path) -> None:
    answer, body = await get(served, "icons/bean.png", "gzip")
    assert body == FILES["icons/bean.png"]
    assert "content-encoding" not in answer.headers


async def test_a_changed_file_is_packed_anew(served: Running, built: Path) -> None:
    await get(served, "index.html", "gzip")
    (built / "index.html").write_bytes(b"something else")
    assert gzip.decompress((await get(served, "index.html", "gzip"))[1]) == b"something else"


@pytest.mark.parametrize(("accepted", "can"), WEIGHTS.items())
def test_who_can_unpack(accepted: str, can: bool) -> None:
    assert static.unpacks(accepted) is can


async def test_the_api_is_never_packed(served: Running, anna: Browser) -> None:
    code, _, _ = await anna.open(order("kala", here(), here()))
    for path in ("/api/games", f"/api/tables/{code}", "/api/guest", "/api/openapi.json"):
        answer, body = await get(served, path, "gzip")
        assert answer.status_code == 200
        assert body
        assert "content-encoding" not in answer.headers


@pytest.mark.parametrize("path", ["../secret", "..%2fsecret", "assets/..%2f..%2fsecret"])
async def test_nothing_outside_the_pages_is_served(served: Running, built: Path, path: str) -> None:
    (built.parent / "secret").write_text("beans", encoding="utf-8")
    answer, body = await get(served, path, "identity")
    assert answer.status_code == 404 or body == FILES["index.html"]
