"""The beans under a covered cup are nowhere in the page: not in a text or an attribute."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import Person
from tests.browser.places import HERE, sit_down

NAMES = ("Anna", "Ben")
CUPS, MAX_BEANS = 10, 6
MOVES = 14

# On every change of the page, note what it says about a covered cup.
WATCH = """
([words, covered]) => {
  const seen = (window.seen = { told: 0, leaks: [] });
  const look = () => {
    const page = document.documentElement.outerHTML;
    for (const [cup, tellings] of Object.entries(words)) {
      const target = document.querySelector(`[data-target="cup-${cup}"]`);
      const label = target?.getAttribute("aria-label");
      const found = tellings.filter((telling) => page.includes(telling));
      seen.told += found.length;
      if (label?.startsWith(covered[cup])) seen.leaks.push(...found);
    }
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
  look();
}
"""


def tellings(cup: int) -> list[str]:
    """Return every text with which the page could reveal the beans under a cup."""
    said = [
        i18n.text("en", "ronda-fact-lifted", seat=name, cup=cup, beans=beans)
        for name in NAMES
        for beans in range(MAX_BEANS)
    ]
    opened = [i18n.text("en", "board-ronda-open", cup=cup, beans=n) for n in range(MAX_BEANS)]
    return [*said, *opened]


def watch(page: Page) -> None:
    page.wait_for_selector('[data-target="cup-1"]')
    cups = range(1, CUPS + 1)
    covered = {str(cup): i18n.text("en", "board-ronda-covered", cup=cup) for cup in cups}
    page.evaluate(WATCH, [{str(cup): tellings(cup) for cup in cups}, covered])


def seen(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.seen")
    return found


@pytest.mark.rule("RONDA-13")
@pytest.mark.parametrize("phone", [True, False])
def test_covered_beans_leave_no_trace_in_the_page(visit: OpenPage, phone: bool) -> None:
    page, onlooker = visit(phone=phone), visit(phone=phone)
    people = [{**HERE, "name": name} for name in NAMES]
    table = sit_down(page, "ronda", *people)
    person = Person(page)
    person.wait()
    watch(page)
    for move in range(MOVES):
        assert person.wait()
        person.act()
        if move == MOVES // 2:  # after a reload there is no trace either
            onlooker.goto(f"/watch/{table['watch']}")
            watch(onlooker)
    person.wait()
    assert seen(page)["told"] > 0, "nothing was told at all"
    for reader in (page, onlooker):
        assert seen(reader)["leaks"] == []
    page.reload()
    person.wait()
    watch(page)
    assert seen(page)["leaks"] == []
