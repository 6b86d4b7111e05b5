"""Bad input gets a clear refusal, never a server error.

The tests send a fixed corpus of bad headers, paths, bodies and messages, and random moves from a
fixed seed, so that every run is the same.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cupboard.core import i18n
from cupboard.server.share_links import is_host
from tests.server.clients import Browser, here, order
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


LONG_NUMBER = "9" * 5000
SERVER_ERROR = 500

HEADERS = [
    ("origin", "http://["),
    ("origin", "http://[::1"),
    ("origin", "http://localhost:99999999"),
    ("origin", "http://localhost:x"),
    ("origin", LONG_NUMBER),
    ("host", "["),
    ("host", "x" * 4000),
    ("host", "example.org:" + "9" * 400),
    ("host", 'a"><script>'),
    ("cookie", "guest=; guest; =;"),
    ("cookie", f"guest={LONG_NUMBER}"),
    ("x-seat-token", "x" * 5000),
    ("accept-language", "\xff"),
    ("accept-encoding", "gzip;q=" + "9" * 400),
    ("content-type", "application/json; charset=no-such"),
    ("range", f"bytes={'9' * 400}-"),
    ("if-modified-since", "yesterday"),
]

BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"\xef\xbb\xbf{}",
    b"NaN",
    LONG_NUMBER.encode(),
    b'{"seats": ' + LONG_NUMBER.encode() + b"}",
    b"[" * 20_000,
    b'{"name": "\\ud800"}',
]

VALUES: list[Any] = [
    None,
    True,
    -1,
    2**70,
    10**4000,
    1.5,
    "",
    "\x00",
    "٣",
    LONG_NUMBER,
    [],
    [[]],
    {},
    {"recipe": 3},
    [{"kind": ["fewer"]}],
    [{"kind": {}}],
    [{"name": "A", "kind": "fewer", "points": 10**4000}],
    [{"name": "A", "kind": "fewer", "points": 1, "of": ["wands"]}],
    [{"name": ["A"], "kind": "sets", "points": 1, "of": "plants", "cards": "3"}],
    f"[[recipe]]\npoints = {LONG_NUMBER}",
    "a = " + "[" * 5000,
]

JSON = {"content-type": "application/json"}


def tellable(answer: httpx.Response) -> bool:
    """Return whether pages can show this refusal in every language."""
    problem = answer.json()
    return all(i18n.has_text(language, problem["key"]) for language in i18n.LANGUAGES)


async def calls(anna: Browser, code: str) -> list[tuple[str, str]]:
    """Return every call of the API description, for a real table and a real game."""
    described = (await anna.http.get("/api/openapi.json")).json()["paths"]
    real = {"code": code, "game_id": "kalaha", "name": "home"}
    return [
        (method.upper(), path.format(**real))
        for path, methods in described.items()
        for method in methods
    ]


async def answered(anna: Browser, method: str, path: str, **sent: Any) -> httpx.Response:
    answer = await anna.http.request(method, path, **sent)
    assert answer.status_code < SERVER_ERROR, (method, path, str(sent)[:200])
    return answer


@pytest.fixture(autouse=True)
def built_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Serve some pages, even if none were built."""
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Cupboard</title>")
    monkeypatch.setattr("cupboard.server.api.pages.PAGES", folder)


@pytest.fixture
async def code(anna: Browser) -> str:
    opened, _, _ = await anna.open(order("kalaha", here("Anna"), here("Ben")))
    return opened


async def test_no_header_causes_a_server_error(anna: Browser, code: str) -> None:
    for method, path in [*await calls(anna, code), ("GET", "/")]:
        for name, value in HEADERS:
            sent: dict[str, Any] = {"headers": {name: value.encode("latin-1")}}
            if method != "GET":
                sent["content"] = b"{}"
            await answered(anna, method, path, **sent)


async def test_no_body_causes_a_server_error(anna: Browser, code: str) -> None:
    for method, path in await calls(anna, code):
        for body in BODIES if method != "GET" else ():
            answer = await answered(anna, method, path, content=body, headers=JSON)
            assert answer.is_success or tellable(answer)


async def test_no_length_causes_a_server_error(served: Running) -> None:
    """These use raw sockets, because real clients refuse to send a wrong length."""
    host, _, port = served.address.partition(":")
    for length in (LONG_NUMBER, "-1", "x", "1" * 20):
        lines = ("PUT /api/guest HTTP/1.1", f"Host: {served.address}", "X-Cupboard: 1")
        status = await raw_status(host, int(port), *lines, f"Content-Length: {length}")
        assert 400 <= status < SERVER_ERROR, length[:20]


async def raw_status(host: str, port: int, *lines: str) -> int:
    reading, writing = await asyncio.open_connection(host, port)
    writing.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    await writing.drain()
    first = (await reading.readline()).decode()
    writing.close()
    return int(first.split()[1])


async def test_no_path_causes_a_server_error(anna: Browser) -> None:
    odd = ["\x00", "a\x00b", "../../etc/passwd", "é", "x" * 5000, LONG_NUMBER, "%", "[", "//"]
    for text in odd:
        part = quote(text.encode(), safe="")
        for path in (f"/{part}", f"/assets/{part}", f"/api/tables/{part}", f"/api/{part}"):
            await answered(anna, "GET", path)
        for path in ("lessons", "puzzles", "guide"):
            await answered(anna, "GET", f"/api/learn/{part}/{path}")
        await answered(anna, "GET", f"/api/learn/kala/puzzles?day={part}")
    for day in ("0001-01-01", "9999-12-31", "10000-01-01"):
        await answered(anna, "GET", f"/api/learn/kala/puzzles?day={day}")


async def test_no_option_causes_a_server_error(anna: Browser) -> None:
    """Every value for every option of every game is accepted, or refused with a reason."""
    for game in (await anna.http.get("/api/games")).json():
        names = [option["name"] for option in game["options"]]
        for name in (*names, "", "x" * 60):
            for value in VALUES:
                sent = json.dumps({"options": {name: value}, "seats": game["seats"][0]})
                path = f"/api/learn/{game['id']}/opening"
                answer = await answered(anna, "POST", path, content=sent, headers=JSON)
                assert answer.is_success or tellable(answer)


async def test_no_table_request_causes_a_server_error(anna: Browser) -> None:
    usual = order("kala", here(), here())
    for field in (*usual, "guide", "x"):
        for value in VALUES:
            sent = json.dumps({**usual, field: value})
            answer = await answered(anna, "POST", "/api/tables", content=sent, headers=JSON)
            assert answer.is_success or tellable(answer)
    for value in VALUES:
        for seat in ({"kind": value}, {"kind": "engine", "level": value}):
            sent = json.dumps({**usual, "seats": [seat, seat]})
            await answered(anna, "POST", "/api/tables", content=sent, headers=JSON)


async def test_a_host_that_no_browser_sends_is_refused(anna: Browser, code: str) -> None:
    for call in ("qr.svg", "link"):
        path = f"/api/tables/{code}/{call}"
        for host in ("x" * 4000, "[", 'a"b', "a b"):
            answer = await answered(anna, "GET", path, headers={"host": host})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-host")
        for host in ("example.org", "localhost:8127", "[::1]:8127", "xn--bcher-kva.example"):
            assert is_host(host)
            assert (await anna.http.get(path, headers={"host": host})).status_code == 200


@pytest.mark.parametrize("path", ["/", "/rules/kala", "/api/games", "/api/health", "/no/such"])
async def test_head_is_get_without_a_body(anna: Browser, path: str) -> None:
    asked, got = await anna.http.head(path), await anna.http.get(path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    assert asked.headers["content-length"] == got.headers["content-length"]
    assert asked.headers["content-type"] == got.headers["content-type"]


MESSAGES = [
    "",
    "null",
    "[]",
    "{",
    LONG_NUMBER,
    "[" * 8000,
    '{"type": "move"}',
    '{"type": ["move"]}',
    '{"type": "look", "seat": ' + "9" * 5000 + "}",
    '{"type": "hello", "tokens": [], "since": ' + "9" * 5000 + "}",
    '{"type": "move", "id": "1", "seat": 1e999, "expected": 0, "text": "1"}',
    '{"type": "move", "id": "\\ud800", "seat": 0, "expected": 0, "text": "1"}',
    '{"type": "hand-over", "seat": 7, "to": "\\u0000"}',
]

REFUSED_MOVES = ("malformed", "illegal", "out-of-turn", "stale")
MOVES = ["", "٣", "9" * 400, "-1", "1" * 16, "\x00", "🎲", "E" * 400, "shot 9999999 0 0"]


@pytest.mark.parametrize("message", MESSAGES, ids=range(len(MESSAGES)))
async def test_no_message_breaks_a_connection(anna: Browser, code: str, message: str) -> None:
    """The message is refused, and the connection is closed as for any garbage or stays open."""
    async with anna.listen(code) as ear:
        await ear.say(type="hello", tokens=[], since=None)
        await ear.hear("welcome")
        await ear.socket.send(message)
        heard = await ear.hear("problem")
        assert heard["problem"]["code"] != "server-trouble"
        try:
            await ear.settled()
        except ConnectionClosed:
            assert ear.socket.close_code == 4400


async def test_an_invalid_origin_is_foreign(anna: Browser, code: str) -> None:
    async with anna.listen(code, Origin="http://[") as ear:
        assert (await ear.problem())["code"] == "wrong-origin"
        assert await ear.closed() == 4403


@pytest.mark.parametrize("game", ["kalaha", "kala", "dacapo", "ronda"])
async def test_no_typed_move_breaks_a_table(anna: Browser, game: str) -> None:
    code, tokens, _ = await anna.open(order(game, here(), here()))
    rng = random.Random(3)
    letters = "NESWx@+=-0123456789abc 🎲٣"
    typed = [*MOVES, *("".join(rng.choices(letters, k=rng.randrange(30))) for _ in range(40))]
    async with anna.sit(code, *tokens) as ear:
        for text in typed:
            seat = ear.frame["turn"]["waiting"][0]
            await ear.move(seat, text)
            while (message := await ear.next())["type"] not in ("done", "problem"):
                pass
            if message["type"] == "problem":
                assert message["problem"]["code"] in (
                    "malformed",
                    "illegal",
                    "out-of-turn",
                    "stale",
                )
