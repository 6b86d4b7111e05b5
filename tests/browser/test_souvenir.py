"""The souvenir picture of a finished game."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import i18n
from cupboard.core.registry import game_ids
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE, Person
from tests.browser.places import ENGINE, HERE, give_up, open_table, sit_down

WIDTH = 1200
PICTURE = "[data-card] img"

# How many different colours the middle of the picture has: a blank card has one.
COLOURS = """
async image => {
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const [x, y, wide, high] = [100, 400, 1000, canvas.height - 500];
  const { data } = context.getImageData(x, y, wide, high);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 400) seen.add(data.slice(at, at + 3).join());
  return { edge: [...context.getImageData(5, 5, 1, 1).data].slice(0, 3), colours: seen.size };
}
"""
SHARED = """
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files, title }) => {
  window.shared = [files[0].name, files[0].type, files[0].size, title];
};
"""


def open_card(page: Page) -> None:
    page.locator("[data-rest]").click()
    page.locator("[data-souvenir]").click()
    expect(page.locator(PICTURE)).to_be_visible()


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_one_that_can_be_saved(visit: OpenPage, game: str, tmp_path: Path) -> None:
    page = visit()
    sit_down(page, game, HERE, ENGINE)
    page.wait_for_selector("[data-status=playing]")
    give_up(page)
    open_card(page)
    with page.expect_download() as saving:
        page.locator("[data-save]").click()
    assert saving.value.suggested_filename.startswith(f"cupboard-{game}-20")
    saving.value.save_as(tmp_path / "card.png")
    wide, high = size_of((tmp_path / "card.png").read_bytes())
    assert wide == WIDTH
    assert high > WIDTH / 2
    shown = page.locator(PICTURE).evaluate(COLOURS)
    assert shown["colours"] > 40, "a board"


def test_it_tells_the_result_and_the_decisive_moment(visit: OpenPage) -> None:
    page = visit(language="de")
    table = open_table(page, "kalaha", HERE, ENGINE, preset="kalah", pits=4, stones=3)
    page.goto(f"/table/{table['code']}")
    Person(page, seed=2).play_to_the_end()
    moment = page.locator("[data-moment]")
    expect(moment.locator("svg").first).to_be_visible(timeout=PATIENCE)
    expect(moment).to_contain_text(i18n.text("de", "page-table-moment"))
    open_card(page)
    alone = page.locator(PICTURE).evaluate("image => image.naturalHeight")
    told = page.locator(PICTURE).get_attribute("alt") or ""
    assert not re.search(r"\bdu\b", told, re.IGNORECASE), "names instead of “you”"
    level = i18n.text("de", "level-random")
    tie = i18n.text("de", "page-table-ending-tie")
    assert any(who in told for who in ("Anna", level, tie)), told
    assert alone > 1.2 * WIDTH, "the moment is below the board"


def test_it_is_light_in_the_dark_theme_and_can_be_shared(visit: OpenPage) -> None:
    page = visit()
    page.add_init_script(SHARED)
    page.emulate_media(color_scheme="dark")
    sit_down(page, "ronda", HERE, ENGINE)
    page.wait_for_selector("[data-status=playing]")
    give_up(page)
    open_card(page)
    share = page.get_by_role("button", name=i18n.text("en", "page-table-souvenir-share"))
    share.click()
    name, kind, size, title = page.evaluate("window.shared")
    assert (name.startswith("cupboard-ronda-"), kind) == (True, "image/png")
    assert size > 50_000
    assert title.startswith("Ronda: ")
    paper = page.locator(PICTURE).evaluate(
        COLOURS.replace("getImageData(5, 5, 1, 1)", "getImageData(60, 200, 1, 1)")
    )
    assert min(paper["edge"]) > 200


def test_a_browser_that_cannot_make_it_says_so(visit: OpenPage) -> None:
    page = visit()
    page.add_init_script("HTMLCanvasElement.prototype.toBlob = (done) => done(null)")
    sit_down(page, "kala", HERE, ENGINE)
    page.wait_for_selector("[data-status=playing]")
    give_up(page)
    page.locator("[data-rest]").click()
    page.locator("[data-souvenir]").click()
    expect(page.locator("[data-card]").get_by_role("alert")).to_have_text(
        i18n.text("en", "page-table-souvenir-failed")
    )
