"""The playable rule book: a rule done right, missed and broken, in every language; by touch and by
keys; as the table has agreed on it; on paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cupboard.core import texts
from cupboard.core.errors import CupboardError
from cupboard.learn.lessons import Lesson, lesson_of, lessons_of
from cupboard.learn.trying import answer, attempt
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE
from tests.browser.places import READY_TO_TRY, open_table

EACH = (("de", "ronda"), ("en", "kala"), ("fr", "kalaha"), ("es", "dacapo"), ("nl", "kessel"))
"""Every language, with a game of its own."""
CAME = "[role=status].came"


def whole(game_id: str) -> Lesson:
    """A lesson in which all three can happen, each with a single move."""
    return next(
        lesson
        for lesson in lessons_of(game_id)
        if lesson.wrong and lesson.missed and len(answer(lesson)) == 1
    )


def address(lesson: Lesson) -> str:
    return f"/try/{lesson.game.spec.id}.{lesson.name}"


def typed(page: Page, move: str) -> None:
    """By the field that takes any move, whatever the board offers."""
    page.wait_for_selector(READY_TO_TRY, state="attached")
    if not page.locator("#typed").is_visible():
        page.locator("details:has(#typed) > summary").click()
    page.locator("#typed").fill(move)
    page.locator("#typed").press("Enter")


def refusal(lesson: Lesson, move: str, language: str) -> str:
    """What the game itself says against a move."""
    try:
        attempt(lesson, [move])
    except CupboardError as problem:
        return texts.say(language, problem.key, **problem.details)
    raise AssertionError(f"{move} is not refused")


@pytest.mark.parametrize(("language", "game_id"), EACH)
def test_a_rule_is_broken_missed_and_done(visit: OpenPage, language: str, game_id: str) -> None:
    """From the book to the lesson and back: the book remembers what was done."""
    lesson = whole(game_id)

    def say(part: str) -> str:
        return texts.say(language, lesson.text(part))

    page = visit(f"/rules/{game_id}", language=language)
    card = page.locator(f"[data-lesson={lesson.name}]")
    expect(card).to_contain_text(say("task"), timeout=PATIENCE)
    expect(page.locator(f"#rule-{lesson.rule}")).to_contain_text(
        texts.say(language, f"rule-{lesson.rule}")
    )
    card.click()
    expect(page.locator(".task")).to_have_text(say("task"))

    before = page.locator(".pane svg").first.inner_html()
    wrong = lesson.wrong[0]
    page.locator("[data-wrong]").click()
    problem = page.locator("[role=alert]")
    expect(problem).to_contain_text(refusal(lesson, wrong.move, language))
    problem.locator("summary").click()
    expect(problem).to_contain_text(texts.say(language, f"rule-{wrong.rule}"))
    expect(problem.locator("a")).to_have_attribute("href", f"/rules/{game_id}#rule-{wrong.rule}")
    assert page.locator(".pane svg").first.inner_html() == before

    typed(page, lesson.missed[0])
    expect(page.locator(CAME)).to_contain_text(say("missed"))
    page.locator("[data-again]").click()
    typed(page, answer(lesson)[0])
    expect(page.locator(CAME)).to_contain_text(say("right"))
    page.locator("[data-book]").click()
    expect(page.locator(f"[data-lesson={lesson.name}]")).to_have_attribute("data-done", "true")


def test_a_lesson_by_touch_on_a_phone(visit: OpenPage) -> None:
    page = visit("/try/kala.harvest", phone=True)
    page.wait_for_selector(READY_TO_TRY, state="attached")
    for target in ("d1", "harvest"):
        page.locator(f"[data-target={target}]").click()
    right = page.locator(CAME)
    expect(right).to_contain_text(texts.say("en", "lesson-kala-harvest-right"))
    expect(right).to_be_in_viewport()
    page.locator("[data-next]").click()
    expect(page.locator(".task")).to_have_text(texts.say("en", "lesson-kala-rob-task"))


def test_a_lesson_by_keys_alone_in_two_languages(visit: OpenPage) -> None:
    """All is reached from the board's one tab stop; the words follow a change of language."""
    page = visit("/try/kala.harvest")
    page.wait_for_selector(READY_TO_TRY, state="attached")
    page.locator("header select").select_option("nl")
    expect(page.locator(".task")).to_have_text(texts.say("nl", "lesson-kala-harvest-task"))
    page.locator('[data-target][tabindex="0"]').focus()
    here = "document.activeElement.dataset.target"
    for key, last in (("ArrowDown", "1"), ("ArrowRight", "d1")):
        while not page.evaluate(here).endswith(last):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function(f"{here} === 'harvest'")
    page.keyboard.press("Enter")
    expect(page.locator(CAME)).to_contain_text(texts.say("nl", "lesson-kala-harvest-right"))


def test_whoever_is_stuck_is_shown_the_move(visit: OpenPage) -> None:
    page = visit("/try/kala.harvest")
    page.wait_for_selector(READY_TO_TRY, state="attached")
    page.locator("[data-show]").click()
    hinted = texts.say("en", "board-kala-hinted", bean=4, told="").strip()
    expect(page.locator(f'[data-target=d1][aria-label^="{hinted}"]')).to_have_count(1)


def test_the_book_is_that_of_the_table(visit: OpenPage) -> None:
    """Without the bank's edition its rule rests, and nothing of it can be tried."""
    page = visit("/rules/kala")
    expect(page.locator("[data-lesson=bank]")).to_be_visible(timeout=PATIENCE)
    code = open_table(page, "kala", preset="store")["code"]
    page.goto(f"/rules/kala?table={code}")
    rests = texts.say("en", "page-rule-rests")
    expect(page.locator("#rule-KALA-3")).to_contain_text(rests)
    expect(page.locator("#rule-KALA-2")).not_to_contain_text(rests)
    expect(page.locator("[data-lesson=bank]")).to_have_count(0)
    expect(page.locator("[data-lesson=store]")).to_be_visible()
    page.goto(f"/table/{code}")
    page.locator("[data-panel=rules]").click()
    lesson = page.locator("[data-try=harvest]")
    expect(lesson).to_have_attribute("href", f"/try/kala.harvest?table={code}")
    expect(page.locator("[data-try=bank]")).to_have_count(0)


def test_paper_has_every_picture(visit: OpenPage) -> None:
    """On the screen only what is near the window is drawn; for the printer, everything."""
    page = visit("/rules/kala")
    shown = page.locator("[data-lesson] svg.kala")
    expect(shown.first).to_be_attached(timeout=PATIENCE)
    assert shown.count() < len(lessons_of("kala"))
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(shown).to_have_count(len(lessons_of("kala")))
    expect(page.locator("[data-go-on]")).to_be_hidden()


def test_an_address_of_no_lesson(visit: OpenPage) -> None:
    assert lesson_of("kala", "nothing") is None
    page = visit("/try/kala.nothing")
    expect(page.locator("main")).to_contain_text(texts.say("en", "page-lost"), timeout=PATIENCE)
