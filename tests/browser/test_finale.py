"""Hopper with two browsers and an engine: a short game, and a long one to the end of its finale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import texts
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE, Person
from tests.browser.places import ELSEWHERE, HERE, open_table
from tools.table_server import Served, running

pytestmark = [pytest.mark.timeout(240), pytest.mark.rule("HOPPER-10")]

ENGINE = {"kind": "engine", "level": "farmer"}
FINALE = texts.say("en", "board-hopper-finale")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Long games begin just before their finale here."""
    data = tmp_path_factory.mktemp("data")
    with running(data, module="tests.browser.finale_server") as server:
        yield server


def two_and_an_engine(visit: OpenPage, preset: str, **how: Any) -> tuple[Person, Person]:
    host, guest = Person(visit(**how), seed=6), Person(visit(**how), seed=7)
    table = open_table(host.page, "hopper", HERE, ELSEWHERE, ENGINE, preset=preset)
    guest.join(table["code"])
    host.page.goto(f"/table/{table['code']}")
    for person in (host, guest):
        person.page.wait_for_selector("[data-status=playing]", timeout=PATIENCE)
    return host, guest


def play_on(people: tuple[Person, ...], act: Callable[[Person], None]) -> None:
    """Everybody does what can be done, until somebody has won."""
    while not any(person.over for person in people):
        for person in people:
            if person.is_due:
                act(person)
    for person in people:
        person.see_the_result()


def points_of(page: Page) -> list[str]:
    return page.locator("[data-over]").first.all_inner_texts()


@pytest.mark.rule("HOPPER-8")
def test_a_short_game_with_two_browsers_and_an_engine(visit: OpenPage) -> None:
    play_on(two_and_an_engine(visit, "short"), Person.shoot_at_the_fullest)


@pytest.mark.rule("HOPPER-9", "HOPPER-11")
def test_a_long_game_to_the_end_of_its_finale_in_real_time(visit: OpenPage) -> None:
    """Two people and an engine shoot when ready; who was quick is shown how long to wait."""
    host, guest = two_and_an_engine(visit, "long")
    expect(host.page.get_by_text(FINALE, exact=True)).to_be_visible()
    host.wait()
    host.shoot_at_the_fullest()
    host.page.wait_for_selector("[role=status][data-reload]", timeout=PATIENCE)
    # While beans fly the panel stays ready: the hand that reloads will shoot by itself.
    expect(host.page.locator("[data-hold]")).to_have_attribute("aria-disabled", "false")
    play_on((host, guest), Person.shoot_at_the_fullest)
    assert host.page.locator("[data-over]").count() > 0


@pytest.mark.rule("HOPPER-10")
def test_a_finale_in_rounds_on_one_device(visit: OpenPage) -> None:
    """Everybody aims, then all beans fly together: one joint choice after the other."""
    person = Person(visit(phone=True), seed=8)
    table = open_table(person.page, "hopper", HERE, {**HERE, "name": "Ben"}, preset="long-rounds")
    person.page.goto(f"/table/{table['code']}")
    play_on((person,), Person.shoot_at_the_fullest)
    answer = person.page.request.get(f"/api/tables/{table['code']}/replay")
    frames = answer.json()
    rounds = [frame for frame in frames if frame["event"]["kind"] == "joint"]
    assert rounds
    for shot in rounds:
        assert len(shot["view"]["flying"]) == 2
