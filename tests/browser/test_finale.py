"""Hopper with two browsers and an engine: a short game, and a long one with its finale."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE, Person
from tests.browser.places import ELSEWHERE, HERE, Json, open_table
from tools.table_server import Served, running

pytestmark = [pytest.mark.long, pytest.mark.timeout(240), pytest.mark.rule("HOPPER-10")]

ENGINE = {"kind": "engine", "level": "farmer"}
NOTICE_RELOADING = """() => {
    const note = () => {
        if (document.querySelector("[data-reload]")) document.body.dataset.reloading = "";
    };
    new MutationObserver(note).observe(document, {subtree: true, childList: true});
}"""
PAGE_TIMEOUT_MS = 5_000
"""Milliseconds after which a person who aims checks again whether there is a target."""
FINALE = i18n.text("en", "board-hopper-finale")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run a server on which long games start just before their finale."""
    data = tmp_path_factory.mktemp("data")
    with running(data, module="tests.browser.finale_server") as server:
        yield server


def two_and_an_engine(visit: OpenPage, preset: str, **how: Any) -> tuple[Person, Person]:
    host, guest = Person(visit(**how), seed=6), Person(visit(**how), seed=7)
    seats = (HERE, ELSEWHERE, ENGINE)
    table = open_table(host.page, "hopper", *seats, preset=preset, hand="gentle")
    guest.join(table["code"])
    host.page.goto(f"/table/{table['code']}")
    for person in (host, guest):
        person.page.wait_for_selector("[data-status=playing]", timeout=PATIENCE)
    return host, guest


def play_on(people: tuple[Person, ...], act: Callable[[Person], None]) -> None:
    """Let everyone act until the game is over."""
    while not any(person.over for person in people):
        for person in people:
            if person.is_due:
                act(person)
    for person in people:
        person.see_the_result()


def shoot_in_time(person: Person) -> None:
    """Shoot, unless the game ends or the last bean is gone while the person is aiming."""
    try:
        person.shoot_at_the_fullest()
    except TooLate:
        return  # the caller checks again; a game that never ends runs into the test's time limit


def replay(page: Page, code: str) -> list[Json]:
    """Return the frames of the whole game."""
    frames: list[Json] = page.request.get(f"/api/tables/{code}/replay").json()
    return frames


@pytest.mark.rule("HOPPER-8")
def test_a_short_game_with_two_browsers_and_an_engine(visit: OpenPage) -> None:
    play_on(two_and_an_engine(visit, "short"), Person.shoot_at_the_fullest)


@pytest.mark.rule("HOPPER-9", "HOPPER-11")
def test_a_long_game_to_the_end_of_its_finale_in_real_time(visit: OpenPage) -> None:
    """Two people and an engine shoot at will; a player who has just shot sees how long to wait."""
    host, guest = two_and_an_engine(visit, "long")
    code = host.page.url.rsplit("/", 1)[-1]
    expect(host.page.get_by_text(FINALE, exact=True)).to_be_visible()
    for person in (host, guest):
        person.page.evaluate(NOTICE_RELOADING)
    host.wait()
    host.shoot_at_the_fullest()
    # The panel stays ready while beans fly: it shoots by itself when the player has reloaded.
    expect(host.page.locator("[data-hold]")).to_have_attribute("aria-disabled", "false")
    for person in (host, guest):
        person.page.set_default_timeout(PAGE_TIMEOUT_MS)
    play_on((host, guest), shoot_in_time)
    # A busy browser may miss one reload without drawing it, but not every one.
    assert any(person.page.query_selector("[data-reloading]") for person in (host, guest))
    shots = [frame for frame in replay(host.page, code) if frame["event"]["kind"] == "played"]
    together = [shot for shot in shots if len(shot["view"]["flying"]) > 1]
    assert together, "nobody ever shot while another bean was in the air"
    assert {shot["event"]["seat"] for shot in shots} == {0, 1, 2}


@pytest.mark.rule("HOPPER-10")
def test_a_finale_in_rounds_on_one_device(visit: OpenPage) -> None:
    """Everyone aims, then all beans fly together, one joint choice after the other."""
    person = Person(visit(phone=True), seed=8)
    table = open_table(person.page, "hopper", HERE, {**HERE, "name": "Ben"}, preset="long-rounds")
    person.page.goto(f"/table/{table['code']}")
    play_on((person,), Person.shoot_at_the_fullest)
    frames = replay(person.page, table["code"])
    rounds = [frame for frame in frames if frame["event"]["kind"] == "joint"]
    assert rounds
    for shot in rounds:
        assert len(shot["view"]["flying"]) in (1, 2)
