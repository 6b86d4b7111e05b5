"""Find a Chromium for browser tests and screenshots."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

# The headless shells are the same browser without windows, and need half the processor time.
NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
)
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# The browser must make no requests of its own. Chromium's sandbox doesn't work as root, and in many
# containers there is no other user.
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def find_browser() -> str | None:
    """Return the Chromium named by CHROMIUM, found on PATH or in its usual place, or None."""
    named = os.environ.get("CHROMIUM")
    found = [named, *(shutil.which(name) for name in NAMES)]
    found += [path for path in APPLICATIONS if Path(path).exists()]
    return next((path for path in found if path), None)


def browser_is_due() -> bool:
    """Return whether a missing browser is an error, which it is in CI."""
    return os.environ.get("CI", "").lower() in ("1", "true")
