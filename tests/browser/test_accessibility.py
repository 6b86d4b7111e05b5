"""All pages are accessible: no serious axe-core fault, no overflow, no policy violation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

import cupboard
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import Look, complaints, grave_faults, overhang
from tests.browser.places import TABLE, halls, tour

LOOKS = (looks.LAPTOP, replace(looks.PHONE, light="dark"))
SIZES = (looks.NARROW, looks.SMALL_PHONE, looks.PHONE, looks.ZOOMED, looks.TABLET, looks.WALL)


def test_a_fault_is_detected(visit: OpenPage, axe: str) -> None:
    page = visit("/")
    page.wait_for_selector("main")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault["id"] for fault in grave_faults(page, axe)] == ["button-name"]


def test_pages_that_belong_to_no_game(visit: OpenPage, axe: str) -> None:
    page = visit(language="de")
    heard = complaints(page)
    assert faulty(page, axe, halls(page), LOOKS) == {}
    assert heard == []


@pytest.mark.parametrize(("number", "game"), [*enumerate(cupboard.game_ids())])
def test_all_pages_of_a_game(visit: OpenPage, axe: str, number: int, game: str) -> None:
    """A game's table has both looks; its other pages have one, which the next game changes."""
    page = visit()
    heard = complaints(page)
    look = LOOKS[number % len(LOOKS)]
    assert faulty(page, axe, tour(page, game), (look,)) == {}
    assert heard == []


def faulty(
    page: Page, axe: str, places: Iterator[str], looks_elsewhere: Sequence[Look]
) -> dict[str, Any]:
    """Return the places with faults. Paths are long, so every check runs at each place."""
    found = {}
    for place in places:
        chosen = LOOKS if place.startswith(TABLE) else looks_elsewhere
        found[place] = [*barriers(page, axe, chosen), *sticking_out(page)]
    return {place: faults for place, faults in found.items() if faults}


def barriers(page: Page, axe: str, chosen: Sequence[Look]) -> Iterator[Any]:
    for look in chosen:
        look.put_on(page)
        yield from grave_faults(page, axe)


def sticking_out(page: Page) -> list[Look]:
    """Return the sizes at which the page can be scrolled sideways."""
    found = []
    for size in SIZES:
        size.put_on(page)
        if overhang(page):
            found.append(size)
    looks.LAPTOP.put_on(page)
    return found
