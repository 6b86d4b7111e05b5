"""`cupboard solve`: prints the solution and refuses invalid arguments."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Runner


@pytest.mark.parametrize(
    ("words", "margin", "best"),
    [
        (["--pits", "3", "--stones", "2"], 4, ["2"]),
        (["--pits", "2", "--stones", "4", "--empty-capture"], -12, ["1", "2"]),
        (["--pits", "4", "--stones", "3", "--threads", "2", "--database", "6"], 6, ["2"]),
    ],
)
def test_a_solved_board_as_json(
    run: Runner, words: list[str], margin: int, best: list[str]
) -> None:
    ran = run("solve", "kalah", *words, "--memory", "0.2", "--json")
    told = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert told["margin"] == margin
    assert told["best"] == [{"move": move, "margin": margin} for move in best]
    assert told["line"][0] in best
    assert told["nodes"] >= 0
    assert told["seconds"] >= 0


def test_every_move_has_its_margin_on_request(run: Runner) -> None:
    words = ["--pits", "3", "--stones", "3", "--memory", "0.2", "--every-move"]
    told = json.loads(run("solve", "kalah", *words, "--json").out)
    assert all(isinstance(move["margin"], int) for move in told["moves"])
    assert max(move["margin"] for move in told["moves"]) == told["margin"] == 2


def test_a_solved_board_as_text(run: Runner) -> None:
    ran = run("solve", "kalah", "--pits", "2", "--stones", "5", "--memory", "0.2", "--lang", "de")
    assert ran.code == 0
    assert "+6" in ran.out
    assert "Vorsprung" in ran.out


@pytest.mark.parametrize(
    "words",
    [
        ["--pits", "7"],
        ["--stones", "0"],
        ["--threads", "0"],
        ["--memory", "0"],
        ["--database", "99"],
        ["--database", "24", "--memory", "0.5"],
        ["--pits", "many"],
    ],
)
def test_invalid_arguments_are_refused(run: Runner, words: list[str]) -> None:
    ran = run("solve", "kalah", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err


def test_an_unknown_game_is_refused(run: Runner) -> None:
    assert run("solve", "chess").code == 2
