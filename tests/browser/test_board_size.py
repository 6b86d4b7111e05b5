"""Boards fit on the screen, and all targets are large enough for fingers."""

from __future__ import annotations

from itertools import combinations

import pytest

import cupboard
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import Box, Look, box, boxes
from tests.browser.places import HERE, play_on, sit_down

FINGER = 44
SMALLEST_CUP = 32
SMALLEST_TYPE = 11
LOOKS = (looks.LAPTOP, looks.PHONE, looks.TABLET, looks.FLAT_TABLET, looks.WIDE)
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

# The texts on a board that are drawn smaller than this, in CSS pixels.
TINY = """smallest => [...document.querySelectorAll(".pane *")].map(node => {
  const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const told = own.map(({ data }) => data.trim()).join("");
  if (!told || !node.checkVisibility() || node.closest("title, .sr, desc, option")) return null;
  const matrix = node.getScreenCTM?.();
  const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
  const size = Math.round(10 * scale * parseFloat(getComputedStyle(node).fontSize)) / 10;
  return size < smallest ? `${told}: ${size}` : null;
}).filter(told => told !== null)"""


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_the_whole_board_is_seen(visit: OpenPage, game: str) -> None:
    """In its place, without scrolling, and nothing is too small; in German, with its long texts."""
    page = visit(language="de")
    looks.LAPTOP.put_on(page)
    sit_down(page, game)
    play_on(page)
    for look in LOOKS:
        look.put_on(page)
        page.reload()
        play_on(page, steps=0)
        _, above, _, below = box(page, ".pane")
        seen = [box(page, part) for part in (".pane svg", *ALSO.get(game, ()))]
        seen += boxes(page, "[data-target]")
        assert (look, [one for one in seen if one[1] < above or one[3] > below]) == (look, [])
        cups = [(right - left, bottom - top) for left, top, right, bottom in boxes(page, ".hit")]
        assert (look, [cup for cup in cups if min(cup) < SMALLEST_CUP]) == (look, [])
        assert (look, page.evaluate(TINY, SMALLEST_TYPE)) == (look, [])


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


@pytest.mark.parametrize(
    "look",
    [looks.FLAT_TABLET, looks.LAPTOP, looks.PHONE],
    ids=lambda look: f"{look.width}x{look.height}",
)
def test_everything_of_a_shot_is_in_sight(visit: OpenPage, look: Look) -> None:
    """Hopper: the news, the table, aim, power and the button, none covered by another."""
    page = visit(language="de")
    look.put_on(page)
    sit_down(page, "hopper")
    play_on(page, steps=0)
    parts = (".banner", ".pane svg", ".dials svg", ".dials input", "[data-hold]")
    seen = {part: box(page, part) for part in parts}
    for left, top, right, bottom in seen.values():
        assert left >= 0
        assert top >= 0
        assert right <= look.width
        assert bottom <= look.height
    overlapping = [(a, b) for a, b in combinations(parts, 2) if not are_apart(seen[a], seen[b])]
    assert overlapping == []


def are_apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
