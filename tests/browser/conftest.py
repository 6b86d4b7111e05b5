"""A real server and a real browser for the page tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tools.browsers import SWITCHES, browser_is_due, find_browser
from tools.table_server import Served, running

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 90_000
"""Timeout in milliseconds; only a hanging test waits this long, even on a busy machine."""
expect.set_options(timeout=PATIENCE)
IN_A_HURRY = """
    localStorage.getItem("cupboard.settings")
    ?? localStorage.setItem("cupboard.settings", '{"pace": 0.01, "sound": false, "single": true}')
"""
EMPTY = "/healthz"
"""An address of the server without a page, for tests that open their first page themselves."""
DESKTOP: ViewportSize = {"width": 1280, "height": 800}


_opened = ExitStack()
"""The browser of this worker, closed after its last test in this folder."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before the tests of another folder begin.

    While Playwright runs, no other test in this worker can start an event loop.
    """
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        _opened.close()
        _launch.cache_clear()


@cache
def _launch(path: str) -> Browser:
    playwright = _opened.enter_context(sync_playwright())
    launched = playwright.chromium.launch(executable_path=path, args=list(SWITCHES))
    _opened.callback(launched.close)
    return launched


@pytest.fixture
def browser() -> Browser:
    """Return the browser of this worker; each test opens its own contexts."""
    path = find_browser()
    if path is None:
        if browser_is_due():
            pytest.fail("There is no Chromium here, and CI must have one: see .ci/run.")
        pytest.skip("There is no Chromium on PATH (or named by CHROMIUM) to try the pages with.")
    return _launch(path)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run one server per worker; tests share nothing in it, because each opens its own tables."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


OpenPage = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[OpenPage]:
    """Return a function that opens a page in its own browser context."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = EMPTY,
        *,
        language: str = "en",
        phone: bool = False,
        motion: bool = False,
        worker: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=served.address,
            locale=language,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            reduced_motion="no-preference" if motion else "reduce",
            # It fetches all files of the first page again, which takes a sixth of a test's time.
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if not motion:
            # Shorten the pauses in which something is shown.
            context.add_init_script(IN_A_HURRY)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def axe() -> str:
    """Return the source of axe-core, which finds accessibility faults."""
    return (TOP / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
