"""The app around the games: security policy, languages, themes, motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Response, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.looks import complaints
from tests.browser.people import Person
from tests.browser.places import sit_down
from tests.browser.waiting import close_dialog
from tools.table_server import Served

CODE_WIDTH = 105
SPEAK = "header select"
THEME = "header button"
INK = "getComputedStyle(document.body).color"
# A page loses this variable when it is reloaded.
MARK, MARKED = "document.marked = true", "document.marked === true"
LONGEST_FLIGHT = """window.longest = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.longest = Math.max(window.longest, options.duration ?? options);
  return animate.call(this, frames, options);
};"""


def test_three_js_is_not_in_the_first_load(browser: Browser, served: Served) -> None:
    """The parts for a game are loaded when it is opened; test_loading.py limits the sizes."""
    context = browser.new_context(base_url=served.address, service_workers="block")
    page = context.new_page()
    answers: dict[str, Response] = {}
    page.on("response", lambda answer: answers.update({answer.url: answer}))
    page.goto("/", wait_until="networkidle")
    games = context.request.get("/api/games").json()
    expect(page.locator("[data-game]")).to_have_count(len(games))
    sources = [answer.text() for url, answer in answers.items() if url.endswith(".js")]
    assert any("createElement" in source for source in sources), "no script was looked at"
    assert not any("WebGLRenderer" in source for source in sources), "three.js comes too early"
    context.close()


def test_the_first_page_starts_without_a_network(visit: OpenPage) -> None:
    page = visit("/", worker=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("h1")).to_have_text(i18n.text("en", "page-welcome"))


def test_an_inline_script_is_refused(browser: Browser, served: Served) -> None:
    """The policy is in force, and violations are reported."""
    context = browser.new_context(base_url=served.address)
    page = context.new_page()
    heard = complaints(page)
    page.goto("/")
    with page.expect_console_message(lambda told: "Content Security Policy" in told.text):
        page.evaluate(
            "() => { const script = document.createElement('script');"
            " script.textContent = 'document.broken = true'; document.head.append(script) }"
        )
    assert page.evaluate("document.broken") is None
    assert len(heard) == 1
    context.close()


def test_the_language_changes_without_a_reload(visit: OpenPage) -> None:
    page = visit("/")
    page.evaluate(MARK)
    for language in i18n.LANGUAGES:
        page.locator(SPEAK).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("h1")).to_have_text(i18n.text(language, "page-welcome"))
        expect(page.locator("[data-game=ronda]")).to_contain_text(
            i18n.text(language, "ronda-tagline")
        )
        assert page.evaluate(MARKED)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", i18n.LANGUAGES[-1])


def test_the_language_changes_during_a_game(visit: OpenPage) -> None:
    page = visit()
    sit_down(page, "kalaha")
    person = Person(page)
    person.wait()
    before = page.locator("[data-number]").get_attribute("data-number")
    page.locator("[data-panel=more]").click()
    page.locator("dialog select").select_option("nl")
    close_dialog(page)
    expect(page.locator("[data-panel=rules]")).to_contain_text(i18n.text("nl", "page-table-rules"))
    assert page.locator("[data-number]").get_attribute("data-number") == before
    person.act()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before or "")


def test_light_and_dark(visit: OpenPage) -> None:
    page = visit("/")
    page.emulate_media(color_scheme="dark")
    in_the_dark = page.evaluate(INK)
    switch = page.locator(THEME).first
    switch.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    in_the_light = page.evaluate(INK)
    assert in_the_light != in_the_dark
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="light")
    switch.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate(INK) == in_the_dark
    switch.click()
    expect(page.locator("html:not([data-theme])")).to_be_attached()
    assert page.evaluate(INK) == in_the_light


@pytest.mark.parametrize("motion", [True, False], ids=("moving", "still"))
def test_nothing_flies_with_reduced_motion(visit: OpenPage, motion: bool) -> None:
    page = visit(motion=True)  # no speed was chosen here, so the system's setting applies
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.add_init_script(LONGEST_FLIGHT)
    sit_down(page, "kalaha")
    person = Person(page)
    person.wait()
    person.act()
    person.wait()
    assert (page.evaluate("longest") > 0) is motion


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_narrow_pages_have_room_for_a_code_and_the_players(visit: OpenPage, language: str) -> None:
    """A join code of six letters fits its field, and a name is not broken letter by letter."""
    page = visit("/", language=language)
    field = page.locator("form .code input")
    for width in (320, 390, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 768})
        assert field.evaluate("node => node.clientWidth") >= CODE_WIDTH, width
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("/new/kalaha")
    line = page.locator("[data-start]").locator("xpath=..")
    assert line.locator("p").evaluate("node => node.clientWidth") >= CODE_WIDTH
