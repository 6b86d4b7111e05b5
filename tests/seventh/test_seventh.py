"""A seventh game, in a package of its own, does what the six games do.

It is found by its entry points. Nothing else in the repository names it. Its own tests and those
that run for every game are the last step of the tutorial: see `test_tutorial.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.seventh.install import PACKAGE, TOP, install, run, run_tests
from tools.browsers import browser_is_due, find_browser

pytestmark = pytest.mark.long

ONLY_NIM = "[nim or -nim"
"""The cases of the seventh game in tests that run for every game."""
ALL_TEXTS = "typography or formatted or one_file or same_files"
"""Tests of all texts together."""

SOURCES = {".py", ".ts", ".svelte", ".css", ".toml", ".ftl", ".json"}
BUILT = TOP / "src/cupboard/server/pages"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(PACKAGE, tmp_path_factory.mktemp("site"))


def test_its_texts_are_complete(site: Path) -> None:
    assert run_tests(site, "tests/test_locales.py", "-k", f"{ONLY_NIM} or {ALL_TEXTS}") >= 20


def test_it_is_played_at_a_table(site: Path) -> None:
    assert run_tests(site, "tests/seventh/plugged/server") >= 3


@pytest.fixture
def chromium() -> None:
    if find_browser() is None and not browser_is_due():
        pytest.skip("There is no Chromium on PATH (or named by CHROMIUM) to try the pages with.")


@pytest.mark.timeout(900)
@pytest.mark.usefixtures("chromium")
def test_it_is_played_in_the_pages(site: Path) -> None:
    pages = ("tests/browser/test_playing.py", "tests/browser/test_accessibility.py")
    assert run_tests(site, *pages, "-k", ONLY_NIM) >= 4


@pytest.mark.timeout(900)
@pytest.mark.usefixtures("chromium")
def test_its_board_is_shown_and_replaced_where_it_fails(site: Path) -> None:
    assert run_tests(site, "tests/seventh/plugged/browser") >= 15


def test_commands_know_it(site: Path) -> None:
    assert "nim" in run(site, "-m", "cupboard", "games")
    run(site, "-m", "cupboard", "play", "nim", "--player", "random", "--player", "master")


def test_no_other_source_names_it() -> None:
    name = re.compile(r"\bnim\b|cupboard.nim", re.IGNORECASE)
    sources = [
        path
        for folder in ("src/cupboard", "web/src", "tools")
        for path in (TOP / folder).rglob("*")
        if path.suffix in SOURCES and BUILT not in path.parents
    ]
    assert len(sources) > 500
    assert [path for path in sources if name.search(path.read_text(encoding="utf-8"))] == []
