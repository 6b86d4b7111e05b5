"""Everything fits: nothing sticks out sideways, boards are seen whole, fingers find their aim."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

import cupboard
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import Look, box, boxes, complaints, overhang
from tests.browser.places import HERE, halls, play_on, sit_down, tour

SIZES = (looks.SMALL_PHONE, looks.PHONE, looks.TABLET, looks.WALL)
FINGER = 44
# What one plays with beside a board.
ALSO = {"hopper": ("[data-hold]",)}
# Where a finger may land that means a target: its middle, and almost half a finger around it.
MISSED = """half => [...document.querySelectorAll("[data-target]")].filter(node => {
  node.scrollIntoView({ block: "center" });
  const { left, top, width, height } = node.querySelector(".hit").getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const spots = [[0, 0], [half, 0], [-half, 0], [0, half], [0, -half]];
  return spots.some(([dx, dy]) =>
    document.elementFromPoint(x + dx, y + dy)?.closest("[data-target]") !== node);
}).map(node => node.dataset.target)"""


def sticking_out(page: Page) -> list[Look]:
    """The sizes at which the page can be scrolled sideways."""
    found = []
    for size in SIZES:
        size.put_on(page)
        if overhang(page):
            found.append(size)
    looks.LAPTOP.put_on(page)
    return found


def test_the_pages_of_no_game_fit_every_screen(visit: OpenPage) -> None:
    page = visit(language="de")
    assert {place: out for place in halls(page) if (out := sticking_out(page))} == {}


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_a_game_fits_every_screen_and_breaks_no_policy(visit: OpenPage, game: str) -> None:
    page = visit()
    heard = complaints(page)
    assert {place: out for place in tour(page, game) if (out := sticking_out(page))} == {}
    assert heard == []


@pytest.mark.parametrize("look", [looks.LAPTOP, looks.PHONE], ids=("laptop", "phone"))
@pytest.mark.parametrize("game", cupboard.game_ids())
def test_the_whole_board_is_seen(visit: OpenPage, game: str, look: Look) -> None:
    """Above the toolbar and without scrolling, whatever was touched last; in German, whose
    sentences are long."""
    page = visit(language="de")
    look.put_on(page)
    sit_down(page, game)
    play_on(page)
    page.reload()
    play_on(page, steps=0)
    above, below = box(page, "body header")[3], box(page, ".table nav")[1]
    seen = [box(page, part) for part in (".pane svg", *ALSO.get(game, ()))]
    seen += boxes(page, "[data-target]")
    assert [one for one in seen if one[1] < above or one[3] > below] == []


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_a_finger_finds_everything_on_a_small_phone(visit: OpenPage, game: str) -> None:
    page = visit(phone=True)
    looks.SMALL_PHONE.put_on(page)
    # Shots are aimed anywhere on the table; where a referee says what happened, cups are touched.
    preset = "referee" if game == "hopper" else None
    sit_down(page, game, *([HERE, HERE] if preset else []), preset=preset)
    play_on(page, steps=0)
    sizes = [(right - left, bottom - top) for left, top, right, bottom in boxes(page, ".hit")]
    assert sizes
    assert [size for size in sizes if min(size) < FINGER] == []
    assert page.evaluate(MISSED, FINGER / 2 - 1) == []
