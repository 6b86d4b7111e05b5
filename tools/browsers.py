"""Finds a Chromium to look at the pages with."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Nothing of the browser's own may call out, and where there is only root it cannot be caged.
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_browser() -> str | None:
    """The Chromium named by CHROMIUM, one on PATH, or one where its installer puts it."""
    named = os.environ.get("CHROMIUM")
    found = [named, *(shutil.which(name) for name in NAMES)]
    found += [path for path in APPLICATIONS if Path(path).exists()]
    return next((path for path in found if path), None)


def browser_is_due() -> bool:
    """Where checks must be complete, a missing browser is a failure."""
    return os.environ.get("CI", "").lower() in ("1", "true")
