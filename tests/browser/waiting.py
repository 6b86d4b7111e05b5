"""Wait for what no locator shows, and close what is open over a page."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE

DIALOG = "dialog[open]"
PAUSE_MS = 50


def until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait until a JavaScript expression is true.

    `page.wait_for_function` evaluates an expression inside the page at every frame, which the
    content policy forbids.
    """
    latest = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(holds, arg):
        assert time.monotonic() < latest, f"never true: {holds}"
        page.wait_for_timeout(PAUSE_MS)


def dialog_closed(page: Page) -> None:
    """Wait until no dialog is open and the browser's history has no entry for one any more.

    Removing the entry goes back in history, which would stop a navigation that begins now.
    """
    expect(page.locator(DIALOG)).to_have_count(0)
    until(page, "!history.state?.open")


def close_dialog(page: Page) -> None:
    page.keyboard.press("Escape")
    dialog_closed(page)
