"""The analysis after the game, in each language with another game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE, Person
from tests.browser.places import ENGINE, HERE, give_up
from tools.table_server import Served, running

SLIDER = "[role=slider]"
SCENE = "[data-at]"


@dataclass(frozen=True)
class Played:
    """A short game: random play, or a person who resigns after a while."""

    language: str
    game: str
    preset: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    person: bool = False
    phone: bool = False


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server whose tables share one seed, so that random play makes the expected errors."""
    with running(tmp_path_factory.mktemp("data"), "01" * 16) as server:
        yield server


GAMES = (
    Played("de", "kala", options={"store_beans": 20}),
    Played("en", "kalaha", "kalah", {"pits": 3, "stones": 2}, phone=True),
    Played("fr", "ronda", person=True),
    Played("es", "dacapo", "handful", phone=True),
    Played("nl", "hopper"),
)


def open_table(page: Page, wanted: Played) -> str:
    seats = [HERE, ENGINE] if wanted.person else [ENGINE, ENGINE]
    ordered = {"game": wanted.game, "preset": wanted.preset, "options": wanted.options}
    answer = page.request.post(
        "/api/tables",
        data={**ordered, "seats": seats},
        headers={"x-cupboard": "1"},
        timeout=PATIENCE,
    )
    assert answer.ok, answer.text()
    code: str = answer.json()["table"]["code"]
    page.evaluate(
        "([code, tokens]) => localStorage.setItem(`cupboard.seats.${code}`, tokens)",
        [code, json.dumps(answer.json()["tokens"])],
    )
    return code


def finish(page: Page, code: str, wanted: Played) -> None:
    """Play to the end of the game and go to its result."""
    page.goto(f"/table/{code}")
    if wanted.person:
        someone = Person(page)
        for _ in range(6):
            assert someone.wait(), "the game is over too early"
            someone.act()
        give_up(page, wanted.language)
    expect(page.locator("[data-status=over] [data-over]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("wanted", GAMES, ids=lambda wanted: f"{wanted.language}-{wanted.game}")
def test_an_analysis_in_every_language(visit: OpenPage, axe: str, wanted: Played) -> None:
    def say(key: str, **details: Any) -> str:
        return i18n.text(wanted.language, key, **details)

    page = visit(language=wanted.language, phone=wanted.phone)
    finish(page, open_table(page, wanted), wanted)
    page.get_by_role("link", name=say("page-table-turning-point")).click()
    slider = page.locator(SLIDER)
    expect(slider).to_be_visible(timeout=PATIENCE)
    title = say("learn-analysis-title", game=say(f"{wanted.game}-name"))
    expect(page.locator("h1")).to_have_text(title)
    expect(page.get_by_role("heading", name=say("learn-analysis-turns"))).to_be_visible()
    walks_by_keys(page)
    tells_the_same_as_a_table(page, say("learn-analysis-numbers"))
    has_its_panel(page, wanted.game)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(axe)
    found = page.evaluate("axe.run('main').then(found => found.violations.map(v => v.id))")
    assert found == []


def walks_by_keys(page: Page) -> None:
    """Step through all moves with the keyboard, and check that the board follows."""
    slider = page.locator(SLIDER)
    last = int(slider.get_attribute("aria-valuemax") or "0")
    assert last > 2
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    first = page.locator(SCENE).get_attribute("data-at")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    assert page.locator(SCENE).get_attribute("data-at") != first
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(last))


def tells_the_same_as_a_table(page: Page, summary: str) -> None:
    page.get_by_text(summary, exact=True).click()
    rows = page.locator("details tbody tr")
    assert rows.count() >= int(page.locator(SLIDER).get_attribute("aria-valuemax") or "0")
    rows.first.get_by_role("button").click()
    expect(page.locator(SLIDER)).to_have_attribute("aria-valuenow", "1")


def has_its_panel(page: Page, game: str) -> None:
    """Check the panel that only this game has."""
    if game == "dacapo":
        expect(page.locator("[data-mix]").first).to_be_visible()
        expect(page.locator("[data-certainty=proven]").first).to_be_visible()
    elif game == "ronda":
        expect(page.locator("[data-known]").first).to_be_visible()
    elif game == "hopper":
        assert page.locator("table").first.locator("tbody tr").count() == 8
    else:
        points_at_the_better_move(page)


def points_at_the_better_move(page: Page) -> None:
    """Find an error of random play, and check that the board points at the better move."""
    for _ in range(int(page.locator(SLIDER).get_attribute("aria-valuemax") or "0")):
        if page.locator("[data-badge=error], [data-badge=blunder]").count():
            break
        page.locator(SLIDER).press("ArrowRight")
    expect(page.locator("[data-badge=error], [data-badge=blunder]").first).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(1)
    before = page.locator(SCENE).get_attribute("data-at")
    page.get_by_role("button", name=watching_in(page)).click()
    expect(page.locator(SCENE)).not_to_have_attribute("data-at", before or "")
    expect(page.locator("[data-hint]")).to_have_count(0)


def watching_in(page: Page) -> str:
    language = page.evaluate("document.documentElement.lang")
    return i18n.text(language, "learn-analysis-watch")


def test_it_is_not_available_before_the_end(visit: OpenPage) -> None:
    page = visit()
    code = open_table(page, Played("en", "hopper", person=True))
    page.goto(f"/analysis/{code}")
    expect(page.get_by_text(i18n.text("en", "refusal-game-not-over"))).to_be_visible()
    assert page.locator(SLIDER).count() == 0
