"""`cupboard solve kalaha`: proven margins for any rules, and a plain text without a proof."""

from __future__ import annotations

import json

import pytest

from cupboard.core.types import Over, Played
from cupboard.experts.kalaha.solve import beginning
from cupboard.games.kalaha import GAME, KalahaState
from tests.cli.conftest import Runner


def played(preset: str, stones: int, line: list[str]) -> KalahaState:
    """Return the state after a line of moves."""
    state = beginning(GAME.options(preset, stones=stones))
    for text in line:
        event = Played(GAME.acting(state)[0], GAME.parse(text, state))
        state = GAME.apply(state, event).state
    return state


def test_a_proven_margin_comes_with_a_line_that_can_be_played(run: Runner) -> None:
    words = ["--preset", "gb", "--option", "stones=1", "--memory", "0.01", "--json"]
    told = json.loads(run("solve", "kalaha", *words).out)
    assert (told["proven"], told["margin"], told["nodes"] > 0) == (True, 2, True)
    turn = GAME.turn(played("gb", 1, told["line"]))
    if isinstance(turn, Over):  # the transposition table may have lost the last moves
        assert turn.outcome.points[0] - turn.outcome.points[1] == 2


@pytest.mark.parametrize(("empty", "margin"), [(False, 2), (True, 2)])
def test_it_agrees_with_the_kalah_solver(run: Runner, empty: bool, margin: int) -> None:
    preset = "kalah-empty" if empty else "kalah"
    words = ["solve", "kalaha", "--preset", preset, "-o", "pits=4", "-o", "stones=4", "--json"]
    told = json.loads(run(*words, "--memory", "0.05", "--seconds", "1000").out)
    kalah = json.loads(run(*words, "--memory", "0.2").out)
    assert told["proven"]
    assert told["margin"] == kalah["margin"] == margin


def test_without_a_proof_it_says_so(run: Runner) -> None:
    words = ["solve", "kalaha", "--nodes", "3000", "--memory", "0.01"]
    told = json.loads(run(*words, "--json").out)
    assert (told["proven"], told["margin"]) == (False, None)
    assert told["nodes"] <= 3000
    assert "Nicht bewiesen" in run(*words, "--lang", "de").out


@pytest.mark.parametrize(
    "words",
    [
        ["--nodes", "0"],
        ["--seconds", "-1"],
        ["--memory", "0"],
        ["-o", "stones=99"],
        ["--preset", "x"],
        ["--seats", "3"],
        ["--threads", "2"],
        ["-x", "every-move=yes"],
        ["--preset", "kalah", "--nodes", "100", "-x", "every-move=yes"],
    ],
)
def test_invalid_arguments_are_refused(run: Runner, words: list[str]) -> None:
    ran = run("solve", "kalaha", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err
