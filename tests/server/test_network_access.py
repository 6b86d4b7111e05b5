"""Letting the network in from a page: who may do it, what opens, and what closes again.

`127.0.0.2` stands for this computer's address in a network, because a test machine may have none.
Browsers that use it are not at the host, which is called `localhost` or `127.0.0.1`.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from cupboard.server.ports import listen
from tests.server.clients import Browser, elsewhere, here, order
from tests.server.running import Running, running, settings

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "darwin", reason="macOS has only one loopback address"),
]
NETWORK = "127.0.0.2"


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    move_to(monkeypatch, NETWORK)


def move_to(monkeypatch: pytest.MonkeyPatch, address: str | None) -> None:
    monkeypatch.setattr("cupboard.server.network_access.network_address", lambda: address)


@pytest.fixture
async def phone(served: Running) -> AsyncIterator[Browser]:
    browser = Browser(f"{NETWORK}:{port_of(served)}")
    yield browser
    await browser.close()


def port_of(served: Running) -> int:
    return int(served.address.rpartition(":")[2])


async def let_in(
    browser: Browser, network: bool = True, headers: dict[str, str] | None = None
) -> httpx.Response:
    return await browser.http.put("/api/reach", json={"network": network}, headers=headers)


async def test_the_network_is_let_in_and_shut_out(anna: Browser, phone: Browser) -> None:
    code, _, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    assert (await anna.http.get("/api/reach")).json() == {"here_only": True, "network": False}
    with pytest.raises(httpx.ConnectError):
        await phone.http.get("/healthz")
    assert (await let_in(anna)).json() == {"here_only": False, "network": True}
    assert (await let_in(anna)).json() == {"here_only": False, "network": True}  # already open
    link = (await anna.http.get(f"/api/tables/{code}/link")).json()["link"]
    assert link == f"http://{phone.address}/join/{code}"
    assert (await phone.http.get("/healthz")).json() == {"status": "ok"}
    assert (await let_in(anna, network=False)).json() == {"here_only": True, "network": False}
    link = (await anna.http.get(f"/api/tables/{code}/link")).json()["link"]
    assert link == f"http://{anna.address}/join/{code}"
    with pytest.raises(httpx.ConnectError):
        await phone.http.get("/healthz")


async def test_a_device_in_the_network_plays_until_it_is_shut_out(
    anna: Browser, phone: Browser
) -> None:
    code, tokens, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    await let_in(anna)
    joined = await phone.join(code)
    async with anna.sit(code, *tokens) as own, phone.sit(code, joined["token"]) as far:
        assert own.welcome["table"]["status"] == far.welcome["table"]["status"] == "playing"
        await let_in(anna, network=False)
        assert await far.closed() == 1012, "the page reconnects when it is let in again"
        await own.say(type="ping")
        while (await own.next())["type"] != "pong":
            pass


async def test_a_device_in_the_network_cannot_let_others_in(anna: Browser, phone: Browser) -> None:
    await let_in(anna)
    assert (await phone.http.get("/api/reach")).json() == {"here_only": False, "network": None}
    for network in (True, False):
        refused = await let_in(phone, network)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-at-host")
    assert (await anna.http.get("/api/reach")).json()["network"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "beans.example"},  # a foreign name that points to this computer
        {"Host": "beans.example", "Origin": "http://beans.example"},
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "127.0.0.1"},
        {"Forwarded": "for=127.0.0.1"},
        {"Via": "1.1 proxy"},
    ],
)
async def test_foreign_pages_and_proxies_cannot_let_the_network_in(
    headers: dict[str, str], anna: Browser, phone: Browser
) -> None:
    refused = await let_in(anna, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (403, "not-at-host")
    asked = await anna.http.get("/api/reach", headers=headers)
    assert asked.json()["network"] is None
    with pytest.raises(httpx.ConnectError):
        await phone.http.get("/healthz")


async def test_other_origins_are_refused(anna: Browser) -> None:
    refused = await let_in(anna, headers={"Origin": "http://beans.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")


async def test_a_computer_without_a_network_says_so(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    for address in (None, "127.0.0.1"):
        move_to(monkeypatch, address)
        refused = await let_in(anna)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-network")
    assert (await let_in(anna, network=False)).json() == {"here_only": True, "network": False}


async def test_in_another_network_it_is_closed_again(
    anna: Browser, phone: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    await let_in(anna)
    move_to(monkeypatch, "127.0.0.3")
    assert (await anna.http.get("/api/reach")).json() == {"here_only": True, "network": False}
    assert (await let_in(anna)).json() == {"here_only": False, "network": True}
    with pytest.raises(httpx.ConnectError):
        await phone.http.get("/healthz")


async def test_a_port_in_use_is_replaced(anna: Browser, served: Running) -> None:
    code, _, _ = await anna.open(order("kala", here("Anna"), elsewhere()))
    with listen(NETWORK, port_of(served)):
        await let_in(anna)
        link = (await anna.http.get(f"/api/tables/{code}/link")).json()["link"]
        host, _, port = link.removeprefix("http://").partition("/")[0].partition(":")
        assert host == NETWORK
        assert int(port) != port_of(served)
        async with httpx.AsyncClient(base_url=f"http://{host}:{port}") as other:
            assert (await other.get("/healthz")).json() == {"status": "ok"}


async def test_a_restart_closes_it(tmp_path: Path) -> None:
    async with running(settings(tmp_path)) as first:
        anna = Browser(first.address)
        await let_in(anna)
        await anna.close()
        opened = (NETWORK, port_of(first))
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(opened)
    async with running(settings(tmp_path)) as second:
        anna = Browser(second.address)
        assert (await anna.http.get("/api/reach")).json() == {"here_only": True, "network": False}
        await anna.close()


async def test_where_the_server_listens_everywhere_there_is_nothing_to_switch(
    tmp_path: Path,
) -> None:
    async with running(settings(tmp_path, host="0.0.0.0")) as everywhere:
        anna = Browser(everywhere.address)
        assert (await anna.http.get("/api/reach")).json() == {"here_only": False, "network": None}
        assert (await let_in(anna)).json()["code"] == "not-at-host"
        await anna.close()


async def test_nonsense_is_refused(anna: Browser) -> None:
    for body in ({}, {"network": "perhaps"}, {"network": None}, {"network": True, "more": 1}):
        answer = await anna.http.put("/api/reach", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
