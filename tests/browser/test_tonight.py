"""Tonight's board: the results of several games on one device."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE
from tests.browser.places import ELSEWHERE, ENGINE, HERE, Json, sit_down
from tests.browser.waiting import dialog_closed

BEN: Json = {"kind": "here", "name": "Ben"}
BOARD = "[data-tonight]"


def resign(page: Page, name: str) -> None:
    """End a game of two people at this device."""
    label = i18n.text("en", "page-table-resign-for", name=name)
    page.locator("[data-panel=more]").click()
    page.get_by_role("button", name=label, exact=True).click()
    sure = page.get_by_role("group", name=label).get_by_role("button")
    sure.filter(has_text=label).click()
    dialog_closed(page)
    expect(page.locator("[data-over]")).to_be_visible(timeout=PATIENCE)


def see(page: Page, **wins: int) -> None:
    """The board lists these people in this order."""
    lines = [f"{name}.*{number}" for name, number in wins.items()]
    expect(page.locator(f"{BOARD} li")).to_have_text([re.compile(line) for line in lines])


def test_wins_are_counted_over_several_games_and_wiped_with_one_tap(visit: OpenPage) -> None:
    page = visit()
    sit_down(page, "kala", HERE, BEN)
    page.wait_for_selector("[data-status=playing]")
    expect(page.locator(BOARD)).to_have_count(0)
    resign(page, "Anna")
    see(page, Ben=1, Anna=0)
    page.reload()  # the same game does not count again
    expect(page.locator("[data-over]")).to_be_visible()
    see(page, Ben=1, Anna=0)
    sit_down(page, "ronda", BEN, HERE)
    page.wait_for_selector("[data-status=playing]")
    resign(page, "Anna")
    see(page, Ben=2, Anna=0)
    page.goto("/")
    see(page, Ben=2, Anna=0)
    expect(page.locator(BOARD)).to_contain_text("2 games")
    page.locator("[data-wipe]").click()
    expect(page.locator(BOARD)).to_have_count(0)
    page.get_by_role("button", name=i18n.text("en", "page-tonight-undo")).click()
    see(page, Ben=2, Anna=0)
    page.locator("[data-wipe]").click()
    page.reload()
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.locator(BOARD)).to_have_count(0)


def test_old_games_and_games_against_the_computer_do_not_count(visit: OpenPage) -> None:
    page = visit()
    code = sit_down(page, "kala", HERE, BEN)["code"]
    page.wait_for_selector("[data-status=playing]")
    resign(page, "Ben")
    page.locator("[data-wipe]").click()
    page.goto("/")
    page.goto(f"/table/{code}")
    expect(page.locator("[data-over]")).to_be_visible()
    expect(page.locator(BOARD)).to_have_count(0)
    sit_down(page, "kala", HERE, ENGINE)
    page.wait_for_selector("[data-status=playing]")
    page.locator("[data-panel=more]").click()
    label = i18n.text("en", "page-table-resign")
    page.get_by_role("button", name=label, exact=True).click()
    page.get_by_role("group", name=label).get_by_role("button", name=label).click()
    expect(page.locator("[data-over]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(BOARD)).to_have_count(0)


def test_each_device_keeps_its_own_board(visit: OpenPage) -> None:
    anna, ben = visit(), visit()
    code = sit_down(anna, "kala", HERE, ELSEWHERE)["code"]
    ben.goto(f"/join/{code}")
    ben.get_by_label(i18n.text("en", "page-your-name")).fill("Ben")
    ben.locator("[data-join]").click()
    for page in (anna, ben):
        page.wait_for_selector("[data-status=playing]", timeout=PATIENCE)
    anna.locator("[data-panel=more]").click()
    label = i18n.text("en", "page-table-resign")
    anna.get_by_role("button", name=label, exact=True).click()
    anna.get_by_role("group", name=label).get_by_role("button", name=label).click()
    for page in (anna, ben):
        see(page, Ben=1, Anna=0)
    anna.locator("[data-wipe]").click()
    expect(anna.locator(BOARD)).to_have_count(0)
    see(ben, Ben=1, Anna=0)
