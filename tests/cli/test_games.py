"""`cupboard games`: everything a person or a program needs to know before a game."""

from __future__ import annotations

import json

import pytest

import cupboard
from tests.cli.conftest import Runner

LANGUAGES = ("de", "en", "fr", "es", "nl")


def test_json_lists_every_game_with_all_options(run: Runner) -> None:
    ran = run("games", "--json")
    listed = {entry["id"]: entry for entry in json.loads(ran.out)}
    assert ran.code == 0
    assert set(listed) == set(cupboard.game_ids())
    for game_id, entry in listed.items():
        spec = cupboard.game(game_id).spec
        assert entry["seats"] == [spec.seats[0], spec.seats[-1]]
        assert [preset["id"] for preset in entry["presets"]] == list(spec.presets)
        assert entry["first_preset"] == spec.preset_for("en")
        assert [clause["id"] for clause in entry["clauses"]] == [c.id for c in spec.clauses]
        assert [tip["id"] for tip in entry["tips"]] == list(spec.tips)


def test_json_has_the_facts_on_the_box(run: Runner) -> None:
    (dacapo,) = json.loads(run("games", "dacapo", "--json").out)
    told = {name: dacapo[name] for name in ("genre", "minutes", "age", "authors")}
    assert told == {
        "genre": "bluffing",
        "minutes": {"low": 5, "high": 10, "estimated": False},
        "age": 8,
        "authors": ["Fred Horn"],
    }


def test_the_list_shows_the_box_facts_in_one_line(run: Runner) -> None:
    told = " ".join(run("games", "--lang", "en").out.split())
    assert "Bluffing · 2–5 players · 5–10 min · 8+" in told
    assert "Strategy · 2–4 players · from 10 min · 6+" in told
    assert "Set collection · 2–3 players · about 30 min · 6+" in told


def test_the_listed_options_are_accepted(run: Runner) -> None:
    (entry,) = json.loads(run("games", "kalaha", "--json").out)
    game = cupboard.game("kalaha")
    defaults = {option["name"]: option["default"] for option in entry["options"]}
    assert game.options(**defaults) == game.options()
    stones = next(option for option in entry["options"] if option["name"] == "stones")
    assert (stones["kind"], stones["low"], stones["high"], stones["rule"]) == (
        "number", 1, 12, "KALAHA-V1",
    )  # fmt: skip


def test_the_listed_presets_can_be_rebuilt_from_their_values(run: Runner) -> None:
    for entry in json.loads(run("games", "--json").out):
        game = cupboard.game(entry["id"])
        for preset in entry["presets"]:
            assert game.options(preset["id"]) == game.options(
                game.spec.default_preset, **{**_defaults(game), **preset["values"]}
            )


def _defaults(game: object) -> dict[str, object]:
    from cupboard.core.options import option_specs

    return {spec.name: spec.default for spec in option_specs(game.spec.options)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_described_with_every_rule_in_every_language(run: Runner, language: str) -> None:
    ran = run("games", "kalaha", "--lang", language)
    assert ran.code == 0
    assert all(clause.id in ran.out for clause in cupboard.game("kalaha").spec.clauses)


def test_languages_differ(run: Runner) -> None:
    assert len({run("games", "--lang", language).out for language in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_game_gets_the_list_of_games(run: Runner) -> None:
    ran = run("games", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert "kalaha" in ran.err
