"""Pages are rebuilt when their sources change, and only then."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tools import pages

GAMES = "src/cupboard/games"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a small source tree with pages, texts and a game."""
    files = {
        "web/src/main.ts": "",
        "web/src/wire/games/old.json": "{}\n",
        "web/tests/units.test.ts": "",
        f"{GAMES}/old/lessons.toml": "",
        "src/cupboard/locales/en/page.ftl": "page-app = Cupboard\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(pages, "TOP", tmp_path)
    monkeypatch.setattr(pages, "WEB", tmp_path / "web")
    monkeypatch.setattr(pages, "LOCALES", tmp_path / "src/cupboard/locales")
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "counts"),
    [
        ("web/src/main.ts", True),
        ("web/src/wire/games/old.json", True),
        ("src/cupboard/locales/en/page.ftl", True),
        (f"{GAMES}/old/lessons.toml", False),
        ("web/tests/units.test.ts", False),
    ],
)
def test_every_file_that_a_build_reads_is_in_its_fingerprint(
    house: Path, changed: str, counts: bool
) -> None:
    before = pages.fingerprint()
    with (house / changed).open("a", encoding="utf-8") as file:
        file.write(" ")
    assert (pages.fingerprint() != before) is counts


def test_our_pages_import_nothing_of_the_program() -> None:
    """Otherwise a change of it would not be in the fingerprint."""
    outside = re.compile(r"""["']\.\./[^"'\n]*src/cupboard/""")
    kinds = {".css", ".html", ".json", ".svelte", ".ts"}  # a font imports nothing
    sources = [path for path in (pages.WEB / "src").rglob("*.*") if path.suffix in kinds]
    assert len(sources) > 300
    assert [path for path in sources if outside.search(path.read_text(encoding="utf-8"))] == []


def test_a_build_keeps_the_scripts_it_replaces(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is already open may still request them."""
    built = house / "pages"
    monkeypatch.setattr(pages, "PAGES", built)
    monkeypatch.setattr(pages, "BEFORE", house / "pages-before")
    monkeypatch.setattr(pages, "STAMP", built / "built-from")
    monkeypatch.setattr(pages, "fetch_parts", lambda _node: None)
    monkeypatch.setattr(pages, "_npm", lambda _node: Path("npm"))
    versions = iter("abc")

    def run(*_command: object) -> None:
        shutil.rmtree(built, ignore_errors=True)
        (built / "assets").mkdir(parents=True)
        (built / f"assets/{next(versions)}.js").touch()

    monkeypatch.setattr(pages, "run", run)
    for _ in range(3):
        pages.build(Path("node"))
    assert [path.name for path in (built / "assets").iterdir()] == ["c.js"]
    assert [path.name for path in (house / "pages-before/assets").iterdir()] == ["b.js"]
