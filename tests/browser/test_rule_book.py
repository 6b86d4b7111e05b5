"""The interactive rule book: right, missed and illegal moves in every language.

Also by touch and by keyboard, with the options of a table, and on paper.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

import cupboard
from cupboard.core import i18n
from cupboard.core.errors import CupboardError
from cupboard.core.registry import game
from cupboard.core.spec import Clause
from cupboard.learn.lesson_attempt import answer, attempt
from cupboard.learn.lessons import Lesson, lesson_of, lessons_of
from tests.browser.conftest import OpenPage
from tests.browser.people import PATIENCE
from tests.browser.places import READY_TO_TRY, open_table
from tests.browser.waiting import until

EACH = (("de", "ronda"), ("en", "kala"), ("fr", "kalaha"), ("es", "dacapo"), ("nl", "kessel"))
"""Every language, each with another game."""
CAME = "[role=status].came"


def whole(game_id: str) -> Lesson:
    """Return a lesson in which a single move can be right, missed or illegal."""
    return next(
        lesson
        for lesson in lessons_of(game_id)
        if lesson.wrong and lesson.missed and len(answer(lesson)) == 1
    )


def address(lesson: Lesson) -> str:
    return f"/try/{lesson.game.spec.id}.{lesson.name}"


def typed(page: Page, move: str) -> None:
    """Type a move into the text field, whatever the board offers."""
    page.wait_for_selector(READY_TO_TRY, state="attached")
    if not page.locator("#typed").is_visible():
        page.locator("details:has(#typed) > summary").click()
    page.locator("#typed").fill(move)
    page.locator("#typed").press("Enter")


def refusal(lesson: Lesson, move: str, language: str) -> str:
    """Return the game's own reason for refusing a move."""
    try:
        attempt(lesson, [move])
    except CupboardError as problem:
        return i18n.text(language, problem.key, **problem.details)
    raise AssertionError(f"{move} is not refused")


def rule_text(game_id: str, language: str, rule: str) -> str:
    """Return a rule's text with the numbers of the first preset."""
    return i18n.text(language, f"rule-{rule}", **game(game_id).default_arguments())


def board(page: Page) -> str:
    """Return the picture of the board while the pointer is over none of its parts."""
    page.mouse.move(0, 0)
    return page.locator(".pane svg").first.inner_html()


@pytest.mark.parametrize(("language", "game_id"), EACH)
def test_an_illegal_a_missed_and_a_right_move(visit: OpenPage, language: str, game_id: str) -> None:
    """From the book to the lesson and back; the book remembers finished lessons."""
    lesson = whole(game_id)

    def say(part: str) -> str:
        return i18n.text(language, lesson.text(part))

    page = visit(f"/rules/{game_id}", language=language)
    card = page.locator(f"[data-lesson={lesson.name}]")
    expect(card).to_contain_text(say("task"), timeout=PATIENCE)
    expect(page.locator(f"#rule-{lesson.rule}")).to_contain_text(
        rule_text(game_id, language, lesson.rule)
    )
    card.click()
    expect(page.locator(".task")).to_have_text(say("task"))

    page.wait_for_selector(READY_TO_TRY, state="attached")
    before, wrong = board(page), lesson.wrong[0]
    page.locator("[data-wrong]").click()
    problem = page.locator("[role=alert]")
    expect(problem).to_contain_text(refusal(lesson, wrong.move, language))
    problem.locator("summary").click()
    expect(problem).to_contain_text(rule_text(game_id, language, wrong.rule))
    expect(problem.locator("a")).to_have_attribute("href", f"/rules/{game_id}#rule-{wrong.rule}")
    assert board(page) == before

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
    expect(right).to_contain_text(i18n.text("en", "lesson-kala-harvest-right"))
    expect(right).to_be_in_viewport()
    page.locator("[data-next]").click()
    expect(page.locator(".task")).to_have_text(i18n.text("en", "lesson-kala-rob-task"))


def test_a_lesson_by_keys_alone_in_two_languages(visit: OpenPage) -> None:
    """The board's one tab stop reaches everything; texts follow a change of language."""
    page = visit("/try/kala.harvest")
    page.wait_for_selector(READY_TO_TRY, state="attached")
    page.locator("header select").select_option("nl")
    expect(page.locator(".task")).to_have_text(i18n.text("nl", "lesson-kala-harvest-task"))
    page.locator('[data-target][tabindex="0"]').focus()
    here = "document.activeElement.dataset.target"
    for key, last in (("ArrowDown", "1"), ("ArrowRight", "d1")):
        while not page.evaluate(here).endswith(last):
            page.keyboard.press(key)
    page.keyboard.press("Enter")
    until(page, f"{here} === 'harvest'")
    page.keyboard.press("Enter")
    expect(page.locator(CAME)).to_contain_text(i18n.text("nl", "lesson-kala-harvest-right"))


def test_the_solution_can_be_shown(visit: OpenPage) -> None:
    page = visit("/try/kala.harvest")
    page.wait_for_selector(READY_TO_TRY, state="attached")
    page.locator("[data-show]").click()
    hinted = i18n.text("en", "board-kala-hinted", bean=4, told="").strip()
    expect(page.locator(f'[data-target=d1][aria-label^="{hinted}"]')).to_have_count(1)


def test_the_book_follows_the_options_of_the_table(visit: OpenPage) -> None:
    """Without the shared bank its rule is inactive and cannot be tried."""
    page = visit("/rules/kala")
    expect(page.locator("[data-lesson=bank]")).to_be_visible(timeout=PATIENCE)
    code = open_table(page, "kala", preset="store")["code"]
    page.goto(f"/rules/kala?table={code}")
    rests = i18n.text("en", "page-rule-rests")
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
    """On the screen only pictures near the window are drawn; for the printer, all of them."""
    page = visit("/rules/kala")
    shown = page.locator("[data-lesson] svg.kala")
    expect(shown.first).to_be_attached(timeout=PATIENCE)
    assert shown.count() < len(lessons_of("kala"))
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(shown).to_have_count(len(lessons_of("kala")))
    expect(page.locator("[data-go-on]")).to_be_hidden()


def test_an_unknown_lesson_gets_an_error(visit: OpenPage) -> None:
    assert lesson_of("kala", "nothing") is None
    page = visit("/try/kala.nothing")
    expect(page.locator("main")).to_contain_text(i18n.text("en", "page-lost"), timeout=PATIENCE)


@pytest.mark.parametrize(("language", "game_id"), EACH)
def test_a_book_has_box_facts_a_summary_contents_and_small_print(
    visit: OpenPage, language: str, game_id: str
) -> None:
    page = visit(f"/rules/{game_id}", language=language)
    main, spec = page.locator("main"), cupboard.game(game_id).spec
    minute = i18n.text(language, f"{game_id}-in-a-minute")
    expect(main).to_contain_text(minute, timeout=PATIENCE)
    assert spec.genre is not None
    expect(page.locator(".box").first).to_contain_text(
        i18n.text(language, f"genre-{spec.genre.value}")
    )
    for author in spec.authors:
        expect(main).to_contain_text(author)
    page.locator("[data-small-print] > summary").click()
    contents = page.locator("nav details")
    for rule in (*(clause.id for clause in spec.clauses), *spec.tips):
        title = i18n.text(language, f"rule-{rule}-title")
        expect(contents.locator(f'[href="#rule-{rule}"]')).to_have_text(title)
        expect(page.locator(f"#rule-{rule} h3")).to_contain_text(title)
    last = spec.clauses[-1].id
    contents.locator(f'[href="#rule-{last}"]').click()
    expect(page.locator(f"#rule-{last}")).to_be_in_viewport()
    for tip in spec.tips:
        first = i18n.text(language, f"rule-{tip}").splitlines()[0]
        expect(page.locator(f"#rule-{tip}")).to_contain_text(first)
    small_print(page, language, spec.clauses)


def small_print(page: Page, language: str, clauses: Sequence[Clause]) -> None:
    """Check rulings and additions: folded by default, and only at rules that have one."""
    kinds = ("choice", "beyond")
    ours = [(clause.id, kind) for clause in clauses for kind in kinds if getattr(clause, kind)]
    assert ours
    expect(page.locator("[data-note]")).to_have_count(len(ours))
    for rule, kind in ours:
        title = page.get_by_text(i18n.text(language, f"learn-{kind}"), exact=True)
        note = page.locator(f"#rule-{rule} [data-note]").filter(has=title)
        told = note.locator("p")
        expect(told).to_be_hidden()
        note.locator("summary").click()
        expect(told).to_have_text(i18n.text(language, f"rule-{rule}-{kind}"))
        expect(told).to_be_visible()


def test_contents_are_folded_on_a_phone(visit: OpenPage) -> None:
    page = visit("/rules/kala", phone=True)
    page.locator("[data-small-print] > summary").click()
    contents = page.locator("nav details")
    link = contents.locator('[href="#rule-KALA-15"]')
    expect(link).to_be_attached(timeout=PATIENCE)
    expect(link).to_be_hidden()
    contents.locator("summary").click()
    link.click()
    expect(page.locator("#rule-KALA-15")).to_be_in_viewport()
