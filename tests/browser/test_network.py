"""Letting devices on the network join, from a page on the server's own computer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from cupboard.core import i18n
from cupboard.server.share_links import network_address
from tests.browser.conftest import OpenPage
from tests.browser.people import Person
from tests.browser.places import ELSEWHERE, HERE, Json, sit_down

SWITCH = "[data-network] input"


def text(key: str) -> str:
    return i18n.text("en", key)


@pytest.fixture
def host(visit: OpenPage) -> Iterator[Page]:
    """Return a page at the host. At the end, the network is shut out for the other tests."""
    page = visit()
    yield page
    page.request.put("/api/reach", data={"network": False}, headers={"x-cupboard": "1"})


def test_the_sheet_says_who_can_join(host: Page) -> None:
    Person(host).choose("kalaha")
    expect(host.locator("[data-network]")).to_have_count(0)
    Person(host).others("open")
    expect(host.get_by_text(text("page-network-here"))).to_be_visible()
    expect(host.get_by_role("switch", name=text("page-network-let-in"))).not_to_be_checked()


@pytest.mark.skipif(network_address() is None, reason="this machine is in no network")
def test_the_network_is_let_in_and_shut_out(host: Page, visit: OpenPage) -> None:
    code = sit_down(host, "kalaha", HERE, ELSEWHERE)["code"]
    address, picture = host.locator("[data-invite] input.field"), host.locator("[data-invite] img")
    expect(address).to_have_value(f"{host.url.partition('/table')[0]}/join/{code}")
    expect(picture).to_have_count(0)
    host.locator(SWITCH).check()
    expect(host.get_by_text(text("page-network-open"))).to_be_visible()
    expect(picture).to_be_visible()
    link = address.input_value()
    assert link.startswith(f"http://{network_address()}:")
    guest = visit(link, phone=True)
    expect(guest.locator(SWITCH)).to_have_count(0)
    guest.locator("[data-join]").click()
    expect(host.locator("[data-status=playing]")).to_be_visible()
    expect(guest.locator("[data-status=playing]")).to_be_visible()
    host.goto("/new/kala")
    Person(host).others("open")
    expect(host.locator(SWITCH)).to_be_checked()
    host.locator(SWITCH).uncheck()
    expect(host.get_by_text(text("page-network-here"))).to_be_visible()
    lost = guest.get_by_text(text("page-table-cut"))
    expect(lost.first).to_be_visible()


def test_a_refusal_is_shown_and_the_switch_stays_off(host: Page) -> None:
    problem: Json = {"code": "no-network", "key": "refusal-no-network", "rule": None, "details": {}}

    def refuse(route: Route) -> None:
        if route.request.method == "PUT":
            route.fulfill(status=409, json=problem)
        else:
            route.fallback()

    host.route("**/api/reach", refuse)
    sit_down(host, "kalaha", HERE, ELSEWHERE)
    host.locator(SWITCH).click()
    expect(host.locator("[data-network]").get_by_role("alert")).to_have_text(
        text("refusal-no-network")
    )
    expect(host.locator(SWITCH)).not_to_be_checked()


def test_no_page_asks_for_a_command(host: Page) -> None:
    """Not even where links are shared without an invitation."""
    sit_down(host, "kalaha", HERE, HERE)
    host.locator("[data-panel=more]").first.click()
    expect(host.get_by_label(text("page-table-watch-link"))).to_be_visible()
    assert "--host" not in host.content()
