"""Page sizes and themes, and checks for accessibility faults and overflow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import ConsoleMessage, Page, Response

Box = tuple[float, float, float, float]
"""left, top, right, bottom"""


@dataclass(frozen=True)
class Look:
    width: int
    height: int
    light: Literal["light", "dark"] = "light"

    def put_on(self, page: Page) -> None:
        page.emulate_media(color_scheme=self.light)
        page.set_viewport_size({"width": self.width, "height": self.height})


NARROW = Look(320, 640)
SMALL_PHONE = Look(360, 740)
PHONE = Look(390, 844)
TABLET = Look(820, 1180)
FLAT_TABLET = Look(1024, 768)
LAPTOP = Look(1280, 800)
ZOOMED = Look(640, 400)
"""A laptop at 200 %."""
WIDE = Look(1440, 900)
WALL = Look(1920, 1080)

GRAVE = ("serious", "critical")
# Without preloading style sheets, which only experimental rules need.
RUN_AXE = """async () =>
  (await axe.run({ resultTypes: ["violations"], preload: false })).violations.map(
    ({ impact, id, nodes }) =>
      ({ impact, id, where: nodes.map(node => node.html.slice(0, 200)) }))"""
BOXES = """query => [...document.querySelectorAll(query)].map(node => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def grave_faults(page: Page, axe: str) -> list[Any]:
    """Return the faults that axe-core calls serious or critical."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    return [fault for fault in page.evaluate(RUN_AXE) if fault["impact"] in GRAVE]


OVERHANG = """async () => {
  const page = document.scrollingElement;
  const overhang = () => page.scrollWidth - page.clientWidth;
  for (let frame = 0; frame < 10 && overhang() > 0; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
  return overhang();
}"""
"""Boards that measure their space follow a new size of the window in the next frames."""


def overhang(page: Page) -> int:
    """Return how many pixels the page can be scrolled sideways."""
    width: int = page.evaluate(OVERHANG)
    return width


def boxes(page: Page, query: str) -> list[Box]:
    found: list[Box] = page.evaluate(BOXES, query)
    return found


def box(page: Page, query: str) -> Box:
    """Return the box of the first matching element."""
    page.wait_for_selector(query, state="attached")
    return boxes(page, query)[0]


def complaints(page: Page) -> list[str]:
    """Return a list that collects the browser's errors from now on, such as policy violations."""
    heard: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error":
            heard.append(message.text)

    def look(answer: Response) -> None:
        if not answer.ok:
            heard.append(answer.url)

    page.on("console", listen)
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("response", look)
    return heard
