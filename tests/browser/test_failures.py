"""If something cannot be loaded, the page says so and offers a retry; failures are injected.

Most of this does not depend on the size of the screen and is tested on a phone, which has the least
room for messages. Where a message stands next to a board, the desktop is tested too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Request,
    Route,
    ViewportSize,
    WebSocketRoute,
    expect,
)

from cupboard.core import i18n
from cupboard.core.registry import game_ids
from tests.browser.conftest import DESKTOP, IN_A_HURRY, PATIENCE, PHONE
from tests.browser.people import CURTAIN, TOUCHABLE, Person
from tests.browser.places import HERE, open_table, sit_down
from tests.browser.test_shell import MARK, MARKED, SPEAK
from tests.browser.waiting import until
from tools.table_server import Served

GAMES = "**/api/games"
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("forbidden", "SecurityError"); },
});"""
OLD_SCRIPT, NEW_SCRIPT = re.compile(r"/assets/main-[\w-]+\.js"), "/assets/main-another.js"

Opened = Callable[..., Page]


def say(key: str, language: str = "en") -> str:
    return i18n.text(language, key)


def scripts(name: str) -> re.Pattern[str]:
    """Return a pattern for the addresses of the scripts of one part of the pages."""
    return re.compile(rf"/assets/{name}-[\w-]{{8}}\.js$")


both_sizes = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture
def size() -> ViewportSize:
    return PHONE


@pytest.fixture
def blank(browser: Browser, served: Served, size: ViewportSize) -> Iterator[Opened]:
    """Yield a function that opens blank pages, so that a test can intercept their requests."""
    errors: list[str] = []
    contexts = []

    def open_page(script: str = IN_A_HURRY, language: str = "en") -> Page:
        context = browser.new_context(
            base_url=served.address,
            locale=language,
            viewport=size,
            reduced_motion="reduce",
            service_workers="block",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(script)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == [], "something was thrown that nobody caught"


def refuse(route: Route) -> None:
    route.abort()


def again(page: Page, language: str = "en") -> None:
    page.get_by_role("button", name=say("page-again", language)).click()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_page_without_its_texts_says_so(blank: Opened, language: str) -> None:
    page = blank(language=language)
    page.route(scripts(language), refuse)
    page.goto("/")
    failed = page.locator("[data-failed=start]")
    expect(failed).to_contain_text(say("page-failed", language))
    expect(page.locator("html")).to_have_attribute("lang", language)
    again(page, language)
    expect(failed).to_be_visible()
    page.unroute(scripts(language))
    again(page, language)
    expect(page.locator("h1")).to_have_text(say("page-welcome", language))
    expect(failed).to_have_count(0)


@both_sizes
def test_a_page_that_cannot_be_loaded(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(scripts("New"), refuse)
    page.locator("[data-game=kala]").click()
    expect(page.get_by_role("alert")).to_have_text(say("page-failed"))
    page.unroute(scripts("New"))
    again(page)
    expect(page.locator("[data-start]")).to_be_visible()


@both_sizes
def test_a_board_that_cannot_be_loaded(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    code = open_table(page, "kalaha")["code"]
    page.route(scripts("board"), refuse)
    page.goto(f"/table/{code}")
    failed = page.locator("[data-failed=board]")
    expect(failed).to_contain_text(say("page-table-board-failed"))
    expect(page.locator(".banner")).to_contain_text(say("page-sorry"))
    page.unroute(scripts("board"))
    again(page)
    expect(page.locator(TOUCHABLE).first).to_be_visible()
    expect(failed).to_have_count(0)


def test_a_shared_table_needs_no_list_of_games(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(GAMES, refuse)
    sit_down(page, "kalaha", HERE, {**HERE, "name": "Ben"})
    expect(page.locator(TOUCHABLE).first).to_be_visible()


def test_secrets_at_a_shared_table_need_no_list_of_games(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(GAMES, refuse)
    sit_down(page, "dacapo", HERE, {**HERE, "name": "Ben"})
    expect(page.locator(TOUCHABLE)).to_have_count(0)
    page.locator(CURTAIN).click()
    expect(page.locator(TOUCHABLE).first).to_be_visible()


def test_the_rules_at_a_table_can_be_asked_for_again(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(GAMES, refuse)
    sit_down(page, "kalaha")
    page.locator("[data-panel=rules]").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text(say("page-unreachable"))
    page.unroute(GAMES)
    again(page)
    expect(page.locator("#rule-KALAHA-4")).to_be_visible()


def test_an_unknown_word_of_a_newer_server_is_harmless(blank: Opened) -> None:
    page = blank()
    page.goto("/")

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def hear(message: str | bytes) -> None:
            line.send(json.dumps({"type": "fireworks"}))
            line.send(message)

        server.on_message(hear)

    page.route_web_socket(re.compile("/socket$"), between)
    sit_down(page, "kalaha")
    person = Person(page)
    assert person.wait()
    before = page.locator("[data-number]").get_attribute("data-number") or ""
    person.act()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize("script", [FULL, FORBIDDEN], ids=["full", "forbidden"])
def test_a_game_starts_without_browser_storage(blank: Opened, script: str) -> None:
    page = blank(script)
    page.goto("/new/kalaha")
    page.locator("[data-start]").click()
    expect(page.locator(TOUCHABLE).first).to_be_visible()
    note = page.locator("[data-failed=storage]")
    expect(note).to_contain_text(say("page-not-stored"))
    person = Person(page)
    person.act()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)


@both_sizes
def test_a_language_that_cannot_be_loaded(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(scripts("fr"), refuse)
    page.locator(SPEAK).select_option("fr")
    failed = page.locator("[data-failed=language]")
    expect(failed).to_contain_text(say("page-language-failed"))
    expect(page.locator(SPEAK)).to_have_value("en")
    page.unroute(scripts("fr"))
    again(page)
    expect(page.locator("h1")).to_have_text(say("page-welcome", "fr"))
    expect(failed).to_have_count(0)


@both_sizes
def test_back_restores_the_scroll_position(blank: Opened) -> None:
    page = blank()
    page.goto("/rules/kala")
    page.wait_for_selector("[data-lesson]", state="attached")
    link = page.locator("[data-lesson]").nth(3)
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    link.click()
    page.wait_for_selector("[data-verdict]")
    page.go_back()
    until(page, "before => Math.abs(scrollY - before) < 2", before)
    page.go_forward()
    page.wait_for_selector("[data-verdict]")
    until(page, "scrollY === 0")
    page.go_back()
    until(page, "before => Math.abs(scrollY - before) < 2", before)


def update_server(page: Page, part: str) -> None:
    """Simulate a new build on the server.

    A script of the old build is missing until the page is reloaded.
    """

    def first_page(route: Route, request: Request) -> None:
        if request.is_navigation_request():
            page.unroute(scripts(part))
            route.fallback()
        else:
            route.fulfill(body=OLD_SCRIPT.sub(NEW_SCRIPT, route.fetch().text()))

    page.route(scripts(part), lambda route: route.fulfill(status=404))
    page.route(re.compile(r"//[^/]+/(table/\w+|new/\w+)?$"), first_page)


def test_the_next_page_comes_from_an_updated_server(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.evaluate(MARK)
    update_server(page, "New")
    page.locator("[data-game=kala]").click()
    expect(page.locator("[data-start]")).to_be_visible()
    assert not page.evaluate(MARKED), "the page was not loaded again"


@both_sizes
def test_a_game_announces_an_updated_server(blank: Opened) -> None:
    """Nothing is lost without asking."""
    page = blank()
    page.goto("/new/kalaha")
    update_server(page, "board")
    page.locator("[data-start]").click()
    told = page.locator("[data-failed=update]")
    expect(told).to_contain_text(say("page-updated"))
    expect(page.locator("[data-failed=board]")).to_be_visible()
    told.get_by_role("button", name=say("page-reload")).click()
    expect(page.locator(TOUCHABLE).first).to_be_visible()
    expect(told).to_have_count(0)


def test_the_first_page_recovers_by_itself(blank: Opened) -> None:
    page = blank()
    page.route(GAMES, refuse)
    page.goto("/")
    failed = page.locator("[data-failed=games]")
    expect(failed).to_contain_text(say("page-unreachable"))
    page.unroute(GAMES)
    expect(page.locator("[data-game]")).to_have_count(len(game_ids()))
    expect(failed).to_have_count(0)


@both_sizes
def test_adding_an_engine_can_be_retried(blank: Opened) -> None:
    page = blank()
    page.goto("/")
    page.route(GAMES, refuse)
    sit_down(page, "kalaha", HERE, {"kind": "open", "name": None})
    page.get_by_role("button", name=say("page-table-hand-over")).first.click()
    expect(page.locator("dialog[open]").get_by_role("alert")).to_have_text(say("page-unreachable"))
    page.unroute(GAMES)
    again(page)
    level = page.locator("dialog[open]").get_by_role("button", name=say("level-sprout"))
    level.first.click()
    expect(page.locator("[data-status=playing]")).to_be_visible()
