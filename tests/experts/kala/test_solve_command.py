"""`cupboard solve kala`, run as its command group runs it."""

from __future__ import annotations

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from cupboard.cli.commands.solve import kala
from cupboard.core.errors import BadOptions, CupboardError


def solved(*words: str) -> Any:
    group = typer.Typer()
    kala.register(group)
    memory = ("--memory", "0.001")
    return CliRunner().invoke(group, [*words, *memory, "--lang", "en"], catch_exceptions=True)


def test_the_second_player_wins_a_small_game() -> None:
    told = json.loads(solved("--store", "12", "--json").stdout)
    assert (told["proven"], told["winner"], told["winning_moves"]) == (True, "second", [])
    assert set(told["moves"].values()) == {"second"}
    assert (told["edition"], told["store"], told["bank"]) == ("store", 12, 0)
    assert told["nodes"] > 0
    assert told["line"][0] in told["moves"]


def test_the_first_player_wins_a_small_bank() -> None:
    words = ("--edition", "bank", "--bank", "12")
    told = json.loads(solved(*words, "--json").stdout)
    assert (told["winner"], told["bank"], len(told["winning_moves"])) == ("first", 12, 6)
    text = solved(*words).stdout
    assert "the first player wins" in text
    assert "NNN" in text


def test_a_limit_gives_an_unknown_result() -> None:
    told = json.loads(solved("--store", "20", "--nodes", "50", "--json").stdout)
    assert (told["proven"], told["winner"], told["line"], told["nodes"]) == (False, None, [], 50)
    assert "Unknown" in solved("--store", "20", "--nodes", "50").stdout


@pytest.mark.parametrize(
    "words",
    [
        ("--store", "3"),
        ("--store", "12", "--seconds", "0"),
        ("--store", "12", "--nodes", "-5"),
        ("--edition", "field"),
        ("--edition", "bank", "--store", "12"),
        ("--memory", "0"),
        ("--seconds", "nan"),
    ],
)
def test_invalid_arguments_are_refused(words: tuple[str, ...]) -> None:
    group = typer.Typer()
    kala.register(group)
    result = CliRunner().invoke(group, [*words, "--lang", "en"])
    assert isinstance(result.exception, CupboardError)
    assert isinstance(result.exception, BadOptions)
