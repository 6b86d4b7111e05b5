"""Boards fit on the screen, and all targets are large enough for fingers."""

from __future__ import annotations

import pytest

import cupboard
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import box, boxes
from tests.browser.places import HERE, play_on, sit_down

FINGER = 44
# Controls next to a board.
ALSO = {"hopper": ("[data-hold]",)}
# Where a finger may land for a target: its middle, and almost half a finger around it.
MISSED = """half => [...document.querySelectorAll("[data-target]")].filter(node => {
  node.scrollIntoView({ block: "center" });
  const { left, top, width, height } = node.querySelector(".hit").getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const spots = [[0, 0], [half, 0], [-half, 0], [0, half], [0, -half]];
  return spots.some(([dx, dy]) =>
    document.elementFromPoint(x + dx, y + dy)?.closest("[data-target]") !== node);
}).map(node => node.dataset.target)"""


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_the_whole_board_is_seen(visit: OpenPage, game: str) -> None:
    """Above the toolbar, without scrolling, after any click; in German, with its long texts."""
    page = visit(language="de")
    looks.LAPTOP.put_on(page)
    sit_down(page, game)
    play_on(page)
    for look in (looks.LAPTOP, looks.PHONE):
        look.put_on(page)
        page.reload()
        play_on(page, steps=0)
        above, below = box(page, "body header")[3], box(page, ".table nav")[1]
        seen = [box(page, part) for part in (".pane svg", *ALSO.get(game, ()))]
        seen += boxes(page, "[data-target]")
        assert (look, [one for one in seen if one[1] < above or one[3] > below]) == (look, [])


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_all_targets_are_large_enough_on_a_small_phone(visit: OpenPage, game: str) -> None:
    page = visit(phone=True)
    looks.SMALL_PHONE.put_on(page)
    # Shots are aimed anywhere on the table, but in referee mode cups are tapped.
    preset = "referee" if game == "hopper" else None
    sit_down(page, game, *([HERE, HERE] if preset else []), preset=preset)
    play_on(page, steps=0)
    sizes = [(right - left, bottom - top) for left, top, right, bottom in boxes(page, ".hit")]
    assert sizes
    assert [size for size in sizes if min(size) < FINGER] == []
    assert page.evaluate(MISSED, FINGER / 2 - 1) == []
