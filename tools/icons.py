"""Render the app's icons as PNG files: `python -m tools.icons`.

Run it after changing `web/public/icons/icon.svg`, and commit the new files. It needs Playwright and
a Chromium (see `tools/browsers.py`).
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.browsers import SWITCHES, find_browser

FOLDER = Path(__file__).parents[1] / "web" / "public" / "icons"
SIZES = (180, 192, 512)


def paint(page: Page, drawing: str, size: int) -> bytes:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
    return page.screenshot()


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(SWITCHES))
        page = browser.new_page()
        for size in SIZES:
            (FOLDER / f"icon-{size}.png").write_bytes(paint(page, drawing, size))
        browser.close()


if __name__ == "__main__":
    main()
