"""Texts of all games, and boards of games from other packages, reach the pages unchanged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse

from cupboard.core import registry
from cupboard.core.i18n import LANGUAGES, text
from cupboard.server.descriptions import game_info
from cupboard.server.game_files import game_files
from tests.server.clients import Browser
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


IMMUTABLE = "public, max-age=31536000, immutable"
BOARD = "export default function create(kit) { return {}; }\n"


async def games(browser: Browser) -> dict[str, Any]:
    return {game["id"]: game for game in (await browser.http.get("/api/games")).json()}


def messages(fluent: str) -> set[str]:
    entries = parse(fluent).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


async def test_every_game_has_its_texts_in_every_language(anna: Browser) -> None:
    for game_id, game in (await games(anna)).items():
        assert list(game["texts"]) == list(LANGUAGES)
        expected: set[str] | None = None
        for parts in game["texts"].values():
            keys: set[str] = set()
            for part in ("board", "learn"):
                answer = await anna.http.get(parts[part])
                assert answer.status_code == 200
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                assert answer.headers["cache-control"] == IMMUTABLE
                assert answer.headers["x-content-type-options"] == "nosniff"
                found = messages(answer.text)
                assert not keys & found, "a text stands in one part only"
                keys |= found
            assert f"{game_id}-name" in keys
            assert not any(key.startswith("cli-") for key in keys)
            expected = expected or keys
            assert keys == expected


async def test_texts_are_those_that_python_uses(anna: Browser) -> None:
    address = (await games(anna))["kala"]["texts"]["de"]["board"]
    assert f"kala-name = {text('de', 'kala-name')}" in (await anna.http.get(address)).text


async def test_our_own_games_bring_no_board(anna: Browser) -> None:
    assert {game["web"] for game in (await games(anna)).values()} == {None}


# A game from another package


def write(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let Kala bring a folder of its own, as a game from another package does."""
    folder, honest = tmp_path / "package", registry.resources
    secret = tmp_path / "secret.txt"
    secret.write_text("secret")
    manifest = {"contract": 1, "board": "board.js", "style": "look/board.css", "print": "gone.js"}
    write(
        folder,
        {
            "web/game.json": json.dumps(manifest | {"later": True}),
            "web/board.js": BOARD,
            "web/look/board.css": ":host { color: red }",
            "web/look/bean.png": b"\x89PNG",
            "web/look/data.xyz": b"\x00",
            "web/.hidden": "hidden",
            "locales/en/kala.ftl": "kala-more = More\n",
            "locales/en/kala-learn.ftl": "kala-lesson = Lesson\n",
            "rules.py": "secret = 1",
        },
    )
    folders = {"kala": folder}
    monkeypatch.setattr(
        registry, "resources", lambda game_id: folders.get(game_id) or honest(game_id)
    )
    forget()
    yield folder
    forget()


async def raw_get(address: str, path: str) -> tuple[str, list[str], str]:
    """Request a path as it is. Other clients would resolve its dots themselves."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = f"GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    writer.write(request.encode())
    head, _, body = (await reader.read()).decode().partition("\r\n\r\n")
    writer.close()
    status, *headers = head.split("\r\n")
    return status, headers, body


def forget() -> None:
    game_files.cache_clear()
    game_info.cache_clear()


async def test_a_package_brings_its_board(package: Path, anna: Browser) -> None:
    web = (await games(anna))["kala"]["web"]
    base = web.pop("base")
    assert base.startswith("/games/kala/")
    assert web == {
        "contract": 1,
        "board": "board.js",
        "style": "look/board.css",
        "cover": None,
        "options": None,
        "analysis": None,
        "print": None,  # it is missing, so the pages do without it
    }
    for name, kind in (
        ("board.js", "text/javascript; charset=utf-8"),
        ("look/board.css", "text/css; charset=utf-8"),
        ("look/bean.png", "image/png"),
        ("look/data.xyz", "application/octet-stream"),
    ):
        answer = await anna.http.get(base + name)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.content == (package / "web" / name).read_bytes()
        assert answer.headers["cache-control"] == IMMUTABLE
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self';" in answer.headers["content-security-policy"]


async def test_texts_of_a_package_are_added(package: Path, anna: Browser) -> None:
    texts = (await games(anna))["kala"]["texts"]["en"]
    assert "kala-more = More" in (await anna.http.get(texts["board"])).text
    assert "kala-lesson = Lesson" in (await anna.http.get(texts["learn"])).text


async def test_texts_are_compressed_for_those_who_accept_it(anna: Browser) -> None:
    address = (await games(anna))["kala"]["texts"]["en"]["board"]
    packed = await anna.http.get(address, headers={"accept-encoding": "gzip"})
    plain = await anna.http.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "{base}.hidden",
        "{base}gone.js",
        "{base}",
        "{base}look",
        "{base}../rules.py",
        "{base}..%2frules.py",
        "{base}%2e%2e/%2e%2e/secret.txt",
        "{base}look/../../rules.py",
        "{base}look/..%5c..%5crules.py",
        "{base}/etc/passwd",
        "/games/kala/0000000000000000/board.js",
        "/games/nothing/0000000000000000/board.js",
        "/texts/0000000000000000/en/kala.ftl",
        "/texts/{version}/en/ronda.ftl",
        "/texts/{version}/en/..%2fkala.ftl",
        "/texts/{version}/../../pyproject.toml",
        "/texts/",
        "/games/kala",
    ],
)
async def test_no_other_file_can_be_reached(package: Path, path: str, anna: Browser) -> None:
    base = (await games(anna))["kala"]["web"]["base"]
    version = game_files("kala").texts["en"].board.split("/")[2]
    address = path.format(base=base, version=version)
    status, headers, body = await raw_get(anna.address, address)
    assert (status, body) == ("HTTP/1.1 404 Not Found", "")
    assert "cache-control: no-store" in headers


@pytest.mark.parametrize("manifest", ["", "{", "[]", '{"board": "board.js"}', '{"contract": "x"}'])
async def test_with_a_broken_manifest_the_game_has_no_board(
    manifest: str, package: Path, anna: Browser
) -> None:
    write(package, {"web/game.json": manifest})
    forget()
    assert (await games(anna))["kala"]["web"] is None


async def test_another_file_gives_another_address(package: Path, anna: Browser) -> None:
    before = (await games(anna))["kala"]["web"]["base"]
    write(package, {"web/board.js": BOARD + "// changed"})
    forget()
    after = (await games(anna))["kala"]["web"]["base"]
    assert before != after
    assert (await anna.http.get(before + "board.js")).status_code == 404
