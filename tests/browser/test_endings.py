"""The end of a game: Ronda's cups rise."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import Person
from tests.browser.places import HERE, Json, open_table

ANNA, BEN = HERE, {**HERE, "name": "Ben"}
QUICK = """localStorage.setItem("cupboard.settings", '{"pace": 0.15, "sound": false}')"""

# Note how many cups are covered, and everything that is said, whenever the page changes.
WATCH = """
() => {
  const seen = (window.seen = { covered: [], said: [] });
  const look = () => {
    const cups = [...document.querySelectorAll('[data-target^="cup-"]')];
    const covered = cups.filter((cup) => cup.getAttribute("aria-label").includes("covered")).length;
    if (cups.length > 0 && seen.covered.at(-1) !== covered) seen.covered.push(covered);
    for (const { textContent: text } of document.querySelectorAll("[role=log] *, [aria-live] *"))
      if (text && !seen.said.includes(text)) seen.said.push(text);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
  look();
}
"""


def seat_two(page: Page, game: str, **options: Any) -> Json:
    """Open a game of two people at this device."""
    table = open_table(page, game, ANNA, BEN, **options)
    page.goto(f"/table/{table['code']}")
    return table


def covered(page: Page) -> list[int]:
    found: list[int] = page.evaluate("window.seen.covered")
    return found


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize("phone", [True, False])
def test_all_cups_rise_one_after_another(visit: OpenPage, phone: bool) -> None:
    page = visit(motion=True, phone=phone)
    page.evaluate(QUICK)
    seat_two(page, "ronda", beans=1)
    page.wait_for_selector('[data-target="cup-1"]')
    page.evaluate(WATCH)
    Person(page).play_to_the_end()
    counts = covered(page)
    assert counts[-9:] == list(range(8, -1, -1)), "cup by cup"
    assert min(counts[:-8]) == 8, "never more than two open before the end"
    said = page.evaluate("window.seen.said")
    assert sum(text.startswith("Cup ") for text in said) >= 8, said
    page.reload()
    page.wait_for_selector("[data-over]")
    expect(page.locator('[data-target^="cup-"][aria-label*=", open:"]')).to_have_count(10)


@pytest.mark.rule("RONDA-13")
def test_without_motion_they_are_simply_open(visit: OpenPage) -> None:
    page = visit()
    seat_two(page, "ronda", beans=1)
    Person(page).play_to_the_end()
    expect(page.locator('[data-target^="cup-"][aria-label*=", open:"]')).to_have_count(10)


@pytest.mark.rule("RONDA-13")
def test_a_tap_finishes_the_uncovering(visit: OpenPage) -> None:
    page = visit(motion=True)
    page.evaluate(QUICK.replace("0.15", "0.5"))
    seat_two(page, "ronda", beans=1)
    person = Person(page)
    while person.wait():
        person.act()
    page.wait_for_selector("[data-status=over][data-busy]")
    page.keyboard.press("Escape")
    expect(page.locator("[data-over]").first).to_be_visible(timeout=2_000)
    expect(page.locator('[data-target^="cup-"][aria-label*=", open:"]')).to_have_count(10)
