"""The game's own board in a real browser, and the plain board where its own cannot be used."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.looks import grave_faults
from tests.browser.people import Person
from tests.browser.places import (
    ELSEWHERE,
    ENGINE,
    HERE,
    READY_TO_TRY,
    arrive,
    open_table,
    sit_down,
)

BOARD = "svg.nim"
FLYING = f"() => document.querySelector('{BOARD}').getAnimations({{ subtree: true }}).length > 0"


def test_the_home_page_shows_its_cover(visit: OpenPage) -> None:
    page = visit("/", language="de")
    card = page.locator("[data-game=nim]")
    expect(card).to_contain_text(i18n.text("de", "nim-tagline"))
    cover = card.locator("img").first
    expect(cover).to_be_visible()
    page.wait_for_function("image => image.naturalWidth > 0", arg=cover.element_handle())


def test_invitations_and_titles_show_its_name_and_cover(visit: OpenPage) -> None:
    page, guest = visit(), visit(language="fr")
    code = open_table(page, "nim", HERE, ELSEWHERE)["code"]
    for path in (f"/join/{code}", "/rules/nim"):
        guest.goto(path)
        expect(guest.locator("img[data-cover]")).to_be_visible()
        expect(guest.locator("h1")).to_contain_text(i18n.text("fr", "nim-name"))


def test_a_move_flies_over_its_board(visit: OpenPage) -> None:
    page = visit(motion=True)
    sit_down(page, "nim", HERE, HERE)
    person = Person(page)
    assert person.wait()
    person.act()
    page.wait_for_function(FLYING)


def test_a_lesson_is_tried_on_its_board(visit: OpenPage) -> None:
    page = visit(language="fr")
    arrive(page, "/try/nim.heap", READY_TO_TRY)
    page.locator(f"{BOARD} [data-target=take-3]").click()
    expect(page.locator("[data-verdict=right]")).to_be_visible()
    expect(page.locator("main")).to_contain_text(i18n.text("fr", "lesson-nim-heap-right"))


def test_its_rule_book_and_print_show_its_board(visit: OpenPage) -> None:
    page = visit()
    page.goto("/rules/nim")
    page.locator("[data-lesson]").first.scroll_into_view_if_needed()
    expect(page.locator(BOARD).first).to_be_visible()
    page.goto("/print/nim")
    expect(page.locator(f"[data-part=rules] figure {BOARD}").first).to_be_visible()


def test_its_own_score_sheet_is_printed(visit: OpenPage) -> None:
    page = visit()
    page.goto("/print/nim")
    expect(page.locator(".nim-sheet p")).to_have_count(2)


def test_its_guide_explains_the_first_turn(visit: OpenPage) -> None:
    page = visit(language="nl")
    arrive(page, "/guide/nim", "[data-go-on]")
    expect(page.locator("main")).to_contain_text(i18n.text("nl", "guide-nim-heap"))


def test_a_finished_game_is_analysed_on_its_board(visit: OpenPage, axe: str) -> None:
    page = visit()
    code = sit_down(page, "nim")["code"]
    Person(page).play_to_the_end()
    page.goto(f"/analysis/{code}")
    expect(page.locator("[role=slider]").first).to_be_visible()
    expect(page.locator(BOARD).first).to_be_visible()
    assert grave_faults(page, axe) == []


Damage = Callable[[Page], object]


def described_with(**changes: Any) -> Damage:
    """Let the server describe the game's files with these changes."""

    def change(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        for game in games:
            if game["id"] == "nim":
                game["web"] = game["web"] | changes if changes else None
        route.fulfill(response=answer, json=games)

    return lambda page: page.route("**/api/games", change)


def with_script(script: str) -> Damage:
    """Let the server send another script for the board."""
    answer = {"body": script, "content_type": "text/javascript"}
    return lambda page: page.route("**/games/nim/*/board.js", lambda route: route.fulfill(**answer))


CANNOT_BE_DRAWN = """
export default () => ({
  picture: () => null,
  after: () => null,
  motion: () => null,
  mount: () => { throw new Error("no board"); },
});"""
FAILS_AT_A_MOVE = """
import create from "./board.js?own";

export default (kit) => {
  const board = create(kit);
  const mount = (target, first) => {
    const shown = board.mount(target, first);
    const update = (props) => {
      if (props.picture !== first.picture) throw new Error("no board");
      shown.update(props);
    };
    return { update, destroy: () => shown.destroy() };
  };
  return { ...board, mount };
};"""

DAMAGE: dict[str, Damage] = {
    "no description": described_with(),
    "missing": described_with(board=None),
    "another contract": described_with(contract=2),
    "not a script": with_script("This is no script."),
    "throws": with_script("export default () => { throw new Error('no board'); };"),
    "cannot be drawn": with_script(CANNOT_BE_DRAWN),
    "fails at a move": with_script(FAILS_AT_A_MOVE),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_without_its_board_it_is_played_on_the_plain_board(
    visit: OpenPage, axe: str, damage: str
) -> None:
    page = visit()
    DAMAGE[damage](page)
    sit_down(page, "nim", HERE, ENGINE)
    person = Person(page)
    assert person.wait()
    expect(page).to_have_title(re.compile(i18n.text("en", "nim-name")))
    assert grave_faults(page, axe) == []
    person.play_to_the_end()
    assert page.locator(BOARD).count() == 0
