"""Help and handicaps for individual players, from the setup page to the board."""

from __future__ import annotations

from playwright.sync_api import expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage

FOLD = "[data-handicaps]"


def text(key: str) -> str:
    return i18n.text("en", key)


def test_a_helped_player_sees_where_the_last_stones_land(visit: OpenPage) -> None:
    page = visit("/new/kalaha")
    fold = page.locator(FOLD)
    expect(fold).to_contain_text(text("page-handicap-none"))
    fold.locator("summary").click()
    # The computer needs no such help.
    expect(fold.get_by_role("checkbox")).to_have_count(1)
    fold.get_by_role("checkbox").check()
    expect(fold).to_contain_text(i18n.text("en", "page-handicap-some", n=1))
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-status=playing]")
    expect(page.locator("[data-landing]")).to_have_count(6)
    page.locator("[data-panel=rules]").click()
    expect(page.locator("[data-agreed=show_landing]")).to_contain_text(text("player-you"))


def test_without_help_the_board_shows_no_landings(visit: OpenPage) -> None:
    page = visit("/new/kalaha")
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-status=playing]")
    expect(page.locator("[data-target]").first).to_be_visible()
    expect(page.locator("[data-landing]")).to_have_count(0)


def test_a_player_starts_with_fewer_beans_and_too_few_are_refused(visit: OpenPage) -> None:
    page = visit("/new/kala")
    fold = page.locator(FOLD)
    fold.locator("summary").click()
    fields = fold.get_by_role("spinbutton")
    expect(fields).to_have_count(2)
    fields.first.fill("26")
    page.locator("[data-start]").click()
    expect(page.get_by_role("alert")).to_contain_text(
        i18n.text("en", "start-too-few-beans", seat=1, beans=2, least=4)
    )
    fields.first.fill("6")
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-status=playing]")
    page.locator("[data-panel=rules]").click()
    expect(page.locator("[data-agreed=fewer_beans]")).to_contain_text(f"{text('player-you')}: 6")


def test_the_setup_page_remembers_what_was_agreed(visit: OpenPage) -> None:
    page = visit("/new/ronda")
    page.locator(FOLD).locator("summary").click()
    page.locator(FOLD).get_by_role("spinbutton").first.fill("3")
    page.locator("[data-start]").click()
    page.wait_for_selector("[data-status=playing]")
    page.goto("/new/ronda")
    expect(page.locator(FOLD).get_by_role("spinbutton").first).to_have_value("3")
    # House rules are separate and stay folded.
    expect(page.locator("details.house")).not_to_have_attribute("open", "")
