"""On a touch screen the first tap shows a move, and the second or a button makes it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import TOUCHABLE
from tests.browser.places import HERE, play_on, sit_down

SHOWN = "[data-preview]"
TRAIL = ".pane .trail"
LABELS = "nodes => nodes.map(node => node.getAttribute('aria-label'))"


# Other tests make moves with a single tap.
LOOK_FIRST = """() => localStorage.setItem(
  "cupboard.settings", '{"pace": 0.01, "sound": false, "single": false}')"""


def labels(page: Page) -> list[str]:
    found: list[str] = page.locator('[data-target]:not([data-target="back"])').evaluate_all(LABELS)
    return found


def see(page: Page, place: Locator, move: str) -> None:
    """Tap a place, and check that this shows a move and makes none."""
    before = labels(page)
    place.tap()
    expect(page.locator(SHOWN)).to_have_attribute("data-preview", re.compile(move))
    expect(page.locator("[data-confirm]")).to_be_visible()
    assert labels(page) == before


def test_a_pit_is_sown_by_the_second_tap(visit: OpenPage) -> None:
    page = visit(phone=True)
    page.evaluate(LOOK_FIRST)
    sit_down(page, "kalaha", HERE, HERE)
    play_on(page, steps=0)
    seat = (page.locator(TOUCHABLE).first.get_attribute("data-target") or "").split("-")[0]
    pit, other = (page.locator(f'[data-target="{seat}-{number}"]') for number in (1, 6))
    see(page, pit, "1")
    page.locator(".pane svg").first.tap(position={"x": 3, "y": 3})
    expect(page.locator(SHOWN)).to_have_count(0)
    see(page, pit, "1")
    see(page, other, "6")
    see(page, pit, "1")
    pit.tap()
    expect(page.locator(SHOWN)).to_have_count(0)
    expect(page.locator(TRAIL)).not_to_have_count(0)
    expect(pit).to_have_attribute("aria-label", re.compile("empty$"))


def test_a_path_is_sown_by_the_button(visit: OpenPage) -> None:
    page = visit(phone=True)
    page.evaluate(LOOK_FIRST)
    sit_down(page, "kala", HERE, HERE)
    play_on(page, steps=0)
    # One straight path leads there from either player's corner.
    corner = page.locator("[data-target=a4]")
    before = corner.get_attribute("aria-label") or ""
    see(page, corner, "NNN|WWW")
    page.locator("[data-confirm]").tap()
    expect(page.locator(SHOWN)).to_have_count(0)
    expect(page.locator(TRAIL)).not_to_have_count(0)
    expect(corner).not_to_have_attribute("aria-label", before)
