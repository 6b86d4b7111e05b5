"""Every page of the app, and quick ways to reach it: tables are opened with the API."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from cupboard.core import i18n
from cupboard.learn.lessons import lessons_of
from tests.browser.people import PATIENCE, Person
from tests.browser.waiting import close_dialog, dialog_closed

Json = dict[str, Any]
HERE: Json = {"kind": "here", "name": "Anna"}
ELSEWHERE: Json = {"kind": "open", "name": None}
ENGINE: Json = {"kind": "engine", "level": "random"}
"""The engine that needs no compilation."""
READY_TO_TRY = "[data-verdict=going]:not([data-busy])"
TABLE = "table"
STEPS = 3
"""This many moves lead into the middle of a game."""


def open_table(
    page: Page, game: str, *seats: Json, preset: str | None = None, **options: Any
) -> Json:
    """Open a table whose seats belong to this browser, as with the setup page."""
    order: Json = {"game": game, "seats": list(seats or (HERE, ENGINE)), "preset": preset}
    order["options"] = options
    answer = page.request.post(
        "/api/tables", data=order, headers={"x-cupboard": "1"}, timeout=PATIENCE
    )
    assert answer.ok, answer.text()
    table: Json = answer.json()["table"]
    page.evaluate(
        "([code, tokens]) => localStorage.setItem(`cupboard.seats.${code}`, tokens)",
        [table["code"], json.dumps(answer.json()["tokens"])],
    )
    return table


def sit_down(page: Page, game: str, *seats: Json, preset: str | None = None) -> Json:
    """Open a table and go to its page."""
    table = open_table(page, game, *seats, preset=preset)
    page.goto(f"/table/{table['code']}")
    return table


def play_on(page: Page, steps: int = STEPS) -> None:
    """Play into the middle of a game, until it is this person's turn again."""
    person = Person(page)
    for _ in range(steps):
        assert person.wait(), "the game is over too early"
        person.act()
    assert person.wait(), "the game is over too early"


def give_up(page: Page, language: str = "en") -> None:
    """Resign, the quickest end of a game of two."""
    resign(page, language)
    expect(page.locator("[data-status=over] [data-over]")).to_be_visible(timeout=PATIENCE)


def resign(page: Page, language: str = "en") -> None:
    label = i18n.text(language, "page-table-resign")
    page.locator("[data-panel=more]").click()
    page.get_by_role("button", name=label, exact=True).click()
    page.get_by_role("group", name=label).get_by_role("button", name=label).click()
    dialog_closed(page)


def tour(page: Page, game: str) -> Iterator[str]:
    """Yield every page of a game, from its setup page to its replay."""
    yield arrive(page, f"/new/{game}", "[data-start]")
    yield arrive(page, f"/rules/{game}", "[data-lesson]")
    yield arrive(page, f"/try/{game}.{lessons_of(game)[0].name}", READY_TO_TRY)
    yield arrive(page, f"/guide/{game}", "[data-go-on]")
    yield arrive(page, f"/print/{game}", "[data-part=rules] figure svg")
    code = sit_down(page, game)["code"]
    play_on(page)
    yield f"{TABLE} of {game}"
    for panel in ("rules", "more"):
        page.locator(f"[data-panel={panel}]").click()
        expect(page.locator("dialog[open]")).to_be_visible()
        yield f"{panel} at a table of {game}"
        close_dialog(page)
    yield arrive(page, f"/hand/{code}", "[data-status=playing]")
    page.goto(f"/table/{code}")
    give_up(page)
    yield f"result of {game}"
    yield arrive(page, f"/replay/{code}", "main input[type=range]")
    yield arrive(page, f"/fair/{code}", "[data-verdict]")


def halls(page: Page) -> Iterator[str]:
    """Yield the pages that belong to no game."""
    yield arrive(page, "/", "[data-game]")
    table = sit_down(page, "kalaha", HERE, ELSEWHERE)
    page.wait_for_selector("[data-status=waiting]")
    yield "waiting for others"
    yield arrive(page, f"/join/{table['code']}", "[data-join]")
    yield arrive(page, f"/watch/{table['watch']}", "[data-status=waiting]")
    yield arrive(page, "/nowhere/at/all", "main h1")


def arrive(page: Page, path: str, sign: str) -> str:
    """Go there and wait until it has loaded."""
    page.goto(path)
    page.wait_for_selector(sign, state="attached", timeout=PATIENCE)
    return path
