"""No page bars anybody's way: axe-core finds no serious or critical fault on any of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

import cupboard
from tests.browser import looks
from tests.browser.conftest import OpenPage
from tests.browser.looks import Look, grave_faults
from tests.browser.places import halls, tour

LOOKS = (looks.LAPTOP, replace(looks.PHONE, light="dark"))


def test_a_fault_would_be_found(visit: OpenPage, axe: str) -> None:
    page = visit()
    page.wait_for_selector("main")
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [fault["id"] for fault in grave_faults(page, axe)] == ["button-name"]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.light)
def test_the_pages_of_no_game(visit: OpenPage, axe: str, look: Look) -> None:
    page = visit()
    look.put_on(page)
    found = {place: grave_faults(page, axe) for place in halls(page)}
    assert {place: faults for place, faults in found.items() if faults} == {}


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.light)
@pytest.mark.parametrize("game", cupboard.game_ids())
def test_everything_of_a_game(visit: OpenPage, axe: str, game: str, look: Look) -> None:
    page = visit()
    look.put_on(page)
    found = {place: grave_faults(page, axe) for place in tour(page, game)}
    assert {place: faults for place, faults in found.items() if faults} == {}
