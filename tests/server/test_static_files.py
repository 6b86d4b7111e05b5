"""The pages as static files: compression and caching; API answers with secrets stay plain."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest

from cupboard.server import compression, static_files
from cupboard.server.api import pages as api
from tests.server.clients import Browser, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


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
    """Create pages like a build does, so that the tests need no build."""
    folder = tmp_path / "pages"
    for name, content in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    monkeypatch.setattr(api, "PAGES", folder)
    return folder


async def get(served: Running, path: str, accepted: str) -> tuple[httpx.Response, bytes]:
    """Return a response and its body as received."""
    async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
        asked = client.stream("GET", path, headers={"accept-encoding": accepted})
        async with asked as answer:
            return answer, b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize("name", PACKABLE)
async def test_texts_are_compressed_for_clients_that_accept_it(
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
        assert told.headers["content-type"].split(";")[0] == static_files.TEXTS[Path(name).suffix]
        assert int(told.headers["content-length"]) == len(body if told is answer else whole)
        token_hash = name.startswith("assets/")
        assert told.headers["cache-control"] == (
            static_files.FOREVER if token_hash else static_files.ASK_AGAIN
        )


async def test_pictures_are_not_compressed_again(served: Running, built: Path) -> None:
    answer, body = await get(served, "icons/bean.png", "gzip")
    assert body == FILES["icons/bean.png"]
    assert "content-encoding" not in answer.headers


async def test_a_changed_file_is_compressed_again(served: Running, built: Path) -> None:
    await get(served, "index.html", "gzip")
    (built / "index.html").write_bytes(b"something else")
    assert gzip.decompress((await get(served, "index.html", "gzip"))[1]) == b"something else"


@pytest.mark.parametrize(("accepted", "can"), WEIGHTS.items())
def test_which_clients_accept_compression(accepted: str, can: bool) -> None:
    assert static_files.unpacks(accepted) is can


@pytest.mark.parametrize("path", ["/api/games", "/api/openapi.json"])
async def test_public_answers_are_compressed(served: Running, path: str) -> None:
    plain, whole = await get(served, path, "identity")
    answer, body = await get(served, path, "br, gzip")
    assert json.loads(gzip.decompress(body)) == json.loads(whole)
    assert len(body) < len(whole) / 2
    assert answer.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in answer.headers["vary"].lower()
    assert "content-encoding" not in plain.headers
    refused, _ = await get(served, path, "gzip;q=0")
    assert "content-encoding" not in refused.headers


@pytest.mark.parametrize("call", ["replay", "record", "analysis"])
def test_finished_games_are_compressed(call: str) -> None:
    assert compression.PUBLIC.fullmatch(f"/api/tables/KALA42/{call}")
    assert compression.PUBLIC.fullmatch("/api/learn/kala/lessons/first")


@pytest.mark.parametrize(
    "path",
    ["/api/tables", "/api/tables/replay", "/api/tables/A/join", "/api/games/x", "/api/guest"],
)
def test_paths_with_codes_or_tokens_are_not_compressed(path: str) -> None:
    assert not compression.PUBLIC.fullmatch(path)


async def test_answers_with_secrets_are_never_compressed(served: Running, anna: Browser) -> None:
    """Next to text from outsiders, the compressed size could reveal codes and tokens."""
    code, _, _ = await anna.open(order("kala", here(), here()))
    for path in ("/api/tables", f"/api/tables/{code}", "/api/guest"):
        answer, body = await get(served, path, "gzip")
        assert answer.status_code == 200
        assert body
        assert "content-encoding" not in answer.headers


TABLE = ["assets/table-1.js", "assets/table-1.css"]
LOADED = {
    "pages": {"home": ["assets/home-1.js"], "table": TABLE},
    "languages": {
        "en": {"": ["assets/en-1.js"], "home": ["assets/en-1.js", "assets/pages-1.js"]},
        "fr": {"": ["assets/fr-1.js"], "table": ["assets/fr-1.js", "assets/words-1.js"]},
    },
}


@pytest.mark.parametrize(
    ("path", "accepted", "expected"),
    [
        ("/", "en", ["assets/home-1.js", "assets/en-1.js", "assets/pages-1.js"]),
        ("/table/KALA42", "it, fr;q=0.8", [*TABLE, "assets/fr-1.js", "assets/words-1.js"]),
        ("/nowhere", "xx", ["assets/en-1.js"]),
    ],
)
async def test_a_page_names_the_files_to_preload(
    served: Running, built: Path, path: str, accepted: str, expected: list[str]
) -> None:
    (built / "preloads.json").write_text(json.dumps(LOADED), encoding="utf-8")
    async with httpx.AsyncClient(base_url=f"http://{served.address}") as client:
        answer = await client.get(path, headers={"accept-language": accepted})
    told = answer.headers["link"].split(", ")
    assert [link.partition(">")[0].removeprefix("</") for link in told] == expected
    assert all(("as=style" in link) is (".css>" in link) for link in told)


async def test_a_build_without_preloads_is_served_too(served: Running, built: Path) -> None:
    answer, _ = await get(served, "/", "identity")
    assert answer.status_code == 200
    assert "link" not in answer.headers


async def test_scripts_of_the_previous_build_are_still_served(served: Running, built: Path) -> None:
    before = built.with_name("pages-before") / "assets"
    before.mkdir(parents=True)
    (before / "main-0000.js").write_bytes(b"let old = 1;")
    answer, body = await get(served, "assets/main-0000.js", "identity")
    assert (answer.status_code, body) == (200, b"let old = 1;")
    assert answer.headers["cache-control"] == static_files.FOREVER


async def test_a_script_of_no_build_is_not_found(served: Running, built: Path) -> None:
    answer, body = await get(served, "assets/main-9999.js", "identity")
    assert (answer.status_code, body) == (404, b"")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["../secret", "..%2fsecret", "assets/..%2f..%2fsecret"])
async def test_nothing_outside_the_pages_is_served(served: Running, built: Path, path: str) -> None:
    (built.parent / "secret").write_text("beans", encoding="utf-8")
    answer, body = await get(served, path, "identity")
    assert answer.status_code == 404 or body == FILES["index.html"]
