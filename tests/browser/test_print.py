"""Printing games: what is printed, on both paper sizes, and what is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cupboard
from cupboard.core import i18n
from cupboard.games.kessel.recipes import BOOK, describe, read, title
from cupboard.learn.lessons import lessons_of
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.looks import overhang
from tests.browser.people import PATIENCE
from tests.browser.places import ELSEWHERE, HERE, open_table

PAPERS = {"A4": 210, "Letter": 215.9}
"""Paper widths in millimetres."""
MARGINS = 24
PIXELS = 96 / 25.4
A_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
PICTURE = "[data-part=rules] figure svg"
OWN: list[dict[str, Any]] = [
    {"name": "Moonlit soup of the old miller", "points": 12, "kind": "sets", "of": "plants"}
    | {"cards": 3, "ingredients": 2},
    {"name": "Nothing but grey", "points": 7, "kind": "at_least", "of": "grey", "cards": 5},
]
STICKING_OUT = """() => [...document.querySelectorAll(
    "[data-part] :is(th, td, li, p, h2, h3, dd, div)")]
  .filter(node => !node.closest(".still") && !node.matches(".sr"))
  .filter(node => node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
    || node.getBoundingClientRect().right > innerWidth + 1
    || node.matches(".frame") && node.scrollHeight > node.clientHeight + 1)
  .map(node => node.outerHTML.slice(0, 120))"""


def choose(page: Page, *parts: str) -> None:
    """Select exactly these parts for printing."""
    for box in page.locator("fieldset input[type=checkbox][value]").all():
        if box.is_enabled():
            box.set_checked(box.get_attribute("value") in parts)
    for part in parts:
        page.wait_for_selector(f"[data-part={part}]")
    if "rules" in parts:
        page.wait_for_selector(PICTURE)


def pages_of(page: Page, paper: str) -> int:
    return len(A_PAGE.findall(page.pdf(format=paper)))


def on_paper(page: Page) -> Iterator[str]:
    """Show the page as printed, on each paper size in turn."""
    page.emulate_media(media="print")
    for paper, wide in PAPERS.items():
        page.set_viewport_size({"width": int((wide - MARGINS) * PIXELS), "height": 1000})
        yield paper
    page.emulate_media(media="screen")
    page.set_viewport_size(DESKTOP)


def spread(game: str) -> dict[str, range]:
    """Return the parts to print, and how many pages each may take."""
    parts = {"rules": range(1, 3), "scores": range(1, 2)}
    return parts | ({"children": range(1, 2), "box": range(2, 3)} if game == "kessel" else {})


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_every_part_is_printed_on_its_pages(visit: OpenPage, game: str) -> None:
    """Each part takes the expected number of pages on the shorter paper; all together no more."""
    page = visit(f"/print/{game}")
    page.wait_for_selector(PICTURE, timeout=PATIENCE)
    counted = 0
    for part, expected in spread(game).items():
        choose(page, part)
        counted += (pages := pages_of(page, "Letter"))
        assert pages in expected, part
    choose(page, *spread(game))
    assert len(spread(game)) <= pages_of(page, "A4") <= counted


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_nothing_is_cut_off_in_any_language_for_the_most_players(
    visit: OpenPage, game: str
) -> None:
    page = visit(f"/print/{game}")
    page.wait_for_selector(PICTURE, timeout=PATIENCE)
    page.evaluate("[...document.querySelectorAll('article input[type=radio]')].at(-1)?.click()")
    page.wait_for_selector(PICTURE)
    choose(page, *spread(game))
    for language in i18n.LANGUAGES:
        page.locator("header select").select_option(language)
        heading = i18n.text(language, "page-rules-of", game=i18n.text(language, f"{game}-name"))
        expect(page.locator("[data-part=rules] h2")).to_have_text(heading)
        for paper in on_paper(page):
            assert (language, paper, overhang(page)) == (language, paper, 0)
            assert (language, paper, page.evaluate(STICKING_OUT)) == (language, paper, [])


def test_only_the_paper_is_printed_and_always_light(visit: OpenPage) -> None:
    page = visit("/print/ronda?preset=easy")
    page.wait_for_selector(PICTURE, timeout=PATIENCE)
    page.emulate_media(media="print", color_scheme="dark")
    for hidden in ("[data-print]", "article fieldset", "header select"):
        expect(page.locator(hidden).first).to_be_hidden()
    ink, ground = page.evaluate(
        "[getComputedStyle(document.querySelector('[data-part]')).color,"
        " getComputedStyle(document.body).backgroundColor]"
    )
    assert max(int(part) for part in re.findall(r"\d+", ink)) < 80, "the letters are pale"
    assert ground == "rgba(0, 0, 0, 0)"
    agreed = page.locator("[data-part=rules] section")
    expect(agreed).to_contain_text(i18n.text("en", "ronda-preset-easy"))
    expect(agreed.locator("div", has_text=i18n.text("en", "ronda-option-easy"))).to_contain_text(
        "✓"
    )


def test_the_button_prints(visit: OpenPage) -> None:
    page = visit("/print/kala")
    page.wait_for_selector(PICTURE, timeout=PATIENCE)
    page.evaluate("window.print = () => document.body.dataset.printed = 'yes'")
    page.locator("[data-print]").click()
    expect(page.locator("body")).to_have_attribute("data-printed", "yes")
    choose(page)
    expect(page.locator("[data-print]")).to_be_disabled()


def cards_shown(page: Page, part: str) -> list[str]:
    page.wait_for_selector(f"[data-part={part}] li")
    found: list[str] = page.locator(f"[data-part={part}] li").all_inner_texts()
    return [" ".join(text.split()) for text in found]


def test_own_recipes_are_printed_from_the_setup_page(visit: OpenPage) -> None:
    """KESSEL-B: recipes written on the setup page can be printed before a game."""
    page = visit("/new/kessel", language="de")
    for fold in ("page-house-rules", "page-details"):
        page.get_by_text(i18n.text("de", fold), exact=True).click()
    page.get_by_role("button", name=i18n.text("de", "page-recipe-add")).click()
    page.get_by_label(i18n.text("de", "page-recipe-name"), exact=True).fill("Omas Sud")
    page.locator("[data-paper]").click()
    (card,) = cards_shown(page, "own")
    (recipe,) = read(
        [{"name": "Omas Sud", "points": 10, "kind": "at_least", "of": "plants"} | {"cards": 3}]
    )
    assert card.startswith(f"Omas Sud {describe(recipe, 'de')}")
    assert i18n.text("de", "kessel-recipe-points", points=10) in card


def test_the_recipes_of_a_table_and_the_printed_ones_can_be_printed(visit: OpenPage) -> None:
    """KESSEL-R, KESSEL-B: every card with its name, condition and points."""
    page = visit()
    order = {"game": "kessel", "preset": "recipes", "options": {"own_recipes": OWN}}
    answer = page.request.post(
        "/api/tables", data=order | {"seats": [HERE, ELSEWHERE]}, headers={"x-cupboard": "1"}
    )
    code = answer.json()["table"]["code"]
    page.goto(f"/print/kessel?table={code}")
    page.wait_for_selector(PICTURE, timeout=PATIENCE)
    choose(page, "own", "box")
    for part, recipes in (("own", read(OWN)), ("box", BOOK)):
        for card, recipe in zip(cards_shown(page, part), recipes, strict=True):
            told = f"{title(recipe, 'en')} {describe(recipe, 'en')}"
            points = i18n.text("en", "kessel-recipe-points", points=recipe.points)
            assert f"{told} {points}" in card
    assert pages_of(page, "Letter") == 3
    choose(page, "scores")
    expect(page.locator("[data-part=scores] thead")).to_contain_text("Anna")


def test_the_book_and_the_result_link_to_printing(visit: OpenPage) -> None:
    page = visit("/rules/kala?preset=bank")
    page.locator("[data-paper]").click(timeout=PATIENCE)
    expect(page.locator("[data-part=rules] section")).to_contain_text(
        i18n.text("en", "kala-preset-bank")
    )
    page.goto("/print/hopper")
    last = page.locator("[data-part=scores]").get_by_text(i18n.text("en", "print-cup-last"))
    expect(last).to_have_count(4, timeout=PATIENCE)
    code = open_table(page, "hopper", preset="short")["code"]
    page.goto(f"/print/hopper?table={code}&part=scores&part=children")
    expect(page.locator("[data-part]")).to_have_count(1)
    expect(page.locator("[data-part=scores]")).to_contain_text(
        i18n.text("en", "print-help-hopper-short")
    )


@pytest.mark.parametrize(("path", "pictures"), [("rules", len(lessons_of("hopper"))), ("print", 1)])
def test_books_and_paper_do_not_use_3d(visit: OpenPage, path: str, pictures: int) -> None:
    """Browsers limit the number of 3D views, so rule books always use the flat one."""
    page = visit()
    page.evaluate("""localStorage.setItem("cupboard.settings", '{"flat": false}')""")
    page.goto(f"/{path}/hopper")
    page.wait_for_selector("[data-picture=flat]", state="attached", timeout=PATIENCE)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("[data-picture=flat]")).to_have_count(pictures)
    expect(page.locator("canvas")).to_have_count(0)
