"""Issue 7: options of the table change what the book shows. A rule rests where the table agreed on
something else, and then no lesson of it is shown; every other rule has one that fits."""

from __future__ import annotations

from typing import Any

import pytest

from cupboard.core import codec
from cupboard.core.registry import game
from cupboard.learn.lessons import Lesson, lessons_of
from cupboard.table.info import clauses_in_force

AGREED: tuple[tuple[str, str | None, dict[str, Any], set[str]], ...] = (
    ("kalaha", "de", {}, {"KALAHA-7", "KALAHA-P"}),
    ("kalaha", "gb", {}, {"KALAHA-6", "KALAHA-P"}),
    ("kalaha", "kalah", {}, {"KALAHA-7", "KALAHA-8", "KALAHA-V2"}),
    ("kalaha", "kalah-empty", {}, {"KALAHA-7", "KALAHA-8", "KALAHA-V2"}),
    ("kalaha", None, {"end": "no_move"}, {"KALAHA-7", "KALAHA-8", "KALAHA-P"}),
    ("kalaha", None, {"end": "side_cleared"}, {"KALAHA-7", "KALAHA-8", "KALAHA-P"}),
    ("kalaha", None, {"stones": 3}, {"KALAHA-2", "KALAHA-7", "KALAHA-P"}),
    ("kalaha", None, {"capturer_stays": True}, {"KALAHA-7", "KALAHA-P"}),
    ("kalaha", None, {"sow_stores": False}, {"KALAHA-5", "KALAHA-7", "KALAHA-P"}),
    ("kalaha", None, {"free_turns": False}, {"KALAHA-5", "KALAHA-7", "KALAHA-P"}),
    ("kalaha", None, {"takeback": True}, {"KALAHA-7", "KALAHA-P"}),
    ("kessel", "standard", {}, {"KESSEL-B"}),
    ("kessel", "recipes", {}, set()),
    ("kessel", "children", {}, {"KESSEL-14", "KESSEL-15", "KESSEL-16", "KESSEL-B"}),
)


def fits(lesson: Lesson, options: Any) -> bool:
    return all(codec.to_json(getattr(options, k)) == v for k, v in lesson.agreed().items())


@pytest.mark.parametrize(("game_id", "preset", "choices", "resting"), AGREED)
def test_rules_rest_only_where_the_table_agreed_on_something_else(
    game_id: str, preset: str | None, choices: dict[str, Any], resting: set[str]
) -> None:
    found = game(game_id)
    options = found.options(preset, **choices)
    shown = {lesson.rule for lesson in lessons_of(game_id) if fits(lesson, options)}
    assert set(clauses_in_force(found, options)) - shown == resting
