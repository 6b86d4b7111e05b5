"""`cupboard solve kalaha` with the rules of Kalah: exact margins from its own solver."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Runner

FOUR = ("-o", "pits=4", "-o", "stones=3")
KALAH = ("solve", "kalaha", "--preset", "kalah")


@pytest.mark.parametrize(
    ("words", "margin", "best"),
    [
        (["--preset", "kalah", "-o", "pits=3", "-o", "stones=2"], 4, ["2"]),
        (["--preset", "kalah-empty", "-o", "pits=2", "-o", "stones=4"], -12, ["1", "2"]),
        (["--preset", "kalah", *FOUR, "--threads", "2", "-x", "database=6"], 6, ["2"]),
    ],
)
def test_a_solved_board_as_json(
    run: Runner, words: list[str], margin: int, best: list[str]
) -> None:
    ran = run("solve", "kalaha", *words, "--memory", "0.2", "--json")
    told = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert told["margin"] == margin
    assert told["best"] == [{"move": move, "margin": margin} for move in best]
    assert told["line"][0] in best
    assert told["nodes"] >= 0
    assert told["seconds"] >= 0


def test_every_move_has_its_margin_on_request(run: Runner) -> None:
    words = ["-o", "pits=3", "-o", "stones=3", "--memory", "0.2", "-x", "every-move=yes"]
    told = json.loads(run(*KALAH, *words, "--json").out)
    assert all(isinstance(move["margin"], int) for move in told["moves"])
    assert max(move["margin"] for move in told["moves"]) == told["margin"] == 2


def test_a_solved_board_as_text(run: Runner) -> None:
    ran = run(*KALAH, "-o", "pits=2", "-o", "stones=5", "--memory", "0.2", "--lang", "de")
    assert ran.code == 0
    assert "+6" in ran.out
    assert "Vorsprung" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ["-o", "pits=7"],
        ["-o", "stones=0"],
        ["--threads", "0"],
        ["--memory", "0"],
        ["-x", "database=99"],
        ["-x", "database=24", "--memory", "0.5"],
        ["-o", "pits=many"],
    ],
)
def test_invalid_arguments_are_refused(run: Runner, words: list[str]) -> None:
    ran = run(*KALAH, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err
