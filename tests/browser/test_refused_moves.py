"""A rejected move names its rule in each game, and the rule can be opened."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import NUMBERS, READY, Person
from tests.browser.places import ELSEWHERE, HERE, sit_down
from tests.browser.waiting import close_dialog

REFUSAL = ".refusal"


def touch(page: Page, target: str) -> None:
    """Press it with the keyboard; it can be focused even though it is disabled."""
    page.locator(f'[data-target="{target}"]').press("Enter")


def say(page: Page, text: str) -> None:
    page.locator("[data-panel=more]").click()
    page.locator("details:has(#typed) > summary").click()
    page.locator("#typed").fill(text)
    page.locator("#typed").press("Enter")


def other_line(page: Page) -> None:
    """KESSEL-8: a card that is not in the pawn's line can be read but not taken."""
    other = page.locator("[data-target][aria-disabled=true]").first
    place = other.get_attribute("data-target") or ""
    touch(page, place)
    expect(page.locator("[data-reading]")).to_be_visible()
    expect(page.locator("[data-take]")).to_have_count(0)
    page.locator("[data-close]").click()
    say(page, place)


def impossible_shot(page: Page) -> None:
    page.locator(f"details:has({NUMBERS}) > summary").click()
    page.locator(f"{NUMBERS} input").first.fill("5000")
    page.locator(f"{NUMBERS} button").press("Enter")


def touch_others_pit(page: Page) -> None:
    mine = page.locator("[data-target].enabled").first.get_attribute("data-target") or ""
    touch(page, f"{1 - int(mine[0])}-3")


TRIES: dict[str, tuple[Callable[[Page], None], str]] = {
    "dacapo": (lambda page: say(page, "6"), "DACAPO-3"),
    "hopper": (impossible_shot, "HOPPER-12"),
    # From a1 four beans don't reach the opposite corner.
    "kala": (lambda page: touch(page, "d4"), "KALA-5"),
    "kalaha": (touch_others_pit, "KALAHA-4"),
    "kessel": (other_line, "KESSEL-8"),
    "ronda": (lambda page: touch(page, "pass"), "RONDA-"),
}


def opens(page: Page, rule: str) -> None:
    """Assert that the refusal names the rule and opens it in the drawer."""
    told = page.locator(REFUSAL).last
    expect(told).to_be_visible()
    expect(told.locator("p")).not_to_be_empty()
    button = told.locator("button:not(.icon)")
    expect(button).to_contain_text(rule)
    name = re.search(r"[A-Z]+-\w+", button.inner_text())
    assert name
    button.click()
    expect(page.locator(f"dialog[open] #rule-{name[0]}.at")).to_be_visible()
    close_dialog(page)
    told.locator("button.icon").click()
    expect(page.locator(REFUSAL)).to_have_count(0)


@pytest.mark.parametrize("game", TRIES)
def test_a_rejected_move(visit: OpenPage, game: str) -> None:
    page = visit()
    sit_down(page, game)
    assert Person(page).wait()
    number = page.locator("[data-number]").get_attribute("data-number") or ""
    attempt, rule = TRIES[game]
    attempt(page)
    opens(page, rule)
    expect(page.locator("[data-number]")).to_have_attribute("data-number", number)
    expect(page.locator(READY).first).to_be_attached()


def test_a_second_choice_and_a_move_out_of_turn(visit: OpenPage) -> None:
    """DACAPO-3: after choosing, a player waits for the others, and the page says so."""
    page, other = visit(), visit()
    code = sit_down(page, "dacapo", HERE, ELSEWHERE)["code"]
    Person(other).join(code)
    assert Person(page).wait()
    touch(page, "fist-2")
    expect(page.locator("[data-turn='1']")).to_be_attached()
    touch(page, "fist-3")
    opens(page, "DACAPO-3")
    say(page, "4")
    opens(page, "DACAPO-3")


def test_not_your_turn(visit: OpenPage) -> None:
    """KALAHA-3: touching the board on the opponent's turn shows whose turn it is."""
    page, other = visit(), visit()
    code = sit_down(page, "kalaha", HERE, ELSEWHERE)["code"]
    Person(other).join(code)
    page.wait_for_selector("[data-status=playing]:not([data-busy])")
    other.wait_for_selector("[data-status=playing]:not([data-busy])")
    first = page.locator("[data-turn]").get_attribute("data-turn")
    waiting, seat = (other, 1) if first == "0" else (page, 0)
    touch(waiting, f"{seat}-2")
    opens(waiting, "KALAHA-3")
