"""The device lies between two players, and each side faces its own."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.looks import Box, box
from tests.browser.people import Person
from tests.browser.places import HERE, Json, open_table, sit_down
from tests.browser.waiting import close_dialog

BEN: Json = {"kind": "here", "name": "Ben"}
FAR, NEAR = "[data-far]", "[data-voice] .speech"
SWITCH = "[data-tabletop]"
FOCUSABLE = f"{FAR} :is(a, button, input, select):not([tabindex='-1'])"
TURNED = """node => {
  while (node.parentElement && getComputedStyle(node).rotate === "none") node = node.parentElement;
  return getComputedStyle(node).rotate;
}"""
"""How an element is turned, by itself or with what contains it."""


def see_turn(page: Page, seat: int) -> None:
    """The player to move is addressed; the other one reads whose turn it is."""
    due, other, name = ((NEAR, FAR, "Anna"), (FAR, NEAR, "Ben"))[seat]
    expect(page.locator(due)).to_contain_text(i18n.text("en", "page-table-your-turn"))
    expect(page.locator(other)).to_contain_text(i18n.text("en", "page-table-turn", name=name))


def see_sides(page: Page) -> Box:
    """Each player's bar and strip are on their own side of the board. Return the board's box."""
    board = box(page, ".pane")
    assert max(box(page, part)[3] for part in (FAR, "[data-seat='1']")) <= board[1]
    assert min(box(page, part)[1] for part in (NEAR, "[data-seat='0']")) >= board[3]
    for turned in (FAR, ".others"):
        assert page.locator(turned).evaluate(TURNED) == "180deg"
    return board


def test_each_side_faces_its_own_player(visit: OpenPage) -> None:
    page = visit()
    page.set_viewport_size({"width": 820, "height": 1180})
    sit_down(page, "kalaha", HERE, BEN)
    Person(page).wait()
    expect(page.locator(FAR)).to_have_count(0)
    page.locator("[data-panel=more]").click()
    page.locator(SWITCH).check()
    close_dialog(page)
    for width, height in ((820, 1180), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()  # the choice is kept
        Person(page).wait()
        first = int(page.locator("[data-turn]").get_attribute("data-turn") or "")
        see_turn(page, first)
        board = see_sides(page)
        pit = 1 if width < height else 3  # none of these moves gives another turn
        for seat in (first, 1 - first):
            page.locator(f"[data-target='{seat}-{pit}']").click()
            see_turn(page, 1 - seat)
            assert box(page, ".pane") == board
    # Screen readers and the keyboard have one bar only.
    expect(page.locator(FAR)).to_have_attribute("aria-hidden", "true")
    expect(page.locator(FOCUSABLE)).to_have_count(0)


def open_dacapo(page: Page, **options: Any) -> None:
    """Open a game of two people with the device between them."""
    page.set_viewport_size({"width": 820, "height": 1180})
    page.evaluate(
        """localStorage.setItem("cupboard.settings",
            '{"tabletop": true, "pace": 0.01, "sound": false}')"""
    )
    table = open_table(page, "dacapo", HERE, BEN, **options)
    page.goto(f"/table/{table['code']}")


def middle(page: Page, selector: str) -> tuple[float, float]:
    left, top, right, bottom = box(page, selector)
    return (left + right) / 2, (top + bottom) / 2


def order(page: Page) -> list[str]:
    """Return the numbers in sight, from left to right for the player at the near edge."""
    shown: list[str] = page.locator("[data-fist]").evaluate_all(
        "nodes => nodes.map(node => node.dataset.fist)"
    )
    return shown


def hold(page: Page, seat: int) -> None:
    page.mouse.move(*middle(page, f"[data-target=pad-{seat}]"))
    page.mouse.down()
    expect(page.locator("[data-fist]")).to_have_count(5)


def choose(page: Page, seat: int, beans: int) -> None:
    """Hold the bar, slide to a number and let go."""
    hold(page, seat)
    page.mouse.move(*middle(page, f"[data-fist='{beans}']"))
    page.mouse.up()
    expect(page.locator("[data-fist]")).to_have_count(0)


def test_secret_choices_are_seen_only_under_the_own_hand(visit: OpenPage) -> None:
    page = visit()
    open_dacapo(page)
    bars = page.locator("[data-target^=pad-].enabled")
    expect(bars).to_have_count(2)
    expect(page.locator(".curtain")).to_have_count(0)
    for bar in (NEAR, FAR):
        expect(page.locator(bar)).to_contain_text(i18n.text("en", "page-table-your-turn"))
    board = see_sides(page)
    seen = set()
    for _ in range(8):
        hold(page, 0)
        seen.add(tuple(order(page)))
        page.mouse.up()  # on the bar: nothing is chosen
        expect(page.locator("[data-fist]")).to_have_count(0)
    assert len(seen) > 1, "the place of a number gives it away to anyone watching the finger"
    expect(bars).to_have_count(2)
    choose(page, 1, 4)
    expect(page.locator("[data-target=pad-1]")).to_contain_text(
        i18n.text("en", "board-dacapo-chosen")
    )
    expect(bars).to_have_count(1)
    # Nothing on the page tells what was chosen.
    assert not re.search(r"\b4 (beans|in)", page.locator("main").inner_text())
    choose(page, 0, 3)
    expect(page.locator("[data-seat='1']")).to_contain_text("1 of 5")
    expect(page.locator("[data-seat='0']")).to_contain_text("0 of 5")
    expect(bars).to_have_count(2)
    assert box(page, ".pane") == board


def test_secret_choices_by_keyboard(visit: OpenPage) -> None:
    page = visit()
    open_dacapo(page)
    for seat, beans in ((0, 2), (1, 2)):
        page.locator(f"[data-target=pad-{seat}].enabled").press("Enter")
        page.keyboard.press("Escape")
        expect(page.locator("[data-fist]")).to_have_count(0)
        page.locator(f"[data-target=pad-{seat}]").press("Enter")
        page.locator(f"[data-fist='{beans}']").press("Enter")
    # Equal numbers cancel each other out, and the next round begins.
    expect(page.locator("[data-target^=pad-].enabled")).to_have_count(2)
    expect(page.locator("[data-seat='0']")).to_contain_text("0 of 5")


def test_hidden_beans_are_not_for_a_device_between_two_players(visit: OpenPage) -> None:
    """Only the owner may know them, and the choice depends on them."""
    page = visit()
    open_dacapo(page, hide_stocks=True)
    Person(page).wait()
    expect(page.locator(FAR)).to_have_count(0)
    page.locator("[data-panel=more]").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(SWITCH)).to_have_count(0)
