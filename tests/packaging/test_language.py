"""Pages and texts contain no English that docs/contributing/style.md bans."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.serializer import FluentSerializer

TOP = Path(__file__).resolve().parents[2]
PAGES = sorted([*TOP.glob("*.md"), *(TOP / "docs").rglob("*.md"), *(TOP / "bench").glob("*.md")])
TEXTS = sorted((TOP / "src" / "cupboard" / "locales" / "en").glob("*.ftl"))

PER = "side|move|pit|cup|second|minute|hour|pair|pairing|page|shot|decision|simulation|core|frame"
COUNTED = (
    "beans|bytes|cards|cups|events|games|messages|moves|ms|nodes|pits|play-?outs|points|positions"
    "|roll-?outs|seconds|shots|simulations|steps|stones|times"
)
BANNED = {
    "immediately, or at the same time": r"\bat once\b",
    "chosen at random": r"\bby lot\b|\bthe lot (?:says|decides)\b",
    "goes first": r"\bwho(?:ever)? begins\b|\bplayer who begins\b",
    "say who does it": r"\b(?:is|are|was|were|be|been|being) told\b(?! apart)",
    "is in, holds, lands": r"\b(?:lies|lie|lying|lay) (?:in|on|at|under|beside|open|about|there)\b"
    r"|\bstands? (?:on|at|open|face|under|beside|there)\b|\bstands in (?!for\b)\w",
    "per": rf"\b(?:\d[\d,.]*|{COUNTED}) an? (?:{PER})\b"
    r"|\b(?:once|twice|times) a (?:turn|round|game|move)\b",
    "the player who": r"(?:^|[.!?] )(?:Who|Whose|Whoever)\b[^.!?:|]*\.(?:\s|$)"
    r"|\b(?:for|of|to|by|with|than) who\b",
    "you, they, the player": r"\b(?:he|his|him|himself)\b",
    "someone, everyone, no one, anyone": r"\b(?:some|every|no|any)body\b",
    "again; from scratch": r"\banew\b|\bfrom nothing\b",
    "the player with the most … wins": r"\bmost \w+ win\b",
    "takeback": r"\btake-backs?\b",
}
EXAMPLES = {
    "immediately, or at the same time": ["You win at once.", "You win once."],
    "chosen at random": ["The first player is drawn by lot.", "A lot of beans."],
    "goes first": ["The player who begins wins.", "The player who moves first wins."],
    "say who does it": ["The host is told.", "They are told apart by colour."],
    "is in, holds, lands": ["A bean lies in the cup.", "The computer stands in for Anna."],
    "per": ["40 games a pair", "Two players a pair of cups each"],
    "the player who": ["Who leaves loses the seat.", "Who goes first?"],
    "you, they, the player": ["The player takes his cup.", "This is the cup."],
    "someone, everyone, no one, anyone": ["Nobody wins.", "No one wins."],
    "again; from scratch": ["It is solved from nothing.", "Nothing comes from it."],
    "the player with the most … wins": ["Most points win.", "You win most games."],
    "takeback": ["A take-back needs consent.", "A takeback needs consent."],
}


def prose(page: Path) -> Iterator[str]:
    """Yield the paragraphs of a page without code, which may contain any words."""
    code = re.compile(r"^```.*?^```$|^ {4}\S[^\n]*$", re.MULTILINE | re.DOTALL)
    text = code.sub("", page.read_text(encoding="utf-8"))
    text = re.sub(r"`[^`]*`|\]\([^)]*\)", "·", text)
    for paragraph in re.split(r"\n\s*\n|\n(?=[-|#])", text):
        yield " ".join(paragraph.split())


def messages(file: Path) -> Iterator[str]:
    """Yield the texts of a Fluent file, each on one line."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            entry.comment = None
            yield " ".join(FluentSerializer().serialize_entry(entry).partition("=")[2].split())


def slips(text: str) -> list[str]:
    found = []
    for better, pattern in BANNED.items():
        for match in re.finditer(pattern, text, re.IGNORECASE if "Who|" not in pattern else 0):
            found.append(f"{match.group(0)!r} (better: {better}) in: {text[:160]}")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(TOP)))
def test_pages_follow_the_style_guide(page: Path) -> None:
    assert [slip for text in prose(page) for slip in slips(text)] == []


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_english_texts_follow_the_style_guide(file: Path) -> None:
    assert [slip for text in messages(file) for slip in slips(text)] == []


@pytest.mark.parametrize("better", BANNED)
def test_each_pattern_finds_its_examples_and_nothing_else(better: str) -> None:
    bad, good = EXAMPLES[better]
    assert any(better in slip for slip in slips(bad))
    assert slips(good) == []


def test_code_is_ignored_and_the_text_after_it_is_read(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```\nat once\n```\n\n    by lot\n\nHere `anew`.\n\nYou win at once.\n")
    assert [slip for text in prose(page) for slip in slips(text)] == slips("You win at once.")
