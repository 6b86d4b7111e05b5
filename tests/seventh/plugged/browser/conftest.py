"""The fixtures of the page tests."""

from tests.browser.conftest import axe, browser, served, visit

__all__ = ["axe", "browser", "served", "visit"]
