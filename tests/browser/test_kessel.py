"""Kupferkessel in the browser: claimed symbols, rules in the game, and recipe names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.places import ENGINE, HERE, READY_TO_TRY, open_table

CAME = "[role=status].came"
CLAIM = "[data-claim]"


def lesson(part: str) -> str:
    return i18n.text("en", f"lesson-kessel-say-so-{part}")


def ready(page: Page) -> None:
    page.wait_for_selector(READY_TO_TRY, state="attached")
    expect(page.locator(CLAIM)).to_have_attribute("aria-pressed", "false")


def test_a_symbol_is_claimed_by_touch(visit: OpenPage) -> None:
    """KESSEL-11: an unclaimed symbol lapses; a card without a symbol can't be taken with one."""
    page = visit("/try/kessel.say-so", phone=True)
    ready(page)
    page.locator("[data-target=b3]").click()
    expect(page.locator(CAME)).to_contain_text(lesson("missed"))
    page.locator("[data-again]").click()
    ready(page)
    page.locator(CLAIM).click()
    page.locator("[data-target=b4]").click()
    told = i18n.text("en", "kessel-card-has-no-symbol", place="b4")
    expect(page.locator("[role=alert]")).to_contain_text(told)
    page.locator(CLAIM).click()
    expect(page.locator(CLAIM)).to_have_attribute("aria-pressed", "true")
    page.locator("[data-target=b3]").click()
    expect(page.locator(CAME)).to_contain_text(lesson("right"))


def test_a_symbol_is_claimed_by_keys(visit: OpenPage) -> None:
    page = visit("/try/kessel.say-so")
    ready(page)
    page.locator(CLAIM).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Tab")
    while (here := page.evaluate("document.activeElement.dataset.target")) != "b3":
        page.keyboard.press("ArrowDown" if here > "b3" else "ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(CAME)).to_contain_text(lesson("right"))


@pytest.mark.parametrize("seats", [2, 3])
def test_rules_are_shown_for_this_table(visit: OpenPage, seats: int) -> None:
    """KESSEL-R, KESSEL-X: in the rules drawer and in the rule book of this table."""
    page = visit("/")
    engines = [ENGINE] * (seats - 1)
    code = open_table(page, "kessel", HERE, *engines, preset="recipes")["code"]
    grey = i18n.text("en", "kessel-recipe-grey")
    for address in (f"/table/{code}", f"/rules/kessel?table={code}"):
        page.goto(address)
        if address.startswith("/table"):
            page.locator("[data-panel=rules]").click()
        else:
            page.locator("[data-small-print] > summary").click()
        rule = page.locator("#rule-KESSEL-R .told")
        expect(rule).to_contain_text(i18n.text("en", "kessel-recipe-cards"))
        assert (grey in rule.inner_text()) == (seats == 2)
        assert ("both other players" in page.locator("#rule-KESSEL-9").inner_text()) == (seats == 3)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_setup_page_says_why_a_name_is_refused(visit: OpenPage, language: str) -> None:
    """KESSEL-B: the name of a printed recipe is refused."""
    page = visit("/new/kessel", language=language)
    name = i18n.text(language, "kessel-recipe-cards")
    for fold in ("page-house-rules", "page-details"):
        page.get_by_text(i18n.text(language, fold), exact=True).click()
    page.get_by_label(i18n.text(language, "kessel-option-recipes"), exact=True).check()
    page.get_by_role("button", name=i18n.text(language, "page-recipe-add")).click()
    page.get_by_label(i18n.text(language, "page-recipe-name"), exact=True).fill(name)
    page.locator("[data-start]").click()
    told = i18n.text(language, "kessel-recipe-name-of-box", number=1, name=name)
    expect(page.locator("[role=alert]")).to_contain_text(told)
