"""A board in a shadow root, on a page that has nothing else of Cupboard."""

from __future__ import annotations

import sysconfig
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from cupboard.core.registry import game
from tests.browser.waiting import until
from tools import gallery, pages

BARE = """<!doctype html><html lang=en><title>Bare</title>
<div id=first></div><div id=second style="--cupboard-wood: rgb(0 0 255)"></div>"""
SHOW = """async ([script, view]) => {
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const { show } = await import(address);
    for (const host of document.querySelectorAll("div")) show(host, view);
}"""
WOOD = """(id) => {
    const root = document.getElementById(id).shadowRoot;
    const paint = root.querySelector("rect[fill*=wood]").getAttribute("fill").slice(4, -1);
    const stops = root.querySelectorAll(`${paint} stop`);
    return [...stops].map((stop) => getComputedStyle(stop).stopColor);
}"""
IDS = """() => [...document.querySelectorAll("div")].flatMap((host) =>
    [...host.shadowRoot.querySelectorAll("svg [id]")].map(({ id }) => id))"""
BLACK = "rgb(0, 0, 0)"
LIGHT_WOOD, DARK_WOOD, BLUE = "rgb(217, 167, 101)", "rgb(155, 110, 58)", "rgb(0, 0, 255)"


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> str:
    node = pages.node_on_path() or pages.node_in(Path(sysconfig.get_path("purelib")))
    assert node, pages.NODE_MISSING
    pages.fetch_parts(node)
    folder = tmp_path_factory.mktemp("bare")
    pages.run(node, Path("dev/bare.mjs"), str(folder))
    return (folder / "bare.js").read_text(encoding="utf-8")


@pytest.fixture
def bare(browser: Browser, script: str) -> Page:
    page = browser.new_page(color_scheme="light")
    page.set_content(BARE)
    view = gallery.frames(game("kalaha"), "de", 2, None)[0]["view"]
    page.evaluate(SHOW, [script, view])
    until(page, f"() => ({WOOD})('first')[0] !== '{BLACK}'")
    return page


def test_a_board_has_its_colours(bare: Page) -> None:
    wood = bare.evaluate(WOOD, "first")
    assert LIGHT_WOOD in wood
    assert BLACK not in wood
    assert bare.evaluate("getComputedStyle(document.body).getPropertyValue('--wood')") == ""


def test_the_page_around_it_chooses_colours_and_theme(bare: Page) -> None:
    assert BLUE in bare.evaluate(WOOD, "second")
    bare.evaluate("document.getElementById('first').dataset.theme = 'dark'")
    assert DARK_WOOD in bare.evaluate(WOOD, "first")
    bare.evaluate("delete document.getElementById('first').dataset.theme")
    bare.evaluate("document.documentElement.dataset.theme = 'dark'")
    until(bare, f"() => ({WOOD})('first').includes('{DARK_WOOD}')")


def test_two_boards_share_no_ids(bare: Page) -> None:
    ids = bare.evaluate(IDS)
    assert len(ids) > 3
    assert len(set(ids)) == len(ids)
