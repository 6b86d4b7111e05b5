"""Back closes what is open, then leads home, where the running game comes first."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.places import HERE, give_up, open_table, sit_down
from tests.browser.waiting import DIALOG, close_dialog


def text(key: str) -> str:
    return i18n.text("en", key)


def test_back_closes_the_sheet_and_then_leads_home(visit: OpenPage) -> None:
    page = visit("/")
    page.locator("[data-game=kalaha]").click()
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-status=playing]")
    address = page.url
    page.locator("[data-panel=rules]").click()
    expect(page.locator(DIALOG)).to_be_visible()
    page.go_back()
    expect(page.locator(DIALOG)).to_have_count(0)
    assert page.url == address
    # Closed in another way, it leaves no history entry behind.
    page.locator("[data-panel=more]").click()
    expect(page.locator(DIALOG)).to_be_visible()
    close_dialog(page)
    assert page.url == address
    page.go_back()
    first = page.locator(".hero > :first-child")
    expect(first).to_have_attribute("data-continue", address.rsplit("/", 1)[1])
    expect(first).to_contain_text(text("page-goes-on"))
    first.get_by_role("link", name=text("page-return")).click()
    page.wait_for_selector("[data-status=playing]")
    assert page.url == address


def test_a_link_in_an_open_sheet_leaves_no_trace_of_it(visit: OpenPage) -> None:
    page = visit("/")
    code = sit_down(page, "kalaha")["code"]
    page.wait_for_selector("[data-status=playing]")
    page.locator("[data-panel=more]").click()
    page.get_by_role("link", name=text("page-table-fair")).click()
    page.wait_for_selector("[data-verdict]")
    page.go_back()
    page.wait_for_selector("[data-status=playing]")
    assert page.url.endswith(f"/table/{code}")
    expect(page.locator(DIALOG)).to_have_count(0)


def removed(page: Page, code: str) -> None:
    expect(page.locator(f'[data-mine="{code}"]')).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-game]")
    expect(page.locator(f'[data-mine="{code}"], [data-continue="{code}"]')).to_have_count(0)


def test_home_lists_results_and_games_can_be_removed(visit: OpenPage) -> None:
    page = visit("/")
    over = sit_down(page, "kalaha")["code"]
    page.wait_for_selector("[data-status=playing]")
    give_up(page)
    page.goto("/")
    mine = page.locator(f'[data-mine="{over}"]')
    expect(mine).to_contain_text(text("kalaha-name"))
    mine.get_by_role("button").click()
    removed(page, over)
    # With two people here it is always the turn of one of them, so the later game comes first.
    people = HERE, {**HERE, "name": "Ben"}
    old, new = (open_table(page, game, *people)["code"] for game in ("kala", "kalaha"))
    page.reload()
    expect(page.locator(".hero > :first-child")).to_have_attribute("data-continue", new)
    mine = page.locator(f'[data-mine="{old}"]')
    mine.get_by_role("button", name=text("page-remove")).click()
    mine.get_by_role("button", name=text("page-remove")).click()
    removed(page, old)


def test_there_are_pages_for_all_rules_and_puzzles(visit: OpenPage) -> None:
    page = visit("/")
    for word in ("rules", "puzzles", "print"):
        page.get_by_role("link", name=text(f"page-shelf-{word}"), exact=True).click()
        expect(page).to_have_title(f"{text(f'page-shelf-{word}')} – Cupboard")
        expect(page.locator("[data-shelf=kala]")).to_have_attribute("href", f"/{word}/kala")
        page.go_back()
    page.goto("/table/NOSUCH")
    expect(page).to_have_title(f"{text('page-table-closed')} – Cupboard")
