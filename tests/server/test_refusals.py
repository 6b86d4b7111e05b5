"""Stale, repeated, foreign, wrong, garbled, too fast or too big: refused without any change."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cupboard.core import i18n
from cupboard.server.errors import CLOSE, STATUS
from tests.server.clients import Browser, Ear, elsewhere, engine, here, order
from tests.server.running import Running, running, settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


async def opening(anna: Browser) -> tuple[str, list[str]]:
    """Open Kala for two people on one device: no secrets, and nothing happens by itself."""
    code, tokens, _ = await anna.open(order("kala", here("Anna"), here("Ben")))
    return code, tokens


async def unchanged(served: Running, code: str, number: int) -> bool:
    live = await served.live(code)
    stored = await served.server.services.storage.log(live.row.id)
    return live.log.number == number == len(stored)


@pytest.mark.parametrize("code", sorted(STATUS))
def test_every_refusal_has_its_text(code: str) -> None:
    assert all(i18n.has_text(language, f"refusal-{code}") for language in i18n.LANGUAGES)


def test_every_closing_code_is_a_refusal() -> None:
    assert set(CLOSE) <= set(STATUS)


async def test_a_stale_or_repeated_move_gets_a_resync(served: Running, anna: Browser) -> None:
    code, tokens = await opening(anna)
    async with anna.sit(code, *tokens) as ear:
        number, seat = ear.frame["number"], ear.frame["turn"]["seats"][0]
        text = ear.frame["legal"][str(seat)][0]
        await ear.moved(seat, text)
        for expected in (number, 0, number + 7):
            await ear.move(seat, text, expected)
            problem = await ear.problem()
            assert (problem["code"], problem["rule"]) == ("stale", "KALA-4")
            welcome = await ear.hear("welcome")
            assert welcome["frame"]["number"] == number + 1
        assert await unchanged(served, code, number + 1)


async def test_moves_for_other_seats_and_wrong_moves_are_refused(
    served: Running, anna: Browser, ben: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    joined = await ben.join(code)
    async with anna.sit(code, *tokens) as first, ben.sit(code, joined["token"]) as second:
        number, turn = first.frame["number"], first.frame["turn"]["seats"][0]
        ears = (first, second)
        await ears[1 - turn].move(turn, "EES")
        assert (await ears[1 - turn].problem())["code"] == "not-your-seat"
        await ears[1 - turn].move(1 - turn, "EES")
        problem = await ears[1 - turn].problem()
        assert (problem["code"], problem["key"]) == ("out-of-turn", "not-your-turn")
        await ears[turn].move(turn, "what?")
        problem = await ears[turn].problem()
        assert problem["code"] == "malformed"
        assert problem["rule"].startswith("KALA-")
        await ears[turn].move(turn, "NNNNNNNN")
        assert (await ears[turn].problem())["code"] in ("illegal", "malformed")
        assert await unchanged(served, code, number)


async def test_spectators_change_nothing(served: Running, anna: Browser, ben: Browser) -> None:
    code, _, table = await anna.open(order("kala", here(), here()))
    async with ben.sit(table["watch"]) as ear:
        assert ear.welcome["table"]["code"] == table["watch"]
        assert code not in "".join(ear.heard)
        number = ear.frame["number"]
        for message in (
            {"type": "move", "id": "1", "seat": 0, "expected": number, "text": "EES"},
            {"type": "look", "seat": 0},
            {"type": "resign", "seat": 1},
            {"type": "takeback", "seat": 0},
            {"type": "agree", "seat": 0, "yes": True},
            {"type": "leave", "seat": 0},
            {"type": "hint", "id": "2", "seat": 0},
            {"type": "hand-over", "seat": 1, "to": "sprout"},
        ):
            await ear.say(**message)
            assert (await ear.problem())["code"] == "not-your-seat", message
        await ear.say(type="watching", on=False)
        assert (await ear.problem())["code"] == "not-host"
        assert await unchanged(served, code, number)
    answer = await ben.http.post(f"/api/tables/{table['watch']}/join", json={})
    assert answer.json()["code"] == "only-watching"


async def test_a_wrong_token_closes_the_connection(anna: Browser) -> None:
    code, tokens = await opening(anna)
    async with anna.listen(code) as ear:
        await ear.say(type="hello", tokens=[tokens[0], "guessed"])
        assert (await ear.problem())["code"] == "token-wrong"
        assert await ear.closed() == 4401
        assert "welcome" not in "".join(ear.heard)


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "hello",
        "[]",
        "null",
        '{"type": "hello"',
        '{"type": "unknown"}',
        '{"type": "hello", "tokens": "x"}',
        '{"type": "hello", "tokens": [], "more": 1}',
        '{"type": "ping"}',
        "\u0000",
        b"\xff\xfe",
        b'{"type": "hello", "tokens": []}',
    ],
)
async def test_garbage_closes_the_connection(anna: Browser, garbage: str | bytes) -> None:
    code, _ = await opening(anna)
    async with anna.listen(code) as ear:
        await ear.socket.send(garbage)
        assert (await ear.problem())["code"] == "garbage"
        assert await ear.closed() == 4400


@pytest.mark.parametrize(
    "garbage",
    [
        {"type": "move", "id": "1", "seat": -1, "expected": 0, "text": "EES"},
        {"type": "move", "id": "1", "seat": 0, "expected": -1, "text": "EES"},
        {"type": "move", "id": "1", "seat": 0, "expected": 0, "text": 7},
        {"type": "move", "id": "1", "seat": 0, "expected": 0, "text": "E" * 500},
        {"type": "look", "seat": "0"},
        {"type": "resign"},
    ],
)
async def test_garbage_during_a_game_changes_nothing(
    served: Running, anna: Browser, garbage: dict[str, object]
) -> None:
    code, tokens = await opening(anna)
    async with anna.sit(code, *tokens) as ear:
        number = ear.frame["number"]
        await ear.say(**garbage)
        assert await ear.closed() == 4400
    assert await unchanged(served, code, number)


async def test_a_message_that_is_too_big_closes_the_connection(anna: Browser) -> None:
    code, tokens = await opening(anna)
    async with anna.sit(code, *tokens) as ear:
        await ear.socket.send(json.dumps({"type": "ping", "x": "x" * 20_000}))
        assert await ear.closed() == 1009


async def test_an_unknown_table_is_refused(anna: Browser) -> None:
    async with anna.listen("NOTHING") as ear:
        assert await ear.closed() == 4404
    assert (await anna.http.get("/api/tables/NOTHING")).json()["code"] == "no-such-table"


async def test_too_many_messages_close_the_connection(tmp_path: Path) -> None:
    """The limit is 20 messages per second with bursts of 40; this server's clock doesn't move."""
    async with running(settings(tmp_path, messages_burst=40)) as served:
        anna = Browser(served.address)
        code, tokens = await opening(anna)
        async with anna.sit(code, *tokens) as ear:
            for _ in range(39):  # the hello message was the first
                await ear.say(type="ping")
                await ear.hear("pong")
            served.clock.advance(1)
            for _ in range(20):
                await ear.say(type="ping")
                await ear.hear("pong")
            await ear.say(type="ping")
            assert (await ear.problem())["code"] == "too-fast"
            assert await ear.closed() == 4429
        await anna.close()


async def test_guessing_codes_and_tokens_is_throttled(tmp_path: Path) -> None:
    async with running(settings(tmp_path, wrong_tries_per_minute=5)) as served:
        anna = Browser(served.address)
        code, tokens = await opening(anna)
        for _ in range(4):
            assert (await anna.http.get("/api/tables/WRONG")).status_code == 404
        async with anna.listen(code) as ear:
            await ear.say(type="hello", tokens=["wrong"])
            assert await ear.closed() == 4401
        for path in ("WRONG", code):
            answer = await anna.http.get(f"/api/tables/{path}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tries")
        served.clock.advance(60)
        assert (await anna.http.get(f"/api/tables/{code}")).status_code == 200
        async with anna.sit(code, *tokens) as ear:
            assert ear.welcome["held"] == [0, 1]
        await anna.close()


async def test_a_guest_can_open_only_so_many_tables(tmp_path: Path) -> None:
    async with running(settings(tmp_path, tables_per_guest=2)) as served:
        anna, ben = Browser(served.address), Browser(served.address)
        for _ in range(2):
            code, tokens = await opening(anna)
        answer = await anna.http.post("/api/tables", json=order("kala", here(), here()))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await opening(ben)
        async with anna.sit(code, *tokens) as ear:
            await ear.say(type="resign", seat=0)
            await ear.hear("steps")
        await opening(anna)
        await anna.close()
        await ben.close()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"preset": "none"}, "preset-unknown"),
        ({"options": {"beans": 3}}, "option-unknown-near"),
        ({"options": {"store_beans": 1}}, "option-not-in-range"),
        ({"seats": [here()]}, "seats-not-exactly"),
        ({"seats": [here(), engine("wizard")]}, "refusal-no-such-level"),
        ({"seats": []}, "refusal-bad-request"),
        ({"seats": [here(), {"kind": "ghost"}]}, "refusal-bad-request"),
        ({"move_seconds": 4}, "refusal-bad-request"),
        ({"move_seconds": 3601}, "refusal-bad-request"),
        ({"colour": "red"}, "refusal-bad-request"),
    ],
)
async def test_bad_table_requests_are_refused_with_the_reason(
    anna: Browser, changes: dict[str, object], key: str
) -> None:
    ordered = order("kala", here(), here()) | changes
    answer = await anna.http.post("/api/tables", json=ordered)
    assert (answer.status_code, answer.json()["key"]) == (422, key)
    assert (await anna.http.get("/api/tables")).json() == []


async def test_a_refused_option_names_its_rule(anna: Browser) -> None:
    answer = await anna.http.post(
        "/api/tables", json=order("kala", here(), here(), options={"store_beans": 1})
    )
    assert answer.json()["rule"] == "KALA-2"


HALF = "\ud800"
"""half a surrogate pair: valid in JSON, but it cannot be encoded"""
DEEP = 20_000


@pytest.mark.parametrize(
    "given",
    [
        {"edition": HALF},
        {"own_recipes": [{"name": HALF, "points": 5, "kind": "at_least", "cards": 3}]},
        {HALF: 1},
    ],
)
@pytest.mark.parametrize("path", ["tables", "learn/kessel/opening"])
async def test_text_that_cannot_be_encoded_is_refused(
    anna: Browser, path: str, given: dict[str, object]
) -> None:
    """A table with such a text could never be sent to a client."""
    seats: object = [here(), here()] if path == "tables" else 2
    ordered: dict[str, object] = {"options": given, "seats": seats}
    ordered |= {"game": "kessel", "preset": "recipes"} if path == "tables" else {}
    answer = await anna.http.post(f"/api/{path}", content=json.dumps(ordered))
    assert (answer.status_code, answer.json()["key"]) == (422, "refusal-bad-request")


@pytest.mark.parametrize("depth", [900, DEEP])
async def test_deeply_nested_lists_are_refused(anna: Browser, depth: int) -> None:
    nested = "[" * depth + "]" * depth
    body = f'{{"seats": 2, "options": {{"own_recipes": {nested}}}}}'
    answer = await anna.http.post("/api/learn/kessel/opening", content=body)
    assert answer.status_code in (400, 422)


@pytest.mark.rule("HOPPER-13")
async def test_no_engine_plays_in_referee_mode(anna: Browser) -> None:
    """Engines can't take real shots: not as an opponent, for a hint, or as a stand-in."""
    ordered = order("hopper", here(), here(), engine("master"), preset="referee")
    answer = await anna.http.post("/api/tables", json=ordered)
    assert (answer.status_code, answer.json()["rule"]) == (422, "HOPPER-13")
    code, tokens, _ = await anna.open(order("hopper", here(), elsewhere(), preset="referee"))
    async with anna.sit(code, *tokens) as ear:
        await ear.say(type="hand-over", seat=1, to="master")
        assert (await ear.problem())["rule"] == "HOPPER-13"
    code, tokens, _ = await anna.open(order("hopper", here(), here(), here(), preset="referee"))
    async with anna.sit(code, *tokens) as ear:
        number, (seat,) = ear.frame["number"], ear.frame["turn"]["waiting"]
        for asked in ({"type": "hint", "id": "h"}, {"type": "resign"}):
            await ear.say(**asked, seat=seat)
            assert (await ear.problem())["rule"] == "HOPPER-13"
        await ear.settled()
        assert ear.frame["number"] == number


async def sent_by(anna: Browser, **headers: str) -> httpx.Response:
    """Open a table with these headers."""
    async with httpx.AsyncClient(base_url=f"http://{anna.address}") as bare:
        return await bare.post("/api/tables", json=order("kala", here(), here()), headers=headers)


async def test_foreign_pages_change_nothing(anna: Browser) -> None:
    own = f"http://{anna.address}"
    assert (await sent_by(anna)).json()["code"] == "missing-header"
    foreign = await sent_by(anna, **{"X-Cupboard": "1", "Origin": "http://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-origin")
    assert (await sent_by(anna, **{"X-Cupboard": "1", "Origin": "null"})).status_code == 403
    assert (await sent_by(anna, **{"X-Cupboard": "1", "Origin": own})).status_code == 201


async def test_a_foreign_page_gets_no_socket(anna: Browser) -> None:
    code, tokens = await opening(anna)
    async with anna.listen(code, Origin="http://evil.example") as ear:
        await _hello_if_open(ear, tokens)
        assert await ear.closed() == 4403
        assert "welcome" not in "".join(ear.heard)
    async with anna.listen(code, Origin=f"http://{anna.address}") as ear:
        assert await ear.hello(*tokens)


async def _hello_if_open(ear: Ear, tokens: list[str]) -> None:
    try:
        await ear.say(type="hello", tokens=tokens)
    except ConnectionClosed:
        return


async def test_large_bodies_are_refused(anna: Browser) -> None:
    big = order("kala", here("x" * 70_000), here())
    answer = await anna.http.post("/api/tables", json=big)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1024

    answer = await anna.http.post("/api/tables", content=endless())
    assert answer.status_code in (400, 413)
