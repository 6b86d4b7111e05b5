"""Loading the pages: few requests, and no layout shifts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from cupboard.core.registry import game_ids
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.places import open_table
from tools.table_server import Served

MAX_REQUESTS = 20
MAX_SHIFT = 0.05
"""Half of the layout shift that browsers call good."""
BOARD = "[data-status=playing] [data-target]"
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) {
    const moved = shift.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`);
    window.shifts.push([shift.value, moved.join(" | ")]);
  }
}).observe({ type: "layout-shift", buffered: true });"""
SETTLED = """async () => {
  await document.fonts.ready;
  for (let n = 0; n < 3; n += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
}"""


@pytest.fixture(params=[PHONE, DESKTOP], ids=["phone", "desktop"])
def context(
    browser: Browser, served: Served, request: pytest.FixtureRequest
) -> Iterator[BrowserContext]:
    """Yield a browser context without any cache."""
    found = browser.new_context(
        base_url=served.address, locale="en", viewport=request.param, service_workers="block"
    )
    found.set_default_timeout(PATIENCE)
    found.add_init_script(SHIFTS)
    yield found
    found.close()


def table_of(game: str, context: BrowserContext) -> str:
    """Open a table with another page of this browser, and return its address."""
    opener = context.new_page()
    opener.goto("/")
    code: str = open_table(opener, game)["code"]
    opener.close()
    return f"/table/{code}"


def assert_still(page: Page) -> None:
    """Assert that later content has not moved what was shown first."""
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) < MAX_SHIFT, shifts


@pytest.mark.parametrize("game", game_ids())
def test_a_table_loads_with_few_requests_and_no_layout_shifts(
    context: BrowserContext, game: str
) -> None:
    address = table_of(game, context)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.wait_for_selector(BOARD, state="attached")
    assert_still(page)
    assert len(set(asked)) <= MAX_REQUESTS, asked


def test_the_home_page_loads_without_layout_shifts(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(len(game_ids()))
    assert_still(page)
