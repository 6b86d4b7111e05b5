"""Take the README's screenshots by playing in the pages of a real server.

`python -m tools.screens [NAME …]` writes `docs/pictures/<name>.jpg`, all of them or those named.
The seed is fixed, so most pictures change only with the rules or the pages. Engines that search may
choose another move if the machine is slow: look at the pictures before committing them. It needs
Playwright, a Chromium (see `tools/browsers.py`) and built pages (`./cupboard` builds them).
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.people import Person
from tools.browsers import SWITCHES, find_browser
from tools.table_server import running

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "c0ffee" * 5 + "00"
QUALITY = 75
DESKTOP = (1200, 800)
PHONE = (390, 844)
COMPILING = 300_000
"""Timeout in milliseconds: on the first run, rules and engines must be compiled."""


@dataclass(frozen=True)
class Screen:
    """One screenshot: of a game, or of the home page if no game is given."""

    name: str
    game: str | None = None
    seats: int = 2
    levels: Sequence[str] = ("gardener", "farmer", "sprout")
    touches: int = 10
    luck: int = 1
    """seed for the moves of the person at the page"""
    size: tuple[int, int] = DESKTOP
    dark: bool = False
    flight: int = 0
    """Hopper in 3D: milliseconds after the next shot, or 0 for no shot"""


SCREENS = (
    Screen("table-kala", "kala", touches=20, luck=3),
    Screen("table-kalaha", "kalaha", seats=4, touches=6),
    Screen("table-ronda", "ronda", seats=3, touches=6),
    Screen("table-dacapo", "dacapo", seats=3, touches=5),
    Screen("table-kessel", "kessel", touches=8),
    Screen("table-hopper", "hopper", seats=3, touches=4),
    Screen("hopper-flight", "hopper", seats=3, touches=7, luck=4, flight=330),
    Screen("home-phone", size=PHONE),
    Screen("table-kala-dark", "kala", touches=20, luck=3, dark=True, size=PHONE),
)


def take(browser: Browser, screen: Screen, address: str) -> bytes:
    """Return a screenshot of this moment as JPEG."""
    width, height = screen.size
    page = browser.new_page(
        base_url=address,
        locale="en",
        viewport={"width": width, "height": height},
        color_scheme="dark" if screen.dark else "light",
        reduced_motion="reduce",
    )
    page.set_default_timeout(COMPILING)
    try:
        if screen.game:
            play(page, screen, screen.game)
        else:
            page.goto("/", wait_until="networkidle")
        step_back(page)
        if screen.flight:
            fly(page, screen.flight)
        return page.screenshot(type="jpeg", quality=QUALITY)
    finally:
        page.close()


def play(page: Page, screen: Screen, game: str) -> None:
    person = Person(page, seed=screen.luck, patience=COMPILING)
    person.choose(game)
    sit_down(page, screen)
    person.start()
    for _ in range(screen.touches):
        if person.wait():
            person.act()
    person.wait()


def fly(page: Page, moment: int) -> None:
    """Shoot once more, and stop the clock while the bean is in the air."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("""localStorage.setItem("cupboard.settings", '{"flat": false}')""")
    page.reload()
    page.wait_for_selector("[data-sight=top][data-still]")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    Person(page, seed=moment).act()
    while not page.locator("[data-busy]").count():
        page.clock.run_for(40)
    page.evaluate("document.querySelector('details[open]').open = false; scrollTo(0, 0)")
    while not page.locator("[data-sight=flight]").count():
        page.clock.run_for(40)
    page.clock.fast_forward(moment)
    page.clock.run_for(40)


def sit_down(page: Page, screen: Screen) -> None:
    """Fill in the setup page: number of players, the person's name, and the computer levels."""
    if screen.seats > 2:
        page.locator(f"input[type=radio][value='{screen.seats}']").first.check(force=True)
    page.locator("ol input:not([type=radio])").first.fill("Ada")
    for seat, select in enumerate(page.locator("ol select").all()):
        select.select_option(screen.levels[seat % len(screen.levels)])


def step_back(page: Page) -> None:
    """Unfocus, close and scroll everything back, so that the page looks freshly loaded."""
    page.mouse.move(0, 0)
    page.evaluate(
        "document.activeElement.blur();"
        "for (const part of document.querySelectorAll('details[open]')) part.open = false;"
        "scrollTo(0, 0)"
    )


def main(*names: str) -> None:
    wanted = [screen for screen in SCREENS if not names or screen.name in names]
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), SEED) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(SWITCHES))
        for screen in wanted:
            (FOLDER / f"{screen.name}.jpg").write_bytes(take(browser, screen, served.address))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
