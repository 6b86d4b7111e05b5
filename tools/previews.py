"""Render the picture of each game that messengers show for a link: `python -m tools.previews`.

It draws `web/src/boards/<id>/Cover.svelte` as `preview.jpg` next to it. Run it after changing a
cover, and commit the new files. It needs Playwright, a Chromium (see `tools/browsers.py`) and built
pages (`./cupboard` builds them).
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tools.browsers import SWITCHES, find_browser
from tools.table_server import running

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "boards"
WIDTH, HEIGHT = 1200, 630
"""The size that messengers recommend."""
QUALITY = 82

# The picture alone, as large as the window.
SHOW = """
game => {
  const drawing = document.querySelector(`[data-game=${game}] .art svg`);
  document.querySelectorAll("body > *").forEach((part) => (part.style.display = "none"));
  const frame = document.createElement("div");
  frame.style.cssText = "position: fixed; inset: 0; display: grid";
  drawing.style.cssText = "width: 100vw; height: 100vh";
  frame.append(drawing);
  document.body.append(frame);
}
"""


def paint(page: Page, game: str) -> bytes:
    page.goto("/")
    page.wait_for_selector(f"[data-game={game}] .art svg")
    page.evaluate(SHOW, game)
    return page.screenshot(type="jpeg", quality=QUALITY)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(SWITCHES))
        page = browser.new_page(
            base_url=served.address, viewport={"width": WIDTH, "height": HEIGHT}
        )
        for cover in sorted(BOARDS.glob("*/Cover.svelte")):
            folder = cover.parent
            (folder / "preview.jpg").write_bytes(paint(page, folder.name))
        browser.close()


if __name__ == "__main__":
    main()
