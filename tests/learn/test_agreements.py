"""The options of a game change what the rule book shows.

A rule that these options replace is inactive; every other rule has a lesson that fits the options.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cupboard.core import codec
from cupboard.core.errors import BadOptions
from cupboard.core.options import OptionSpec, option_specs
from cupboard.core.registry import AnyGame, game, game_ids
from cupboard.learn.lessons import Lesson, lessons_of

OWN_RECIPE = [{"name": "Salad", "points": 5, "kind": "at_least", "of": "plants", "cards": 3}]
VARIATIONS = {f"KALAHA-V{number}" for number in range(1, 7)}
OF_LONG_GAMES = {"HOPPER-9", "HOPPER-10", "HOPPER-11"}

RESTING: tuple[tuple[str, str | None, dict[str, Any], int, set[str]], ...] = (
    ("kala", "store", {}, 2, {"KALA-3"}),
    ("kala", "bank", {}, 2, {"KALA-2"}),
    ("ronda", "standard", {}, 3, {"RONDA-12"}),
    ("ronda", "easiest", {}, 3, set()),
    ("hopper", "short", {}, 2, {*OF_LONG_GAMES, "HOPPER-13"}),
    ("hopper", "long", {}, 2, {"HOPPER-8", "HOPPER-13"}),
    ("hopper", "referee", {}, 2, {*OF_LONG_GAMES, "HOPPER-12"}),
    ("hopper", "referee-long", {}, 2, {"HOPPER-8", "HOPPER-12"}),
    ("dacapo", "counting", {}, 4, set()),
    ("kalaha", "de", {}, 3, {*VARIATIONS, "KALAHA-7", "KALAHA-P"}),
    ("kalaha", "gb", {}, 4, {*VARIATIONS, "KALAHA-6", "KALAHA-P"}),
    ("kalaha", "kalah", {}, 2, {*VARIATIONS, "KALAHA-7", "KALAHA-8"}),
    ("kalaha", "kalah-empty", {}, 2, {*VARIATIONS, "KALAHA-7", "KALAHA-8"}),
    (
        "kalaha",
        None,
        {"end": "no_move", "stones": 3, "free_turns": False, "capturer_stays": True},
        2,
        {"KALAHA-2", "KALAHA-5", "KALAHA-7", "KALAHA-8", "KALAHA-V3", "KALAHA-V5", "KALAHA-P"},
    ),
    (
        "kalaha",
        None,
        {"sow_stores": False},
        2,
        {*VARIATIONS - {"KALAHA-V5"}, "KALAHA-5", "KALAHA-7", "KALAHA-P"},
    ),
    (
        "kalaha",
        None,
        {"even_captures": True},
        3,
        {*VARIATIONS - {"KALAHA-V3"}, "KALAHA-6", "KALAHA-7", "KALAHA-P"},
    ),
    ("kessel", "standard", {}, 2, {"KESSEL-R", "KESSEL-B", "KESSEL-X", "KESSEL-C"}),
    ("kessel", "standard", {}, 3, {"KESSEL-R", "KESSEL-B", "KESSEL-C"}),
    ("kessel", "recipes", {}, 2, {"KESSEL-B", "KESSEL-X", "KESSEL-C"}),
    ("kessel", "recipes", {"own_recipes": OWN_RECIPE}, 2, {"KESSEL-X", "KESSEL-C"}),
    (
        "kessel",
        "children",
        {},
        2,
        {"KESSEL-14", "KESSEL-15", "KESSEL-16", "KESSEL-R", "KESSEL-B", "KESSEL-X"},
    ),
    (
        "kessel",
        "children",
        {},
        3,
        {"KESSEL-14", "KESSEL-15", "KESSEL-16", "KESSEL-R", "KESSEL-B"},
    ),
)


@pytest.mark.parametrize(("game_id", "preset", "choices", "seats", "resting"), RESTING)
def test_replaced_rules_are_inactive(
    game_id: str, preset: str | None, choices: dict[str, Any], seats: int, resting: set[str]
) -> None:
    spec = game(game_id).spec
    in_force = spec.in_force(game(game_id).options(preset, **choices), seats)
    assert {clause.id for clause in spec.clauses} - set(in_force) == resting


def fits(lesson: Lesson, options: Any) -> bool:
    return all(codec.dump(getattr(options, k)) == v for k, v in lesson.agreed().items())


def agreements(found: AnyGame) -> Iterator[tuple[Any, int]]:
    """Yield every valid combination of flags and choices, with each number of seats."""
    specs = option_specs(found.spec.options)
    for chosen in product(*map(values, specs)):
        named = zip((option.name for option in specs), chosen, strict=True)
        options = found.options(None, **dict(named))
        yield from ((options, n) for n in found.spec.seats if makes_sense(found, options, n))


def values(option: OptionSpec) -> tuple[Any, ...]:
    if option.per_seat:
        return (option.default,)
    return {"flag": (False, True), "choice": option.choices}.get(option.kind, (option.default,))


def makes_sense(found: AnyGame, options: Any, seats: int) -> bool:
    try:
        found.check(options, seats)
    except BadOptions:
        return False
    return True


@pytest.mark.parametrize("game_id", game_ids())
def test_every_rule_in_force_has_a_lesson_that_fits(game_id: str) -> None:
    found = game(game_id)
    tables = list(agreements(found))
    assert tables
    for options, seats in tables:
        shown = {lesson.rule for lesson in lessons_of(game_id) if fits(lesson, options)}
        assert set(found.spec.in_force(options, seats)) <= shown
