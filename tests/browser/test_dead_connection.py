"""Both ends notice a dead connection, and no move is lost."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from cupboard.core import i18n
from cupboard.server.run import PING_SECONDS, PONG_SECONDS
from tests.browser.conftest import EMPTY, IN_A_HURRY, OpenPage
from tests.browser.frozen import Line, line_to
from tests.browser.people import Person
from tests.browser.places import ELSEWHERE, HERE, sit_down
from tools.table_server import Served

FIRST = "[data-status=playing][data-turn='0']"


def test_a_server_detects_a_dead_connection_within_fifteen_seconds() -> None:
    """Worst case: the connection dies just after a ping was answered."""
    assert PING_SECONDS + PONG_SECONDS <= 15


@pytest.fixture
def line(served: Served) -> Iterator[Line]:
    port = urlsplit(served.address).port
    assert port
    with line_to(port) as found:
        yield found


@pytest.fixture
def anna(browser: Browser, line: Line) -> Iterator[Person]:
    """Yield a person who plays through the proxy."""
    context = browser.new_context(
        base_url=line.address, locale="en", reduced_motion="reduce", service_workers="block"
    )
    context.add_init_script(IN_A_HURRY)
    page = context.new_page()
    page.goto(EMPTY)
    yield Person(page)
    context.close()


def play_until_first(anna: Person, ben: Person) -> None:
    """Play until it is Anna's turn."""
    while anna.page.locator(FIRST).count() == 0:
        if ben.is_due:
            ben.act()
    assert anna.wait()


@pytest.mark.timeout(300)
def test_both_ends_detect_a_frozen_connection(anna: Person, line: Line, visit: OpenPage) -> None:
    ben = Person(visit())
    ben.join(sit_down(anna.page, "kalaha", HERE, ELSEWHERE)["code"])
    play_until_first(anna, ben)
    banner, seat = anna.page.locator(".banner"), ben.page.locator("[data-seat='0']").first
    number = ben.page.locator("[data-number]")
    expect(seat).not_to_contain_text(i18n.text("en", "page-table-away"))
    before = number.get_attribute("data-number") or ""

    line.freeze()
    anna.act()
    expect(banner).to_contain_text(i18n.text("en", "page-table-sending"))
    expect(banner).to_contain_text(i18n.text("en", "page-table-cut"))
    expect(seat).to_contain_text(i18n.text("en", "page-table-away"))

    line.thaw()
    expect(number).not_to_have_attribute("data-number", before)
    expect(seat).not_to_contain_text(i18n.text("en", "page-table-away"))
    expect(banner).not_to_contain_text(i18n.text("en", "page-table-cut"))
