"""Lessons over HTTP (docs/contributing/lessons.md).

They show only what the learner may see, store nothing, and refuse wrong moves with the rule.
"""

from __future__ import annotations

from typing import Any

import pytest

from cupboard.core.codec import fact_to_json, view_to_json
from cupboard.core.registry import game_ids
from cupboard.core.types import Fact
from cupboard.learn.lesson_attempt import Attempt, answer, attempt
from cupboard.learn.lessons import Lesson, lesson_of, lessons_of
from tests.server.clients import Browser
from tests.server.running import Running

pytestmark = pytest.mark.anyio


@pytest.fixture
def served(shared: Running) -> Running:
    return shared


async def tried(anna: Browser, lesson: Lesson, *moves: str) -> Any:
    path = f"/api/learn/{lesson.game.spec.id}/lessons/{lesson.name}"
    return await anna.http.post(path, json={"moves": moves})


async def test_every_lesson_is_shown_from_the_seat_of_the_learner(anna: Browser) -> None:
    for game_id in game_ids():
        told = (await anna.http.get(f"/api/learn/{game_id}/lessons")).json()
        assert [one["name"] for one in told] == [lesson.name for lesson in lessons_of(game_id)]
        for one, lesson in zip(told, lessons_of(game_id), strict=True):
            state = attempt(lesson).timeline.state
            assert one["frame"]["view"] == view_to_json(lesson.game.view(state, lesson.seat))
            assert list(one["frame"]["legal"]) == [str(lesson.seat)]


async def test_every_lesson_can_be_done_move_by_move(anna: Browser) -> None:
    """Each answer has only the frames of its own move, numbered on from the previous answer."""
    for game_id in game_ids():
        for lesson in lessons_of(game_id):
            line, number = answer(lesson), attempt(lesson).timeline.number
            for made in range(1, len(line) + 1):
                told = (await tried(anna, lesson, *line[:made])).json()
                numbers = [frame["number"] for frame in told["frames"]]
                assert numbers == list(range(number + 1, number + 1 + len(numbers)))
                number = numbers[-1]
                assert told["verdict"] == ("right" if made == len(line) else "going")
                assert told["frames"] == seen(lesson, attempt(lesson, line[:made]), told)


def seen(lesson: Lesson, happened: Attempt, told: Any) -> list[Any]:
    """Return the frames as the learner may see them, from newly computed views and facts."""

    def facts(found: tuple[Fact, ...]) -> list[Any]:
        shown = (lesson.game.see(fact, lesson.seat) for fact in found)
        return [fact_to_json(fact) for fact in shown if fact is not None]

    steps = happened.timeline.steps[happened.before_last_move :]
    return [
        frame
        | {"facts": facts(step.facts)}
        | {"view": view_to_json(lesson.game.view(step.state, lesson.seat))}
        for frame, step in zip(told["frames"], steps, strict=True)
    ]


async def test_a_forbidden_move_names_its_rule_and_a_missed_attempt_ends(anna: Browser) -> None:
    lesson = lesson_of("kala", "harvest")
    assert lesson
    refused = await tried(anna, lesson, "NNNx")
    assert refused.status_code == 409
    assert (refused.json()["rule"], refused.json()["key"]) == ("KALA-10", "kala-not-ripe")
    garbled = await tried(anna, lesson, "what?")
    assert (garbled.status_code, garbled.json()["code"]) == (422, "malformed")
    missed = (await tried(anna, lesson, "EEE")).json()
    assert missed["verdict"] == "missed"
    assert missed["frames"][-1]["legal"] == {}
    started = (await tried(anna, lesson)).json()
    assert (started["verdict"], started["frames"][-1]["number"]) == ("going", 0)


async def test_events_before_the_start_can_be_shown(anna: Browser) -> None:
    """The starting player is drawn before the learner's first move; the position comes first."""
    lesson = lesson_of("kala", "turns")
    assert lesson
    told = (await tried(anna, lesson)).json()
    assert [frame["event"]["kind"] for frame in told["frames"]] == ["start", "resolved"]
    assert told["frames"][-1]["facts"] == [{"fact": "Begins", "seat": 0}]


async def test_lessons_and_games_that_do_not_exist(anna: Browser) -> None:
    answer = await anna.http.post("/api/learn/kala/lessons/nothing", json={"moves": []})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-lesson")
    answer = await anna.http.get("/api/learn/chess/lessons")
    assert (answer.status_code, answer.json()["code"]) == (422, "unknown-game")
    many = {"moves": ["NNN"] * 41}
    answer = await anna.http.post("/api/learn/kala/lessons/harvest", json=many)
    assert answer.status_code == 422


async def test_presets_say_which_rules_are_in_force(anna: Browser) -> None:
    """The rule book can be shown for a preset."""
    games = {one["id"]: one for one in (await anna.http.get("/api/games")).json()}
    presets = {one["name"]: one["rules"] for one in games["kalaha"]["presets"]}
    assert all("KALAHA-4" in rules for rules in presets.values())
    assert any("KALAHA-V6" not in rules for rules in presets.values())
