"""`cupboard play`: options, piped input, saving and continuing, clear errors."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path

import pytest

import cupboard
from cupboard.core import record
from cupboard.core.i18n import LANGUAGES
from tests.cli.conftest import Runner

BOTH_RANDOM = ("--player", "random", "--player", "random")


def test_engines_play_a_game_to_its_end(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    ran = run("play", "kalaha", *BOTH_RANDOM, "--seed", "7", "--save", str(path))
    assert ran.code == 0
    assert record.load(path).ending["seed"] == "07"


def test_equal_seeds_give_equal_games(run: Runner, tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        path = tmp_path / name
        run("play", "kalaha", *BOTH_RANDOM, "--seed", "beef", "--save", str(path))
        texts.append(path.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


def test_options_presets_seats_and_names_reach_the_record(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "kalaha", "--preset", "gb", "--seats", "3", "-o", "stones=2", "--save"]
    ran = run(*words, str(path), "--name", "Anna", typed="quit\n")
    header = record.load(path).header
    assert ran.code == 0
    assert header["options"] == {"stones": 2, "capture": "corresponding"}
    assert header["seats"] == 3
    assert header["names"][0] == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_default_preset_is_the_edition_of_the_language(
    run: Runner, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "kalaha", *BOTH_RANDOM, "--lang", language, "--save", str(path))
    british = record.load(path).header["options"] == {"capture": "corresponding"}
    assert british == (language in ("en", "nl"))


def test_the_number_of_seats_follows_from_the_players(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "kalaha", *BOTH_RANDOM, "--player", "random", "--save", str(path))
    assert record.load(path).header["seats"] == 3


def test_an_option_can_be_read_from_a_file(run: Runner, tmp_path: Path) -> None:
    value, path = tmp_path / "stones.txt", tmp_path / "game.jsonl"
    value.write_text("5\n", encoding="utf-8")
    run("play", "kalaha", *BOTH_RANDOM, "--option", f"stones=@{value}", "--save", str(path))
    assert record.load(path).header["options"]["stones"] == 5


def test_the_end_of_input_saves_and_exits(run: Runner, tmp_path: Path) -> None:
    ran = run("play", "kalaha", "--seed", "1", typed="1\n")
    saved = list((tmp_path / "data" / "cupboard" / "records").iterdir())
    assert ran.code == 0
    assert len(saved) == 1
    assert str(saved[0]) in ran.out
    assert record.load(saved[0]).events


def test_a_saved_game_continues_where_it_was(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "kalaha", "--seed", "1", "--save", str(path), typed="1\nquit\n")
    before = record.load(path).events
    ran = run("play", "--resume", str(path), typed="2\n3\nquit\n")
    after = record.load(path).events
    assert ran.code == 0
    assert len(after) > len(before)
    assert after[: len(before)] == before


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "kalaha", "-o", "stones=99"], "[KALAHA-V1]"),
        (["play", "kalaha", "-o", "stone=3"], "stones"),
        (["play", "kalaha", "-o", "stones"], "NAME=VALUE"),
        (["play", "kalaha", "-o", "stones=@/nowhere/at/all"], "/nowhere/at/all"),
        (["play", "kalaha", "--preset", "kalah", "--seats", "3"], "[KALAHA-P]"),
        (["play", "kalaha", "--preset", "nl"], "gb"),
        (["play", "kalaha", "--seats", "9"], "[KALAHA-1]"),
        (["play", "kalaha", "--player", "robot"], "random"),
        (["play", "kalaha", "--seed", "xyz"], "xyz"),
        (["play", "kalaha", "--lang", "la"], "en"),
        (["play", "kalaha", "--seats", "2", *["--player", "random"] * 3], "3"),
        (["play", "--resume", "/nowhere/at/all"], "/nowhere/at/all"),
        (["play"], "kalaha"),
    ],
)
def test_invalid_arguments_get_one_message(run: Runner, words: list[str], told: str) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_an_illegal_move_names_its_rule_and_the_game_continues(run: Runner) -> None:
    ran = run("play", "kalaha", "--seed", "1", typed="8\nquit\n")
    assert ran.code == 0
    assert "[KALAHA-4]" in ran.out


def test_a_finished_game_cannot_be_continued(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "kalaha", *BOTH_RANDOM, "--save", str(path))
    assert run("play", "--resume", str(path)).code == 2


def test_a_save_with_a_changed_seed_is_refused(run: Runner, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    run("play", "kalaha", "--seed", "1", "--save", str(path), typed="1\nquit\n")
    first, _, rest = path.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first)
    header["local"]["seed"] = "02"
    path.write_text(f"{json.dumps(header)}\n{rest}", encoding="utf-8")
    assert run("play", "--resume", str(path)).code == 2


WATCHED = tuple(zip(cupboard.game_ids(), cycle(("de", "fr")), strict=False))
SHORTER = {"ronda": ("-o", "beans=4")}
"""options for a game in which random players take very long"""


@pytest.mark.parametrize(("game_id", "language"), WATCHED)
def test_every_game_can_be_watched(run: Runner, game_id: str, language: str) -> None:
    seats = cupboard.game(game_id).spec.seats[0]
    options = ("--seed", "5", "--lang", language, *SHORTER.get(game_id, ()))
    ran = run("play", game_id, *["--player", "random"] * seats, *options)
    assert ran.code == 0
    assert ran.out


@pytest.mark.rule("HOPPER-13")
@pytest.mark.parametrize("agreed", [("--preset", "referee"), ("-o", "referee=true")])
def test_referee_mode_allows_only_people(
    run: Runner, tmp_path: Path, agreed: tuple[str, str]
) -> None:
    path = tmp_path / "game.jsonl"
    ran = run("play", "hopper", *agreed, "--save", str(path), typed="rest c2\nrest loose\nquit\n")
    assert ran.code == 0
    played = [line for line in record.load(path).events if line["event"] == "played"]
    assert [line["move"] for line in played] == ["rest c2", "rest loose"]
    for kind in ("random", "sprout"):
        ran = run("play", "hopper", *agreed, "--player", "person", "--player", kind)
        assert ran.code == 2
        assert "HOPPER-13" in ran.err


@pytest.mark.parametrize("game_id", ["hopper", "ronda"])
def test_a_record_of_older_rules_gets_a_clear_error(
    run: Runner, tmp_path: Path, game_id: str
) -> None:
    path = tmp_path / "game.jsonl"
    run(
        "play",
        game_id,
        "--preset",
        cupboard.game(game_id).spec.default_preset,
        "--save",
        str(path),
        typed="quit\n",
    )
    header, *rest = path.read_text(encoding="utf-8").splitlines()
    old = {**json.loads(header), "rules": 1}
    path.write_text("\n".join([json.dumps(old), *rest]), encoding="utf-8")
    for words in (("play", "--resume", str(path)), ("replay", str(path))):
        ran = run(*words)
        assert ran.code == 2
        assert f"{game_id} 1" in ran.err
        assert f"{game_id} 2" in ran.err
