"""Guided first games in the pages: played, left and continued; and hints in steps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import cupboard
from cupboard.core import i18n
from cupboard.learn.guides import guide_of
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.learners import GO_ON, NOTE, Learner
from tests.browser.looks import box, boxes
from tests.browser.people import PATIENCE
from tests.browser.waiting import close_dialog

WHOLE_GAMES = (("kala", "de", False), ("dacapo", "es", True))
BEGUN_GAMES = (("kalaha", "fr", False), ("ronda", "nl", False), ("kala", "en", True))
"""A game, a language, and whether only the keyboard is used."""
SOME_NOTES = 3
HINTED = {"kalaha": "en", "ronda": "fr"}
"""One game with a search engine, and one with hidden information."""
HINT = "[data-hint]"
POINTS = "[data-points]"


@pytest.mark.parametrize(("game", "language", "by_keyboard"), WHOLE_GAMES)
def test_a_whole_guided_game(visit: OpenPage, game: str, language: str, by_keyboard: bool) -> None:
    learner = Learner(visit(language=language), game, by_keyboard=by_keyboard)
    learner.learn()
    learner.play_to_the_end()
    assert learner.language == language
    assert learner.read[0] == "welcome"
    assert "over" in learner.read, learner.read
    assert len(learner.read) >= 0.5 * len(guide_of(game).notes)


@pytest.mark.parametrize(("game", "language", "by_keyboard"), BEGUN_GAMES)
def test_the_first_notes_of_a_game(
    visit: OpenPage, game: str, language: str, by_keyboard: bool
) -> None:
    learner = Learner(visit(language=language), game, by_keyboard=by_keyboard)
    learner.learn()
    while len(learner.read) < SOME_NOTES:
        assert learner.wait(), learner.read
        learner.act()
    assert learner.language == language
    assert learner.read[0] == "welcome"


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_the_first_note_of_every_game_on_a_phone(visit: OpenPage, game: str) -> None:
    """The whole note is visible above the buttons; then the board can be used."""
    learner = Learner(visit(phone=True), game)
    learner.learn()
    learner.page.wait_for_selector(".pane svg")
    note, buttons = box(learner.page, ".guide"), box(learner.page, ".table nav")
    assert note[1] >= 0
    assert note[3] <= buttons[1] <= PHONE["height"]
    learner.go_on()
    assert learner.wait()
    assert learner.read[:2] == ["welcome", guide_of(game).notes[1].name]


def test_it_can_be_left_and_continued(visit: OpenPage) -> None:
    learner = Learner(visit(), "kala")
    code = learner.learn()
    page = learner.page
    learner.go_on()
    assert learner.note == "path"
    page.reload()
    page.wait_for_selector(GO_ON)
    assert learner.note == "path"
    page.goto("/guide/kala")
    page.wait_for_selector(GO_ON)
    assert (page.url.rsplit("/", 1)[-1], learner.note) == (code, "path")
    page.locator("[data-leave]").click()
    expect(page.locator(GO_ON)).to_have_count(0)
    learner.act()
    page.reload()
    learner.wait()
    assert learner.read == ["welcome"], "who knows the game is left alone"


def test_a_note_opens_its_rule(visit: OpenPage) -> None:
    page = Learner(visit(), "kala").page
    page.goto("/guide/kala")
    page.wait_for_selector(GO_ON, timeout=PATIENCE)
    page.locator("[data-rule=KALA-1]").click()
    expect(page.locator("dialog[open] #rule-KALA-1.at")).to_be_visible()
    close_dialog(page)
    expect(page.locator(NOTE)).to_be_visible()


def test_moves_wait_until_the_note_is_read(visit: OpenPage) -> None:
    """The engine has already answered, but its move is shown only after the note is read."""
    learner = Learner(visit(), "kala")
    learner.learn()
    page = learner.page
    learner.wait()
    number = page.locator("[data-number]")
    before = number.get_attribute("data-number") or ""
    while not page.locator(GO_ON).count():
        learner.act()
    assert learner.note == "moved"
    expect(number).not_to_have_attribute("data-number", str(int(before) + 1))
    story = page.locator("aside ol li").last
    told = story.inner_text()
    learner.go_on()
    learner.wait()
    expect(story).not_to_have_text(told)


def hint_on(page: Page, step: int) -> str:
    """Ask for the next step of a hint, and return its text."""
    page.locator(HINT).click()
    expect(page.locator(f"{HINT}[data-hint='{step}']")).to_be_visible(timeout=PATIENCE)
    return page.locator("[data-hinted]").inner_text()


@pytest.mark.parametrize(("game", "language"), HINTED.items())
def test_a_hint_in_steps(visit: OpenPage, game: str, language: str) -> None:
    learner = Learner(visit(language=language), game)
    learner.learn()
    learner.wait()
    page = learner.page
    best = i18n.text(language, "page-table-hint-best")
    look = hint_on(page, 1)
    assert page.locator(".looked").count() > 1, "it points at several, and tells none"
    assert best not in look
    move = hint_on(page, 2)
    assert best in move
    assert page.locator(".looked").count() == 0
    why = hint_on(page, 3)
    assert len(why) > len(move)
    assert why.startswith(move.splitlines()[0])


@pytest.mark.parametrize("game", cupboard.game_ids())
def test_the_first_note_points_at_what_it_is_about(visit: OpenPage, game: str) -> None:
    page = visit()
    Learner(page, game).learn()
    expect(page.locator(POINTS).first).to_be_visible()
    left, top, right, bottom = box(page, ".pane")
    for ring in boxes(page, POINTS):
        middle = ((ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2)
        assert left < middle[0] < right
        assert top < middle[1] < bottom
    page.locator("[data-leave]").click()
    expect(page.locator(POINTS)).to_have_count(0)
