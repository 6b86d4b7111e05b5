"""The documentation is complete: pages, decisions, API; and the site loads nothing external."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cupboard.core import i18n
from cupboard.core.registry import game, game_ids
from cupboard.server.app import create_app
from cupboard.server.errors import OF_GAMES, STATUS
from cupboard.server.settings import Settings
from tools.docs import loaded_from_elsewhere

TOP = Path(__file__).resolve().parents[2]
DOCS = TOP / "docs"
PAGES = sorted(page for page in DOCS.rglob("*.md") if page.name != "security.md")
DECISIONS = sorted((DOCS / "decisions").glob("0*.md"))
PARTS = ["Context", "Decision", "Alternatives", "Consequences"]


@pytest.mark.parametrize("page", [*PAGES, TOP / "SECURITY.md"], ids=lambda page: page.name)
def test_every_page_begins_with_its_audience(page: Path) -> None:
    title, first = page.read_text(encoding="utf-8").split("\n\n")[:2]
    assert title.startswith("# ")
    assert re.fullmatch(r"For [^\n]+[.]", first), first


@pytest.mark.parametrize("page", sorted(TOP.glob("*.md")), ids=lambda page: page.name)
def test_links_outside_the_site_are_valid(page: Path) -> None:
    """The site checks its own links; these pages are read in the repository."""
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (TOP / link).exists()] == []


FOLDERS = (
    TOP,
    TOP / "src/cupboard",
    TOP / "src/cupboard/server",
    TOP / "web/src",
    TOP / "tests/seventh/cupboard-nim/cupboard_nim",
)
"""The folders that paths in the documentation start from."""
NAMED_FILE = re.compile(r"`((?:[\w<>.-]+/)+[\w<>.*-]*|\w+[.]py)`")


def named_files(page: Path) -> Iterator[str]:
    """Yield the source files and folders that a page names, with `*` for placeholders."""
    for path in NAMED_FILE.findall(page.read_text(encoding="utf-8")):
        pattern = re.sub(r"<\w+>", "*", path)
        first = pattern.partition("/")[0]
        if first.endswith(".py"):
            yield f"**/{pattern}"
        elif any((folder / first).is_dir() for folder in FOLDERS):
            yield pattern.rstrip("/")


@pytest.mark.parametrize("page", [*PAGES, *sorted(TOP.glob("*.md"))], ids=lambda page: page.name)
def test_every_source_file_that_a_page_names_exists(page: Path) -> None:
    roots = (*FOLDERS[1:], TOP / "tests", TOP / "tools")

    def exists(pattern: str) -> bool:
        folders = roots if pattern.startswith("**/") else FOLDERS
        return any(next(folder.glob(pattern), None) is not None for folder in folders)

    assert [path for path in named_files(page) if not exists(path)] == []


def test_the_pages_name_source_files() -> None:
    assert sum(1 for page in PAGES for _ in named_files(page)) > 50


def navigation(entry: Any) -> Iterator[str]:
    """Yield the pages in the site's navigation."""
    if isinstance(entry, str):
        yield entry
    else:
        for part in entry.values() if isinstance(entry, dict) else entry:
            yield from navigation(part)


def test_the_navigation_names_every_page() -> None:
    project = tomllib.loads((TOP / "zensical.toml").read_text(encoding="utf-8"))["project"]
    named = sorted(navigation(project["nav"]))
    assert named == sorted(str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_is_named_after_its_title(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    number, title = re.findall(r"^# (\d{4})\. (.+)$", text, re.MULTILINE)[0]
    slug = re.sub(r"[^a-z0-9]+", "-", title.lower().replace("'", ""))
    assert page.stem == f"{number}-{slug}"
    assert re.search(r"^- \*\*Status:\*\* (accepted|superseded by \[.+)$", text, re.MULTILINE)
    assert re.search(r"^- \*\*Date:\*\* \d{4}-\d{2}-\d{2}$", text, re.MULTILINE)
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == PARTS


def test_the_index_of_decisions_is_complete() -> None:
    index = (DOCS / "decisions" / "index.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (\d{4}) \| \[(.+?)\]\((.+?)\) \| (.+?) \| (\S+) \|$", index, re.MULTILINE
    )
    assert rows == [_row(page) for page in DECISIONS]
    assert [int(row[0]) for row in rows] == [*range(1, len(DECISIONS) + 1)]


def _row(page: Path) -> tuple[str, ...]:
    text = page.read_text(encoding="utf-8")
    (title,) = re.findall(r"^# \d{4}\. (.+)$", text, re.MULTILINE)
    (status,) = re.findall(r"^- \*\*Status:\*\* (.+)$", text, re.MULTILINE)
    (date,) = re.findall(r"^- \*\*Date:\*\* (.+)$", text, re.MULTILINE)
    return page.stem[:4], title, page.name, status, date


def rulings(text: str) -> list[str]:
    """Return the rule ids of a page's section Rulings, in bold at the start of each item."""
    section = text.split("## Rulings\n", 1)[1].split("\n## ", 1)[0]
    points = re.findall(r"^- \*\*(.+?)\*\*", section, re.MULTILINE)
    return [clause for point in points for clause in re.findall(r"[A-Z]+-\w+", point)]


@pytest.mark.parametrize("game_id", game_ids())
def test_every_ruling_is_explained_and_listed(game_id: str) -> None:
    """Each open rule has its ruling on the game's page and in the list of printed editions."""
    clauses = {clause.id: clause for clause in game(game_id).spec.clauses}
    explained = rulings((DOCS / "games" / f"{game_id}.md").read_text(encoding="utf-8"))
    assert {clause.id for clause in clauses.values() if clause.choice} <= {*explained}
    assert {*explained} <= {*clauses}
    listed = (DOCS / "editions.md").read_text(encoding="utf-8")
    (row,) = re.findall(rf"\| \[.+\]\(games/{game_id}\.md#rulings\) \| (.+) \|", listed)
    assert {*row.split(", ")} == {*explained}


def test_the_api_page_names_every_call_and_every_refusal(tmp_path: Path) -> None:
    page = (DOCS / "reference" / "api.md").read_text(encoding="utf-8")
    calls = {
        f"{method.upper()} {path}"
        for path, methods in create_app(Settings(data=tmp_path)).openapi()["paths"].items()
        for method in methods
    }
    named = {f"{method} {path}" for method, path in re.findall(r"`([A-Z]+) (/[^`?]+)", page)}
    assert named == calls
    codes = {*STATUS, *(code for code, _ in OF_GAMES.values())}
    assert {code for code in codes if f"`{code}`" not in page} == set()


def glossary() -> list[list[str]]:
    """Return the rows of the glossary: the concept, then its term in each language."""
    page = (DOCS / "contributing" / "style.md").read_text(encoding="utf-8")
    table = page.split("## Glossary\n\n", 1)[1].split("\n\n", 1)[0]
    return [re.split(r" *\| *", row.strip("| ")) for row in table.splitlines()]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_glossary_names_words_that_the_texts_use(language: str) -> None:
    """Only the start of a word is compared, because endings may differ."""
    head, _, *rows = glossary()
    used = " ".join(file.read_text(encoding="utf-8") for file in i18n.resources(language)).lower()
    terms = {
        term.strip(" )").lower()
        for row in rows
        for term in re.split(r"[;:,(]", row[head.index(language)])
    }
    assert len(terms) > 50
    assert [term for term in sorted(terms) if not re.search(stems(term), used)] == []


def stems(term: str) -> str:
    words = re.findall(r"\w+", term)
    return r"\W+".join(rf"\b{word[: max(3, len(word) - 2)]}\w*" for word in words)


def test_sources_point_to_pages_that_exist() -> None:
    """A decision may be named by its number alone: docs/decisions/0004."""
    kinds = ("py", "ts", "svelte", "toml", "css")
    folders = ("src", "web/src", "web/tests", "tools", "tests")
    found = [
        (path.relative_to(TOP), named)
        for folder in folders
        for kind in kinds
        for path in (TOP / folder).rglob(f"*.{kind}")
        if "server/pages" not in path.as_posix()
        for named in re.findall(r"\bdocs/[\w/.-]*\w", path.read_text(encoding="utf-8"))
    ]
    assert len(found) > 20
    assert [(path, named) for path, named in found if not [*TOP.glob(f"{named}*")]] == []


def test_external_resources_of_a_page_are_detected(tmp_path: Path) -> None:
    (tmp_path / "fine.html").write_text('<a href="https://example.org">out</a><img src="a.png">')
    assert list(loaded_from_elsewhere(tmp_path)) == []
    for bad in (
        '<script src="https://cdn.example.org/a.js">',
        '<link rel="stylesheet" href="//fonts.example.org/css">',
        "<style>@import 'https://example.org/a.css'</style>",
        "<p style=\"background: url('https://example.org/a.png')\">",
    ):
        (tmp_path / "bad.html").write_text(bad)
        assert [path.name for path, _ in loaded_from_elsewhere(tmp_path)] == ["bad.html"], bad
