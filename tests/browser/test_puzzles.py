"""A puzzle in the browser: illegal, missed, solved and remembered, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import i18n
from cupboard.learn.puzzles import Puzzle, puzzles
from tests.browser.conftest import OpenPage
from tests.browser.looks import grave_faults

PUZZLE = puzzles("kalaha")[0]


def target(puzzle: Puzzle, move: str) -> str:
    """Return the pit of a move by its name on the board."""
    return f"[data-target='{puzzle.seat}-{move}']"


def button(page: Page, language: str, key: str) -> None:
    page.get_by_role("button", name=i18n.text(language, key), exact=True).click()


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_puzzle_is_missed_solved_and_remembered(visit: OpenPage, language: str, axe: str) -> None:
    page = visit("/puzzles/kalaha", language=language)
    page.locator(f"a[href='/puzzle/kalaha.{PUZZLE.id}']").last.click()
    expect(page.locator("main h1")).to_contain_text(i18n.text(language, "kalaha-name"))
    wrong = next(text for text in PUZZLE.values if text != PUZZLE.solution)
    page.locator(target(PUZZLE, wrong)).click()
    expect(page.locator(".verdict")).to_contain_text(i18n.text(language, "puzzles-wrong"))
    button(page, language, "puzzles-again")
    page.locator(target(PUZZLE, PUZZLE.solution)).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text(i18n.text(language, "puzzles-right"))
    assert grave_faults(page, axe) == []
    button(page, language, "puzzles-play-on")
    page.get_by_role("link", name=i18n.text(language, "puzzles-all"), exact=True).click()
    solved = i18n.text(language, "puzzles-count", solved=1, all=len(puzzles("kalaha")))
    expect(page.get_by_text(solved)).to_be_visible()
    assert grave_faults(page, axe) == []


def test_an_illegal_move_is_explained_and_the_solution_can_be_shown(visit: OpenPage) -> None:
    empty = next(one for one in puzzles("kalaha") if len(one.values) < 6)
    page = visit(f"/puzzle/kalaha.{empty.id}")
    pit = next(str(n) for n in range(1, 7) if str(n) not in empty.values)
    page.locator(target(empty, pit)).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("KALAHA-4")
    button(page, "en", "puzzles-show")
    expect(page.locator(".verdict")).to_contain_text(
        i18n.text("en", "puzzles-shown", move=empty.solution)
    )
    page.goto("/puzzles/ronda")
    expect(page.get_by_text(i18n.text("en", "puzzles-none"))).to_be_visible()
