"""`cupboard solve kala`: proven winners, and a plain text without a proof."""

from __future__ import annotations

import json
from functools import partial

import pytest

from tests.cli.conftest import Ran, Runner


@pytest.fixture
def solved(run: Runner) -> Runner:
    return partial(_solved, run)


def _solved(run: Runner, *words: str) -> Ran:
    return run("solve", "kala", "--memory", "0.001", *words, "--lang", "en")


def test_the_second_player_wins_a_small_game(solved: Runner) -> None:
    told = json.loads(solved("-o", "store_beans=12", "--json").out)
    assert (told["proven"], told["winner"], told["winning_moves"]) == (True, "second", [])
    assert set(told["moves"].values()) == {"second"}
    assert (told["edition"], told["store"], told["bank"]) == ("store", 12, 0)
    assert told["nodes"] > 0
    assert told["line"][0] in told["moves"]


def test_the_first_player_wins_a_small_bank(solved: Runner) -> None:
    words = ("--preset", "bank", "-o", "bank_beans=12")
    told = json.loads(solved(*words, "--json").out)
    assert (told["winner"], told["bank"], len(told["winning_moves"])) == ("first", 12, 6)
    text = solved(*words).out
    assert "the first player wins" in text
    assert "NNN" in text


def test_a_limit_gives_an_unknown_result(solved: Runner) -> None:
    told = json.loads(solved("-o", "store_beans=20", "--nodes", "50", "--json").out)
    assert (told["proven"], told["winner"], told["line"], told["nodes"]) == (False, None, [], 50)
    assert "Unknown" in solved("-o", "store_beans=20", "--nodes", "50").out


@pytest.mark.parametrize(
    "words",
    [
        ("-o", "store_beans=3"),
        ("-o", "store_beans=12", "--seconds", "0"),
        ("-o", "store_beans=12", "--nodes", "-5"),
        ("--preset", "field"),
        ("--preset", "bank", "-o", "store_beans=12"),
        ("--memory", "0"),
        ("--seconds", "nan"),
        ("--threads", "2"),
        ("--keep",),
        ("-x", "database=6"),
    ],
)
def test_invalid_arguments_are_refused(solved: Runner, words: tuple[str, ...]) -> None:
    ran = solved(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err
