"""Hopper's flight in a real game: in 3D if possible, otherwise flat."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.looks import box, complaints, grave_faults
from tests.browser.people import Person
from tests.browser.places import sit_down
from tools.browsers import SWITCHES, find_browser
from tools.table_server import Served

SPACE = "[data-picture='3d']"
FLAT = "[data-picture=flat]"
ABOVE = f"{SPACE}[data-sight=top][data-still]"
STORY = "[role=log] p"
IN_SPACE = """localStorage.getItem("cupboard.settings")
  ?? localStorage.setItem("cupboard.settings", '{"flat": false, "sound": false}')"""
NOTE_SIGHTS = """window.sights = [];
new MutationObserver((seen) => {
  for (const { target } of seen) window.sights.push(target.dataset.sight);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-sight"] });"""
NOTE_ANIMATIONS = """window.flown = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.flown.push(frames.length);
  return animate.call(this, frames, options);
};"""
FULL_GAUGE = 280
LOSE = "canvas => canvas.getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"


def seen(page: Page, opacity: str = "1") -> bytes:
    """Return a PNG of the 3D view; one with beans is larger than one of an empty wall."""
    page.locator(SPACE).evaluate("(canvas, opacity) => { canvas.style.opacity = opacity }", opacity)
    return page.locator(SPACE).screenshot()


def step(page: Page) -> int:
    return int(page.locator("[data-number]").get_attribute("data-number") or 0)


def shoot(person: Person) -> None:
    """Shoot, and wait until this person may shoot again."""
    assert person.wait()
    before = step(person.page)
    person.act()
    fired = re.compile(rf"^(?!{before}$)\d+$")
    expect(person.page.locator("[data-number]")).to_have_attribute("data-number", fired)
    assert person.wait()


@pytest.mark.rule("HOPPER-12")
def test_a_flight_in_3d(visit: OpenPage) -> None:
    """The view goes from the tray to the bean and back; a lost WebGL context switches to flat."""
    page = visit(motion=True, phone=True)  # small, because it is rendered in software here
    page.add_init_script(IN_SPACE)
    page.add_init_script(NOTE_SIGHTS)
    heard = complaints(page)
    sit_down(page, "hopper")
    person = Person(page)
    assert person.wait()
    page.wait_for_selector(ABOVE)
    blank = len(seen(page, "0"))
    assert len(seen(page)) > 1.5 * blank
    page.evaluate("sights.length = 0")
    shoot(person)
    page.wait_for_selector(ABOVE)
    sights = page.evaluate("sights")
    assert sights.index("flight") < len(sights) - 1 - sights[::-1].index("top")
    expect(page.locator(STORY).first).not_to_be_empty()
    page.locator(SPACE).evaluate(LOSE)
    page.wait_for_selector(FLAT)
    shoot(person)
    expect(page.locator(SPACE)).to_have_count(0)
    assert heard == []


@pytest.mark.rule("HOPPER-12")
def test_a_mouse_aims_and_shoots_in_3d(visit: OpenPage) -> None:
    """The mouse sets the aim, the gauge sets the power, and the second press shoots."""
    page = visit()
    page.evaluate("""localStorage.setItem("cupboard.settings", '{"flat": false, "pace": 0}')""")
    moves = moves_told_by(page)
    sit_down(page, "hopper")
    assert Person(page).wait()
    page.wait_for_selector(ABOVE)
    assert aim_at(page, "a1") < 0 < aim_at(page, "d4")
    before, button = step(page), page.locator("[data-hold]")
    button.hover()
    page.mouse.down()
    gauge = page.locator("rect.power")
    expect(gauge).not_to_have_attribute("width", "0")
    page.mouse.up()
    expect(button).to_have_class(re.compile("swing"))
    shown = float(gauge.get_attribute("width") or 0) / FULL_GAUGE
    assert moves == []
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", str(before))
    [shot] = moves
    word, aim, power, _ = shot.split()
    assert word == "shot"
    assert int(aim) > 0
    assert int(power) == pytest.approx(1000 * shown)


def aim_at(page: Page, cup: str) -> int:
    """Point at it with the mouse, and return the aim that the panel shows."""
    left, top, right, bottom = box(page, f'[data-target="{cup}"] .hit')
    page.mouse.click((left + right) / 2, (top + bottom) / 2)
    return int(page.get_by_role("slider").input_value())


def moves_told_by(page: Page) -> list[str]:
    """Return a list that collects the moves that this page sends from now on."""
    told: list[str] = []

    def hear(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "move":
            told.append(said["text"])

    page.on("websocket", lambda line: line.on("framesent", hear))
    return told


@pytest.mark.rule("HOPPER-12")
def test_the_flat_view_can_be_chosen(visit: OpenPage, axe: str) -> None:
    """The switch changes the view in place and is remembered; 3D also works without motion."""
    page = visit(phone=True)
    page.evaluate("""localStorage.setItem("cupboard.settings", '{"flat": false, "pace": 0}')""")
    sit_down(page, "hopper")
    person = Person(page, by_keyboard=True)
    assert person.wait()
    page.wait_for_selector(ABOVE)
    shoot(person)
    page.wait_for_selector(ABOVE)
    assert grave_faults(page, axe) == []
    page.locator("[data-look=deep]").press("Enter")
    page.wait_for_selector(FLAT)
    page.reload()
    page.wait_for_selector(f"{FLAT} [data-target]")
    expect(page.locator("[data-look=flat]")).to_be_visible()


@pytest.fixture
def without_space(browser: Browser) -> Iterator[Browser]:
    """Return a browser without WebGL."""
    switches = [*SWITCHES, "--disable-3d-apis"]
    opened = browser.browser_type.launch(executable_path=find_browser(), args=switches)
    yield opened
    opened.close()


@pytest.mark.rule("HOPPER-12")
def test_without_webgl_the_flight_is_shown_flat(without_space: Browser, served: Served) -> None:
    page = without_space.new_page(
        base_url=served.address,
        viewport={"width": 1280, "height": 800},
        reduced_motion="no-preference",
    )
    page.set_default_timeout(PATIENCE)
    page.add_init_script(IN_SPACE)
    page.add_init_script(NOTE_ANIMATIONS)
    page.goto("/")
    heard = complaints(page)
    sit_down(page, "hopper")
    person = Person(page)
    page.wait_for_selector(f"{FLAT} [data-target]")
    shoot(person)
    # The path of a bean, thirty frames per second, and of its shadow.
    assert sum(frames > 20 for frames in page.evaluate("flown")) >= 2
    expect(page.locator("[data-look]")).to_have_count(0)
    expect(page.locator(SPACE)).to_have_count(0)
    assert heard == []
