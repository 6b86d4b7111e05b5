"""Loading the pages: few and small files, and no layout shifts."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from cupboard.core import i18n
from cupboard.core.registry import game_ids
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE
from tests.browser.places import open_table
from tools.table_server import Served

MAX_REQUESTS = 20
CODE = ("document", "script", "stylesheet")
"""The resource types whose sizes are limited together; the texts of a language are scripts."""
MAX_HOME = 70_000
MAX_TABLE = 100_000
MAX_TABLES = {"hopper": 107_000, "kessel": 113_000}
"""Larger limits for games with more to draw; three.js is not loaded before it is needed."""
MAX_FONT = 20_000
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


class Loaded:
    """What a page has requested."""

    def __init__(self, page: Page) -> None:
        self._requests: list[Request] = []
        page.route("**/*", lambda route: route.continue_())  # turns the cache off
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        self._requests.append(request)

    @property
    def addresses(self) -> set[str]:
        return {request.url for request in self._requests}

    def size(self, *kinds: str) -> int:
        """Return the bytes of the files of these types, as transferred."""
        found = {one.url: one for one in self._requests if one.resource_type in kinds}
        return sum(request.sizes()["responseBodySize"] for request in found.values())


@pytest.mark.parametrize("game", game_ids())
def test_a_table_loads_in_few_small_files_without_layout_shifts(
    context: BrowserContext, game: str
) -> None:
    address = table_of(game, context)
    page = context.new_page()
    loaded = Loaded(page)
    page.goto(address)
    page.wait_for_selector(BOARD, state="attached")
    # Only seconds later the page loads what is not needed first.
    assert len(loaded.addresses) <= MAX_REQUESTS, loaded.addresses
    assert 50_000 < loaded.size(*CODE) <= MAX_TABLES.get(game, MAX_TABLE)
    assert_still(page)


def test_the_home_page_loads_in_small_files_without_layout_shifts(context: BrowserContext) -> None:
    page = context.new_page()
    loaded = Loaded(page)
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(len(game_ids()))
    assert_still(page)
    assert 50_000 < loaded.size(*CODE) <= MAX_HOME
    assert 10_000 < loaded.size("font") <= MAX_FONT


def test_what_a_table_does_not_need_first_is_loaded_later(context: BrowserContext) -> None:
    """So that panels open without a network, and no other page has to wait for its texts."""
    address = table_of("kalaha", context)
    page = context.new_page()
    later = {
        name: f"**/assets/{name}-*.js" for name in ("PanelContent", "Result", "later", "pages")
    }
    with contextlib.ExitStack() as waiting:
        for file in later.values():
            waiting.enter_context(page.expect_response(file))
        page.goto(address)
    page.wait_for_load_state("networkidle")
    context.set_offline(True)
    page.locator("[data-panel=rules]").click()
    expect(page.locator("dialog[open]")).to_contain_text(i18n.text("en", "rule-KALAHA-1-title"))
