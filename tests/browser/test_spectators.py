"""Spectators, private hands, and the fairness check after a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from cupboard.core import i18n
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE, TOUCHABLE, Person
from tests.browser.places import ELSEWHERE, HERE, give_up, sit_down

NUMBER = "[data-number]"
LABELS = """nodes => nodes
    .map(node => [node.dataset.target, node.getAttribute("aria-label")])
    .sort()
    .map(([, label]) => label)"""


def seen(page: Page) -> str:
    return page.locator(NUMBER).get_attribute("data-number") or ""


def test_a_spectator_sees_everything_and_changes_nothing(visit: OpenPage) -> None:
    host, watcher = Person(visit()), visit()
    table = sit_down(host.page, "kalaha")
    host.wait()
    watcher.goto(f"/watch/{table['watch']}")
    expect(watcher.locator(NUMBER)).to_have_attribute("data-number", seen(host.page))
    pit = watcher.locator("[data-target]").first
    expect(pit).to_be_visible()
    assert watcher.locator(TOUCHABLE).count() == 0
    before = seen(watcher)
    pit.click(force=True)
    host.act()
    host.wait()
    assert seen(host.page) != before
    expect(watcher.locator(NUMBER)).to_have_attribute("data-number", seen(host.page))
    for page in (host.page, watcher):  # both have shown the last move
        expect(page.locator("[data-busy]")).to_have_count(0)
    own, watched = (
        page.locator("[data-target]").evaluate_all(LABELS) for page in (host.page, watcher)
    )
    # The player is addressed, the spectator reads names; both see the same stones.
    assert [label.partition(": ")[2] for label in own] == [
        label.partition(": ")[2] for label in watched
    ]
    assert any(label.startswith("Your pit ") for label in own)
    assert not any(label.startswith("Your ") for label in watched)


def test_watching_can_be_turned_off(visit: OpenPage) -> None:
    host, watcher = visit(), visit()
    table = sit_down(host, "kalaha")
    host.wait_for_selector("[data-status=playing]")
    watcher.goto(f"/watch/{table['watch']}")
    watcher.wait_for_selector("[data-status=playing]")
    host.locator("[data-panel=more]").click()
    host.get_by_role("checkbox", name=i18n.text("en", "page-table-watching")).uncheck()
    shut = watcher.get_by_text(i18n.text("en", "page-table-closed-watching"))
    expect(shut).to_be_visible(timeout=PATIENCE)
    watcher.reload()
    expect(shut).to_be_visible(timeout=PATIENCE)


def test_spectators_have_no_invitation_to_share(visit: OpenPage) -> None:
    host, watcher = visit(phone=True), visit()
    table = sit_down(host, "kalaha", HERE, ELSEWHERE)
    expect(host.locator("[data-invite]")).to_be_visible()
    watcher.goto(f"/watch/{table['watch']}")
    watcher.wait_for_selector("[data-status=waiting]")
    expect(watcher.locator("[data-invite], [data-panel=invite]")).to_have_count(0)


def test_a_phone_shows_the_private_hand_of_its_owner(visit: OpenPage) -> None:
    """Kupferkessel: a player's own recipes and current choices, without the board."""
    page = visit(phone=True)
    code = sit_down(page, "kessel", preset="recipes")["code"]
    Person(page).wait()
    page.goto(f"/hand/{code}")
    choices = page.locator("[data-move]")
    expect(choices.first).to_be_visible()
    recipes = page.get_by_role("heading", name=i18n.text("en", "board-kessel-recipes"))
    expect(recipes).to_be_visible()
    expect(page.locator(".pane")).to_be_hidden()
    before = seen(page)
    choices.first.click()
    expect(page.locator(NUMBER)).not_to_have_attribute("data-number", before)


def test_a_phone_shows_the_secret_choices_of_its_owner(visit: OpenPage) -> None:
    """Da Capo: how many beans to put into the fist, as buttons without the board."""
    page = visit(phone=True)
    code = sit_down(page, "dacapo")["code"]
    Person(page).wait()
    page.goto(f"/hand/{code}")
    choices = page.locator("[data-move]")
    expect(choices).to_have_count(5)
    expect(page.locator(".pane")).to_be_hidden()
    before = seen(page)
    choices.first.click()
    expect(page.locator(NUMBER)).not_to_have_attribute("data-number", before)


@pytest.mark.parametrize(("forged", "verdict"), [(False, "kept"), (True, "broken")])
def test_anyone_can_check_the_draws(visit: OpenPage, forged: bool, verdict: str) -> None:
    """The page computes the check itself, and detects a seed that doesn't fit the fingerprint."""
    page = visit()
    code = sit_down(page, "kessel")["code"]
    page.wait_for_selector("[data-status=playing]")
    page.goto(f"/fair/{code}")
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "later")
    page.goto(f"/table/{code}")
    give_up(page)
    if forged:
        page.route("**/fairness", forge)
    page.locator("[data-rest]").click()
    page.get_by_role("link", name=i18n.text("en", "page-table-fair")).click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", verdict)
    expect(page.locator("[data-verdict]")).to_have_text(
        i18n.text("en", f"page-table-fair-{verdict}")
    )


def forge(route: Route) -> None:
    """Answer with a seed other than the committed one."""
    answer = route.fetch()
    told = answer.json()
    route.fulfill(response=answer, json={**told, "seed": told["seed"][::-1]})
