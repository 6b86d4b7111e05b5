"""Issue 7: the positions of the rule book are tests of its rules. One suite over all games: what is
right is accepted and shows the rule, what is wrong is refused by the rule that it names, what
misses the task does not show it; and all is told in five languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cupboard.core import texts
from cupboard.core.errors import CupboardError
from cupboard.core.registry import game, game_ids
from cupboard.learn.lessons import (
    ANY,
    BadLesson,
    Lesson,
    chapter_problems,
    choice_text,
    lessons_of,
    problems_of,
    read,
)
from cupboard.learn.trying import Course, answer, attempt, shown, ways

GAMES = game_ids()
LESSONS = [lesson for game_id in GAMES for lesson in lessons_of(game_id)]

every_game = pytest.mark.parametrize("game_id", GAMES)
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda lesson: f"{lesson.game.spec.id}.{lesson.name}"
)


@every_game
def test_every_clause_has_a_lesson(game_id: str) -> None:
    shown_rules = {lesson.rule for lesson in lessons_of(game_id)}
    assert [c.id for c in game(game_id).spec.clauses if c.id not in shown_rules] == []


@every_lesson
def test_the_learner_begins_and_can_be_shown_the_position(lesson: Lesson) -> None:
    """Positions are written as the game writes them, so that a change of the rules is noticed."""
    assert lesson.game.encode(lesson.start()) == lesson.position
    assert lesson.seat in lesson.game.acting(Course(lesson).state)
    assert attempt(lesson).verdict == "going"


@every_lesson
def test_every_right_line_leads_through_and_shows_its_facts(lesson: Lesson) -> None:
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
def test_whoever_is_stuck_is_shown_a_right_way(lesson: Lesson) -> None:
    assert attempt(lesson, answer(lesson)).verdict == "right"


@every_lesson
def test_everything_that_others_do_is_done(lesson: Lesson) -> None:
    """A script that is not followed to its end on any right way would be a mistake."""
    left = []
    for line in lesson.right:
        course = Course(lesson)
        for text in next(iter(ways(lesson, line))):
            course.play(text)
        left.append(len(course.others))
    assert min(left) == 0


@every_lesson
def test_every_wrong_move_is_refused_by_its_rule(lesson: Lesson) -> None:
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
    """However long a list is sent: forty beans would fly for seconds."""
    line = answer(lesson)
    assert attempt(lesson, [*line, *line, "no move at all"]) == attempt(lesson, line)


@every_lesson
def test_a_try_is_the_same_for_everybody(lesson: Lesson) -> None:
    line = next(iter(ways(lesson, lesson.right[0])))
    assert attempt(lesson, line) == attempt(lesson, line)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@every_game
def test_every_lesson_is_told_in_every_language(game_id: str, language: str) -> None:
    wanted = [key for lesson in lessons_of(game_id) for key in lesson.texts()]
    wanted += [choice_text(clause.id) for clause in game(game_id).spec.clauses if clause.choice]
    assert [key for key in wanted if not texts.knows(language, key)] == []


@every_game
def test_no_text_tells_of_a_lesson_that_is_not_there(game_id: str) -> None:
    told = set(texts.bundle("en")._messages)
    wanted = {key for lesson in lessons_of(game_id) for key in lesson.texts()}
    assert {key for key in told if key.startswith(f"lesson-{game_id}-")} == wanted


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
def test_a_file_that_cannot_be_read_says_where(text: str, told: str) -> None:
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
def test_a_lesson_that_makes_no_sense_says_why(change: dict[str, object], told: str | None) -> None:
    [lesson] = read(SOUND, "kala").lesson
    found = list(problems_of(replace(lesson, **change), game("kala")))  # type: ignore[arg-type]
    assert (not found) if told is None else any(told in problem for problem in found)


def test_a_rule_that_stands_in_no_chapter_or_in_two_is_noticed() -> None:
    book = read(SOUND.replace('["KALA-10"]', '["KALA-10", "KALA-10", "KALA-0"]'), "kala")
    told = list(chapter_problems(book, game("kala")))
    assert {"KALA-1 stands in 0 chapters", "KALA-10 stands in 2 chapters"} <= set(told)
    assert "there is no rule KALA-0" in told
