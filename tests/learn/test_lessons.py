"""The lessons of the rule book are tests of the rules, for all games.

Right answers are accepted and show the rule. Wrong answers are refused with the rule that they
name. Answers that miss the task don't show the rule. Everything has texts in five languages.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from cupboard.core import i18n
from cupboard.core.errors import CupboardError
from cupboard.core.registry import game, game_ids
from cupboard.learn.lesson_attempt import LessonRun, answer, attempt, shown, ways
from cupboard.learn.lessons import (
    ANY,
    BadLesson,
    Lesson,
    chapter_problems,
    lessons_of,
    problems_of,
    read,
)

GAMES = game_ids()

every_game = pytest.mark.parametrize("game_id", GAMES)


def every_lesson(check: Callable[[Lesson], None]) -> Callable[[str], None]:
    """Check all lessons of a game in one test; a failure names its lesson."""

    @every_game
    def test(game_id: str) -> None:
        for lesson in lessons_of(game_id):
            try:
                check(lesson)
            except BaseException as problem:
                problem.add_note(f"The lesson is {game_id}.{lesson.name}.")
                raise

    test.__doc__ = check.__doc__
    return test


@every_game
def test_every_clause_has_a_lesson(game_id: str) -> None:
    shown_rules = {lesson.rule for lesson in lessons_of(game_id)}
    assert [c.id for c in game(game_id).spec.clauses if c.id not in shown_rules] == []


@every_lesson
def test_the_learner_goes_first_and_sees_the_position(lesson: Lesson) -> None:
    """Positions are in the game's canonical form, so that a change of the rules is noticed."""
    assert lesson.game.encode(lesson.start()) == lesson.position
    assert lesson.seat in lesson.game.acting(LessonRun(lesson).state)
    assert attempt(lesson).verdict == "going"


@every_lesson
def test_every_right_line_completes_the_lesson_and_shows_its_facts(lesson: Lesson) -> None:
    for line in lesson.right:
        verdicts = []
        for moves in ways(lesson, line):
            for made in range(1, len(moves)):
                assert attempt(lesson, moves[:made]).verdict == "going", moves[:made]
            verdicts.append(attempt(lesson, moves).verdict)
        if ANY in line:
            assert "right" in verdicts, f"{line} never shows {lesson.shows}"
        else:
            assert verdicts == ["right"], f"{line} does not show {lesson.shows}"


@every_lesson
def test_the_solution_is_right(lesson: Lesson) -> None:
    assert attempt(lesson, answer(lesson)).verdict == "right"


@every_lesson
def test_the_script_of_the_opponents_is_used(lesson: Lesson) -> None:
    """Some right answer must use the opponents' whole script."""
    left = []
    for line in lesson.right:
        course = LessonRun(lesson)
        for text in next(iter(ways(lesson, line))):
            course.play(text)
        left.append(len(course.others))
    assert min(left) == 0


@every_lesson
def test_every_wrong_move_is_refused_with_its_rule(lesson: Lesson) -> None:
    for wrong in lesson.wrong:
        with pytest.raises(CupboardError) as refused:
            attempt(lesson, [wrong.move])
        assert refused.value.rule == wrong.rule, f"{wrong.move}: {refused.value}"


@every_lesson
def test_every_missed_move_is_legal_and_does_not_show_the_rule(lesson: Lesson) -> None:
    for move in lesson.missed:
        tried = attempt(lesson, [move])
        assert tried.verdict == "missed", move
        if lesson.shows or lesson.absent:
            assert not shown(lesson, tried.facts), move


@every_lesson
def test_nothing_is_played_after_the_verdict(lesson: Lesson) -> None:
    """A long list of moves is cut off: forty flights would take seconds."""
    line = answer(lesson)
    assert attempt(lesson, [*line, *line, "no move at all"]) == attempt(lesson, line)


@every_lesson
def test_an_attempt_always_gives_the_same_result(lesson: Lesson) -> None:
    line = next(iter(ways(lesson, lesson.right[0])))
    assert attempt(lesson, line) == attempt(lesson, line)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@every_game
def test_every_lesson_has_its_texts_in_every_language(game_id: str, language: str) -> None:
    wanted = [key for lesson in lessons_of(game_id) for key in lesson.texts()]
    assert [key for key in wanted if not i18n.has_text(language, key)] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@every_game
def test_lessons_of_one_rule_have_titles_of_their_own(game_id: str, language: str) -> None:
    """If a rule has only one lesson, the rule's title is enough."""
    for rule in {lesson.rule for lesson in lessons_of(game_id)}:
        titles = [lesson.title(language) for lesson in lessons_of(game_id) if lesson.rule == rule]
        assert len(titles) == len(set(titles)), f"{rule}: {titles}"


@every_game
def test_no_text_belongs_to_a_missing_lesson(game_id: str) -> None:
    told = set(i18n.bundle("en")._messages)
    wanted = {key for lesson in lessons_of(game_id) for key in lesson.texts()}
    may = {lesson.text("title") for lesson in lessons_of(game_id)}
    assert {key for key in told if key.startswith(f"lesson-{game_id}-")} - may == wanted


SOUND = """
[chapters]
turn = ["KALA-10"]
[[lesson]]
rule = "KALA-10"
name = "harvest"
position = "kala 2 - 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,3 a1:0 b3:1 stores:15,37 bank:0 sow:0"
right = [["EEEx"]]
missed = ["EEE"]
"""


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("lesson = 3", "lesson"),
        (SOUND.replace("turn", "supper"), "supper"),
        ("[[lesson]\n", "line 1"),
        (SOUND.replace("missed", "mised"), "mised"),
        (SOUND.replace("right", "#"), "right"),
        (SOUND + SOUND.partition("turn =")[2].partition("\n")[2], "two lessons are called harvest"),
    ],
)
def test_an_invalid_file_names_the_place_of_the_error(text: str, told: str) -> None:
    with pytest.raises(BadLesson, match=r"^kala/lessons\.toml: ") as problem:
        read(text, "kala")
    assert told in str(problem.value)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({}, None),
        ({"rule": "KALA-99"}, "no rule KALA-99"),
        ({"name": "Two Words"}, "small letters"),
        ({"seat": 2}, "no seat 2"),
        ({"position": "kala 2 - nothing"}, "its position"),
        ({"position": "ronda 2 - nothing"}, "not one of kala"),
        ({"right": ()}, "nothing is right"),
        ({"missed": ()}, "cannot be failed"),
        ({"shows": ("Sung",)}, "no fact Sung"),
        ({"absent": ("Moved tune=3",)}, "a fact Moved has no tune"),
        ({"about": ("colour",)}, "no option colour"),
        ({"then": {"weather": "1"}}, "no kind of chance weather"),
    ],
)
def test_an_invalid_lesson_names_the_reason(change: dict[str, object], told: str | None) -> None:
    [lesson] = read(SOUND, "kala").lesson
    found = list(problems_of(replace(lesson, **change), game("kala")))  # type: ignore[arg-type]
    assert (not found) if told is None else any(told in problem for problem in found)


def test_a_rule_in_no_chapter_or_in_two_is_detected() -> None:
    book = read(SOUND.replace('["KALA-10"]', '["KALA-10", "KALA-10", "KALA-0"]'), "kala")
    told = list(chapter_problems(book, game("kala")))
    assert {"KALA-1 stands in 0 chapters", "KALA-10 stands in 2 chapters"} <= set(told)
    assert "there is no rule KALA-0" in told
