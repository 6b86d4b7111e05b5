"""The server itself: headers, cookies, pages, health, counters, logs, start and shutdown."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path

import pytest

from cupboard.core.errors import BadOptions
from cupboard.core.i18n import LANGUAGES
from cupboard.core.registry import game, game_ids
from cupboard.server import ports
from cupboard.server.api import pages
from cupboard.server.display_names import tidy
from cupboard.server.guests import COOKIE, KEY_FILE, own_key
from cupboard.server.network_access import NetworkAccess
from cupboard.server.request_log import JsonLines, ShortLines
from cupboard.server.session.event_log import LogAppend
from cupboard.server.share_links import link_to
from cupboard.server.static_files import page
from cupboard.server.storage.base import Write
from tests.cli.conftest import environment
from tests.server.clients import PATIENCE, Browser, elsewhere, engine, here, order
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio


# Descriptions of games and tables


async def test_every_game_is_described(anna: Browser) -> None:
    games = (await anna.http.get("/api/games")).json()
    assert [found["id"] for found in games] == list(game_ids())
    for found in games:
        assert found["levels"][0] == "sprout"
        assert {option["name"] for option in found["options"]} == set(
            found["presets"][0]["options"]
        )
        presets = {preset["name"] for preset in found["presets"]}
        assert set(found["preset_by_language"]) == set(LANGUAGES)
        assert set(found["preset_by_language"].values()) <= presets
    kalaha = next(found for found in games if found["id"] == "kalaha")
    assert kalaha["preset_by_language"]["fr"] == "fr"
    assert kalaha["preset_by_language"]["nl"] == "gb"


async def test_games_have_their_box_facts(anna: Browser) -> None:
    games = {one["id"]: one for one in (await anna.http.get("/api/games")).json()}
    for game_id, told in games.items():
        spec = game(game_id).spec
        assert spec.genre
        assert spec.minutes
        assert (told["genre"], told["age"]) == (spec.genre.value, spec.age)
        assert told["minutes"] == asdict(spec.minutes)
        assert told["authors"] == list(spec.authors)
        assert told["tips"] == list(spec.tips)


async def test_a_table_lists_the_rules_in_force(anna: Browser) -> None:
    """KALAHA-V6 only if there are no free turns; KALAHA-10 always."""
    for options, variations in (
        ({}, set()),
        ({"free_turns": False, "stones": 3}, {"KALAHA-V1", "KALAHA-V6"}),
    ):
        ordered = order("kalaha", here(), here(), preset="gb", options=options)
        _, _, table = await anna.open(ordered)
        told = {rule for rule in table["rules"] if "-V" in rule}
        assert told >= variations
        assert ("KALAHA-V6" in told) == ("KALAHA-V6" in variations)
        assert "KALAHA-10" in table["rules"]


async def test_a_guest_finds_its_tables(anna: Browser, ben: Browser) -> None:
    code, _, _ = await anna.open(order("kala", here(), elsewhere()))
    other, _, _ = await anna.open(order("dacapo", here(), here()))
    await ben.join(code)
    mine = (await anna.http.get("/api/tables")).json()
    assert {table["code"] for table in mine} == {code, other}
    assert all(table["host"] and table["watch"] for table in mine)
    bens = (await ben.http.get("/api/tables")).json()
    assert [(table["code"], table["host"]) for table in bens] == [(code, False)]


async def test_strangers_do_not_get_the_watch_code(anna: Browser, ben: Browser) -> None:
    code, _, table = await anna.open(order("kala", here(), elsewhere()))
    assert (await ben.table(code))["watch"] is None
    assert (await ben.table(table["watch"]))["code"] == table["watch"]
    assert (await anna.table(code))["watch"] == table["watch"]


async def test_fairness_and_replay_after_the_end(anna: Browser) -> None:
    code, tokens, table = await anna.open(order("kalaha", engine(), engine()))
    async with anna.sit(code, *tokens) as ear:
        while ear.frame["outcome"] is None:
            await ear.next()
    fairness = (await anna.http.get(f"/api/tables/{code}/fairness")).json()
    assert fairness["commitment"] == table["commitment"]
    assert fairness["seed"]
    frames = (await anna.http.get(f"/api/tables/{code}/replay?seat=1")).json()
    assert [frame["number"] for frame in frames] == list(range(ear.frame["number"] + 1))
    assert frames[0]["facts"] == []
    assert frames[-1]["view"]["stores"] == ear.frame["view"]["stores"]
    assert (await anna.http.get(f"/api/tables/{code}/replay?seat=5")).status_code == 404


# Guests


async def test_a_browser_is_remembered(served: Running, anna: Browser) -> None:
    first = await anna.http.post("/api/tables", json=order("kala", here(), here()))
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    changed = await anna.http.put("/api/guest", json={"name": " Änna\u202e\n", "language": "de"})
    assert changed.json() == {"name": "Änna", "language": "de"}
    assert (await anna.http.get("/api/guest")).json() == {"name": "Änna", "language": "de"}
    refused = await anna.http.put("/api/guest", json={"name": "x", "language": "tlh"})
    assert refused.status_code == 422


async def test_only_pages_and_changes_give_a_browser_its_id(
    anna: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Requests at the same time must not each set another id, or it loses sight of its games."""
    (tmp_path / "index.html").write_text("<title></title>", encoding="utf-8")
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    for path in ("/api/guest", "/api/tables", "/api/games"):
        assert "set-cookie" not in (await anna.http.get(path)).headers
    assert "set-cookie" in (await anna.http.get("/")).headers
    code, _, _ = await anna.open(order("kala", here(), here()))
    assert [table["code"] for table in (await anna.http.get("/api/tables")).json()] == [code]


async def test_a_forged_cookie_is_ignored(anna: Browser) -> None:
    await anna.open(order("kala", here(), here()))
    cookie = anna.http.cookies[COOKIE]
    anna.http.cookies.set(COOKIE, cookie[:-2] + "xx")
    anna.http.cookies.jar.clear()
    headers = {"Cookie": f"{COOKIE}={cookie[:-3]}abc"}
    assert (await anna.http.get("/api/tables", headers=headers)).json() == []


async def test_behind_a_secure_proxy_the_cookie_is_secure(anna: Browser) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    answer = await anna.http.post(
        "/api/tables", json=order("kala", here(), here()), headers=headers
    )
    assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights in another way")
def test_the_key_is_created_once_and_is_private(tmp_path: Path) -> None:
    key = own_key(tmp_path)
    assert own_key(tmp_path) == key
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (None, None),
        ("", None),
        (" \n\t", None),
        ("Anna", "Anna"),
        ("A\x00n\x1bna", "A n na"),
        ("x" * 50, "x" * 40),
        ("👩‍👧 Ada", "👩‍👧 Ada"),
        ("\u202eevil", "evil"),
    ],
)
def test_names_are_tidied(given: str | None, expected: str | None) -> None:
    assert tidy(given) == expected


# Headers, pages, health


async def test_every_answer_has_the_security_headers(anna: Browser) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        answer = await anna.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert re.fullmatch(r"[0-9a-f]{12}", answer.headers["x-request-id"])


async def test_unknown_calls_and_methods(anna: Browser) -> None:
    missing = await anna.http.get("/api/nothing")
    assert (missing.status_code, missing.json()["code"]) == (404, "not-found")
    wrong = await anna.http.delete("/api/tables")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "wrong-method")


def test_pages_are_served_only_from_their_folder(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    assert page("", pages, "en").status_code == 503
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.key").write_text("x")
    row = page("assets/app-1a2b.js", pages, "en")
    assert "immutable" in row.headers["cache-control"]
    for path in ("", "t/ABCDEF", "../secret.key", "/etc/passwd", "assets/../../secret.key"):
        shown = page(path, pages, "en")
        assert shown.status_code in (200, 404)
        assert "secret" not in str(getattr(shown, "path", ""))
    assert page("t/ABCDEF", pages, "en").headers["cache-control"] == "no-cache"
    assert page("assets/old.js", pages, "en").status_code == 404


async def test_health_and_counters(served: Running, anna: Browser) -> None:
    assert (await anna.http.get("/healthz")).json() == {"status": "ok"}
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        seat, moves = next(iter(ear.frame["legal"].items()))
        await ear.moved(int(seat), moves[0])
        await ear.move(int(seat), "nonsense", 0)
        await ear.problem()
        text = (await anna.http.get("/metrics")).text
    assert 'cupboard_tables{game="kala",status="playing"} 1' in text
    assert "cupboard_sockets 1" in text
    assert 'cupboard_moves_total{game="kala"} 1' in text
    assert 'cupboard_problems_total{code="stale"} 1' in text


async def test_without_storage_it_is_not_healthy(served: Running, anna: Browser) -> None:
    async def broken() -> None:
        raise OSError("the disk is gone")

    served.server.services.storage.check = broken  # type: ignore[method-assign]
    answer = await anna.http.get("/healthz")
    assert (answer.status_code, answer.json()["code"]) == (503, "server-trouble")


# Storage errors


async def test_a_move_that_cannot_be_stored_is_undone(served: Running, anna: Browser) -> None:
    """Another process wrote this log number, so the table follows it and refuses the move."""
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        live = await served.live(code)
        number, seat = live.log.number, ear.frame["turn"]["seats"][0]
        first, second = ear.frame["legal"][str(seat)][:2]
        line = {"event": "played", "seat": seat, "move": first}
        await served.server.services.storage.write(
            live.row.id, Write(LogAppend(number + 1, (line,)))
        )
        await ear.move(seat, second)
        assert (await ear.problem())["key"] == "move-is-stale"
        assert "done" not in [json.loads(text)["type"] for text in ear.heard]
    async with anna.sit(code, *tokens) as ear:
        assert ear.welcome["log"][-1]["event"]["text"] == first


async def test_an_unreadable_table_does_not_block_others(tmp_path: Path) -> None:
    """One log was damaged by hand; the next table has a clock, too."""
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        timed = order("dacapo", engine(), here(), move_seconds=30)
        codes = [(await anna.open(timed))[0] for _ in range(2)]
        ids = [(await served.live(code)).row.id for code in codes]
        damaged = ({"event": "takeback", "seat": 0},)
        earlier = {"touched": served.clock.date() - timedelta(hours=1)}  # so it is read first
        await served.server.services.storage.write(
            ids[1], Write(LogAppend(1, damaged), table=earlier)
        )
        await anna.close()
    async with running(settings(tmp_path)) as served:
        tables = served.server.tables
        while tables.loaded(ids[0]) is None:
            await asyncio.sleep(0)
        assert tables.loaded(ids[1]) is None


# Cleaning up


async def test_idle_tables_are_unloaded_and_reloaded(served: Running, anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    live = await served.live(code)
    tables = served.server.tables
    served.clock.advance(1799)
    await tables.unload_idle()
    assert tables.loaded(live.row.id) is live
    served.clock.advance(1)
    await tables.unload_idle()
    assert tables.loaded(live.row.id) is None
    async with anna.sit(code, *tokens) as ear:
        assert ear.frame["number"] == live.log.number
        served.clock.advance(9999)
        await tables.unload_idle()
        assert tables.loaded(live.row.id) is not None


async def test_finished_tables_leave_memory_soon(served: Running, anna: Browser) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    live = await served.live(code)
    tables = served.server.tables
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="resign", seat=0)
        await ear.hear("steps")
        served.clock.advance(60)
        await tables.unload_idle()
        assert tables.loaded(live.row.id) is live
    while not live.idle:
        await asyncio.sleep(0)
    await tables.unload_idle()
    assert tables.loaded(live.row.id) is None
    async with anna.sit(code, *tokens) as ear:
        assert ear.frame["outcome"] is not None


async def test_the_stored_number_follows_the_log(served: Running, anna: Browser) -> None:
    """Moves write it once a minute; leaving memory writes it, too."""
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    live, storage = await served.live(code), served.server.services.storage
    async with anna.sit(code, *tokens) as ear:
        for _ in range(3):
            seat, moves = next(iter(ear.frame["legal"].items()))
            await ear.move(int(seat), moves[0])
            await ear.hear("steps")
    while not live.idle:
        await asyncio.sleep(0)
    number = live.log.number
    served.clock.advance(1800)
    await served.server.tables.unload_idle()
    stored = await storage.get(live.row.id)
    assert stored is not None
    assert stored.number == number
    assert stored.touched == live.row.touched


async def test_abandoned_tables_are_archived_and_can_be_continued(
    served: Running, anna: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kala", here(), here()))
    served.clock.advance(31 * 24 * 3600)
    assert await served.server.tables.archive_idle() == 1
    async with anna.sit(code, *tokens) as ear:
        seat, moves = next(iter(ear.frame["legal"].items()))
        await ear.moved(int(seat), moves[0])
    row = await served.server.tables.find(code)
    assert (row.archived, row.status) == (False, "playing")


# Logs


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    stream, logger = io.StringIO(), logging.getLogger("cupboard")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger.addHandler(handler)
    before = logger.level
    logger.setLevel(logging.DEBUG)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


async def test_logs_contain_no_secrets(logged: io.StringIO, anna: Browser, ben: Browser) -> None:
    code, tokens, table = await anna.open(order("kala", here("Anna"), elsewhere()))
    joined = await ben.join(code, "Ben", token="x" * 20)
    async with anna.sit(code, *tokens) as ear:
        await ear.move(0, "nonsense")
        await ear.problem()
    await anna.http.get(f"/api/tables/{table['watch']}/record")
    await anna.http.get("/api/tables/WRONGCODE")
    text = logged.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"/api/tables/{code}", "/api/tables/{code}/join"} <= {line["route"] for line in lines}
    assert all(line["request"] for line in lines)
    secrets = (*tokens, joined["token"], code, table["watch"], anna.http.cookies[COOKIE])
    for secret in (*secrets, "WRONGCODE", "Anna", "x" * 20):
        assert secret not in text


def test_logs_for_people_have_short_lines() -> None:
    record = logging.makeLogRecord({"msg": "table rests", "levelname": "WARNING", "table": "7"})
    assert ShortLines().format(record).endswith("warning table rests table=7")


# Start and shutdown


def test_if_a_port_is_in_use_the_next_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with ports.listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        monkeypatch.setattr(ports, "PORT", port)
        with ports.listen("127.0.0.1", None) as second:
            assert second.getsockname()[1] != port
        with pytest.raises(BadOptions, match=str(port)):
            ports.listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "localhost"), ("0.0.0.0", "localhost"), ("::1", "[::1]")]
)
def test_the_address_can_be_opened(host: str, shown: str) -> None:
    if host == "::1" and not socket.has_ipv6:
        pytest.skip("this machine has no IPv6")
    with ports.listen(host, 0) as listening:
        assert ports.address(listening) == f"http://{shown}:{listening.getsockname()[1]}/"


async def test_answers_are_not_held_back() -> None:
    """Without this option the second part of every answer would wait for the client (Nagle)."""
    accepted = asyncio.get_running_loop().create_future()
    with ports.listen("127.0.0.1", 0) as listening:
        server = await asyncio.start_server(lambda _, out: accepted.set_result(out), sock=listening)
        _, calling = await asyncio.open_connection(*listening.getsockname())
        writer = await accepted
        line = writer.get_extra_info("socket")
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        for open_end in (calling, writer):
            open_end.close()
            await open_end.wait_closed()
        server.close()


def test_links_work_on_other_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cupboard.server.network_access.network_address", lambda: "192.168.1.7")
    here, phone = "http://localhost:8127/", "http://192.168.1.7:8127/join/C"
    everywhere = NetworkAccess("0.0.0.0")
    assert link_to("join/C", here, everywhere) == phone
    assert link_to("join/C", here, NetworkAccess("127.0.0.1")) == f"{here}join/C"
    assert link_to("join/C", "https://beans.example/", everywhere) == "https://beans.example/join/C"


async def test_links_and_qr_codes_contain_the_given_code(anna: Browser, ben: Browser) -> None:
    code, _, table = await anna.open(order("kala", here(), elsewhere()))
    for word, shown in (("join", code), ("watch", table["watch"])):
        link = (await ben.http.get(f"/api/tables/{shown.lower()}/link")).json()["link"]
        assert link == f"http://{ben.address}/{word}/{shown}"
        picture = await ben.http.get(f"/api/tables/{shown}/qr.svg")
        assert "<svg" in picture.text


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_shuts_it_down_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    """Connections are closed with 1012 (come back later), and nothing is left unfinished."""
    words = ("-m", "cupboard", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *words, "--lang", "en"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
    found = re.search(r"http://localhost:(\d+)/", line)
    assert found, line
    anna = Browser(f"127.0.0.1:{found[1]}")
    code, tokens, _ = await anna.open(order("dacapo", here(), here()))
    async with anna.sit(code, *tokens) as ear:
        process.send_signal(how)
        assert await ear.closed() == 1012
    _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode in (0, -how)
    assert b"Traceback" not in errors
    await anna.close()
    async with running(settings(tmp_path)) as served:
        anna = Browser(served.address)
        async with anna.sit(code, *tokens) as ear:
            assert ear.welcome["held"] == [0, 1]
        await anna.close()
