"""Two devices: an invitation, its copied link, and a rematch."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE
from tests.browser.places import ELSEWHERE, HERE, give_up, sit_down

NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"


def invite(anna: Page) -> str:
    """Open a table, copy its link without a clipboard, and return its code."""
    anna.add_init_script(NO_CLIPBOARD)
    code: str = sit_down(anna, "kalaha", HERE, ELSEWHERE)["code"]
    invitation = anna.locator("[data-invite]")
    expect(invitation).to_contain_text(code)
    invitation.get_by_role("button", name="Copy").click()
    expect(invitation.get_by_role("status")).to_have_text("Copied.")
    return code


def test_a_rematch_on_two_devices(visit: OpenPage) -> None:
    anna, ben = visit(), visit()
    code = invite(anna)

    ben.goto(f"/join/{code}")
    ben.locator("[data-join]").click()
    ben.wait_for_selector("[data-status=playing]", timeout=PATIENCE)
    give_up(ben)
    expect(ben.locator(".banner")).to_contain_text("You resigned.")
    expect(anna.locator("[data-over]")).to_be_visible()
    expect(anna.locator(".banner")).to_contain_text("You won")

    anna.get_by_role("button", name="Rematch").click()
    expect(anna.locator("[data-rematch=asking]")).to_contain_text("Asking")
    expect(ben.locator("[data-rematch=asked]")).to_contain_text("Anna wants a rematch.")
    ben.get_by_role("button", name="Not now").click()
    expect(anna.locator("[data-rematch='']")).to_contain_text("doesn’t want to play again")

    ben.get_by_role("button", name="Rematch").click()
    anna.reload()
    anna.locator("[data-rematch=asked]").get_by_role("button", name="Play", exact=True).click()
    for page in (anna, ben):
        page.wait_for_selector("[data-status=playing]", timeout=PATIENCE)
        assert not page.url.endswith(code)
        expect(page.locator("main")).not_to_contain_text("away")
    assert anna.url == ben.url
