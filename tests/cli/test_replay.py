"""`cupboard replay`: show a recorded game, and detect impossible records."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cupboard.core import record
from tests.cli.conftest import Runner

Lines = list[dict[str, Any]]


@pytest.fixture
def path(run: Runner, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    players = ["--player", "random", "--player", "random", "--name", "Anna", "--name", "Ben"]
    run("play", "kalaha", *players, "--seed", "1", "--save", str(path))
    return path


def rewrite(path: Path, change: Callable[[Lines], None]) -> None:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    change(lines)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")


def test_a_valid_record_gets_one_line(run: Runner, path: Path) -> None:
    ran = run("replay", str(path), "--check")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    assert str(len(record.load(path).events)) in ran.out


def test_the_check_detects_draws_that_are_not_from_the_seed(run: Runner, path: Path) -> None:
    told = json.loads(run("replay", str(path), "--check", "--json").out)
    rolls = sum(line["event"] == "resolved" for line in record.load(path).events)
    assert (told["drawn"], told["entered"], told["over"]) == (rolls, 0, True)


def play_elsewhere(lines: Lines) -> None:
    move = next(line for line in lines if line.get("event") == "played")
    move["move"] = "1" if move["move"] != "1" else "2"


def play_nonsense(lines: Lines) -> None:
    next(line for line in lines if line.get("event") == "played")["move"] = "9"


def swap_seats(lines: Lines) -> None:
    move = next(line for line in lines if line.get("event") == "played")
    move["seat"] = 1 - move["seat"]


def other_winner(lines: Lines) -> None:
    lines[-1]["outcome"]["points"] = [48, 0]


def other_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "02"


def other_rules(lines: Lines) -> None:
    lines[0]["rules"] = 99


def other_stones(lines: Lines) -> None:
    lines[0]["options"] = {"stones": 99}


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (play_elsewhere, ""),
        (play_nonsense, "[KALAHA-4]"),
        (swap_seats, "[KALAHA-3]"),
        (other_winner, "[KALAHA-9]"),
        (other_seed, ""),
        (other_rules, ""),
        (other_stones, "[KALAHA-V1]"),
    ],
)
def test_the_error_for_a_broken_record_names_place_and_rule(
    run: Runner, path: Path, change: Callable[[Lines], None], rule: str
) -> None:
    rewrite(path, change)
    ran = run("replay", str(path), "--check")
    assert (ran.code, ran.out) == (2, "")
    assert rule in ran.err
    assert ran.err.count("[KALAHA") == bool(rule)


@pytest.mark.parametrize("text", ["", "hello\n", '{"cupboard": 1}\n', "[1]\n"])
def test_other_files_are_refused(run: Runner, tmp_path: Path, text: str) -> None:
    path = tmp_path / "no-record"
    path.write_text(text, encoding="utf-8")
    ran = run("replay", str(path))
    assert ran.code == 2
    assert len(ran.err.strip().splitlines()) == 1


def test_without_a_terminal_every_event_is_shown(run: Runner, path: Path) -> None:
    ran = run("replay", str(path))
    events = len(record.load(path).events)
    assert ran.code == 0
    assert ran.out.count("Kalaha  ·") == events + 1


def test_json_has_each_moment_with_its_facts_and_view(run: Runner, path: Path) -> None:
    pages = json.loads(run("replay", str(path), "--json").out)
    told = record.load(path)
    assert len(pages) == len(told.events) + 1
    assert [page["event"] for page in pages[1:]] == list(told.events)
    assert pages[-1]["view"]["over"] is True


def test_a_record_for_one_seat_has_no_events(run: Runner, path: Path) -> None:
    pages = json.loads(run("replay", str(path), "--json", "--seat", "2").out)
    assert all("event" not in page for page in pages)
    assert {page["view"]["seat"] for page in pages} == {1}


def test_a_missing_seat_is_refused(run: Runner, path: Path) -> None:
    assert run("replay", str(path), "--seat", "3").code == 2
