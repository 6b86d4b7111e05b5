"""`cupboard solve dacapo`: prints and stores the solution, and refuses games that are too large."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cupboard.experts.dacapo import book_store
from tests.cli.conftest import Runner


@pytest.fixture(autouse=True)
def own_shelves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book_store, "cache_dir", lambda: tmp_path)


def test_two_players_are_solved_and_stored(run: Runner) -> None:
    ran = run("solve", "dacapo", "-o", "beans=6", "--json")
    told = json.loads(ran.out)
    assert ran.code == 0
    assert told["value"] == pytest.approx(0.5)
    assert 0 <= told["exploitability"] < 1e-9
    assert told["states"] > 0
    assert told["seconds"] >= 0
    assert sum(told["mix"]) == pytest.approx(1)
    assert book_store.load(2, 6) is not None


def test_three_players_are_learnt_and_measured(run: Runner) -> None:
    ran = run("solve", "dacapo", "--seats", "3", "-o", "beans=5", "-x", "games=1000", "--json")
    told = json.loads(ran.out)
    assert -1e-6 < told["exploitability"] < 0.05
    assert told["sampled"]["low"] <= told["sampled"]["gain"] <= told["sampled"]["high"]
    assert book_store.load(3, 5) is not None


def test_for_large_games_openings_are_learnt_in_the_given_time(run: Runner) -> None:
    words = ("--seats", "5", "-o", "beans=12", "--seconds", "3")
    told = json.loads(run("solve", "dacapo", *words, "--json").out)
    assert told["exploitability"] is None
    assert told["walks"] > 0
    assert told["states"] > 0
    assert sum(told["mix"]) == pytest.approx(1, abs=1e-2)
    assert book_store.load(5, 12) is not None
    assert "Durchgänge" in run("solve", "dacapo", *words, "--lang", "de").out


def test_text_output(run: Runner) -> None:
    ran = run("solve", "dacapo", "-o", "beans=4", "--lang", "de")
    assert ran.code == 0
    assert "Stellungen" in ran.out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("-x", "games=99"), "games"),
        (("-x", "game=1000"), "games"),
        (("--nodes", "100"), "--nodes"),
        (("--seats", "6"), "DACAPO-1"),
        (("-o", "beans=3"), "DACAPO-2"),
        (("--seats", "5", "-o", "beans=16", "--seconds", "0"), "limit"),
    ],
)
def test_invalid_games_are_refused(run: Runner, words: tuple[str, ...], reason: str) -> None:
    ran = run("solve", "dacapo", *words)
    assert ran.code == 2
    assert reason in ran.err
