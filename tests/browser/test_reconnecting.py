"""Pages reconnect after a lost network or a killed server, and no game is lost."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cupboard.core import i18n
from tests.browser.conftest import IN_A_HURRY, TOP, OpenPage
from tests.browser.people import PATIENCE, TOUCHABLE, Person
from tests.browser.places import ELSEWHERE, HERE, play_on, sit_down


def number(page: Page) -> int:
    """Return how many events of the game this page has received."""
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def test_the_network_is_lost_for_a_while(visit: OpenPage) -> None:
    host, guest = Person(visit()), Person(visit())
    table = sit_down(host.page, "kala", HERE, ELSEWHERE)
    guest.join(table["code"])
    mover, away = whose_turn(host, guest)
    gone = away.page.get_by_text(i18n.text("en", "page-offline"))
    away.page.context.set_offline(True)
    expect(gone).to_be_visible()
    play_until(mover, lambda: whose_turn(host, guest, mover.page)[0] is away)
    away.page.context.set_offline(False)
    expect(gone).to_be_hidden()
    assert away.wait()
    before = number(mover.page)
    assert number(away.page) == before
    play_until(away, lambda: number(mover.page) > before)


def whose_turn(host: Person, guest: Person, at: Page | None = None) -> tuple[Person, Person]:
    """Return the person to move and the other one, as a page shows it."""
    shown = (at or host.page).locator("[data-status=playing][data-turn]:not([data-turn=''])")
    first = shown.get_attribute("data-turn", timeout=PATIENCE) == "0"
    return (host, guest) if first else (guest, host)


def play_until(person: Person, done: Callable[[], bool]) -> None:
    while not done():
        if person.is_due:
            person.act()


@contextmanager
def server(data: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server that the test may kill."""
    command = [sys.executable, "-m", "tools.table_server", str(data), "", str(port)]
    with (data / "log").open("a") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=TOP)
        try:
            assert process.stdout
            yield process, process.stdout.readline().strip().rstrip("/")
        finally:
            process.kill()
            process.communicate()


@pytest.mark.timeout(180)
def test_the_server_is_killed_in_the_middle_of_a_game(browser: Browser, tmp_path: Path) -> None:
    with server(tmp_path) as (process, address):
        context = browser.new_context(
            base_url=address, locale="en", reduced_motion="reduce", service_workers="block"
        )
        context.add_init_script(IN_A_HURRY)
        page = context.new_page()
        page.goto("/")
        sit_down(page, "dacapo")
        play_on(page)
        before = number(page)
        process.kill()  # SIGKILL: the server cannot finish anything
        process.wait()
        lost = page.get_by_text(i18n.text("en", "page-table-lost"))
        expect(lost).to_be_visible(timeout=PATIENCE)
    expect(page.locator(TOUCHABLE)).to_have_count(0)
    with server(tmp_path, port_of(address)) as (_, again):
        assert again == address
        expect(lost).to_be_hidden(timeout=PATIENCE)
        person = Person(page)
        assert person.wait()
        assert number(page) == before
        person.play_to_the_end()
        context.close()


def port_of(address: str) -> int:
    found = re.search(r":(\d+)$", address)
    assert found
    return int(found[1])
