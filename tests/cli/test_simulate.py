"""`cupboard simulate`: counts correctly, detects broken games, and is repeatable."""

from __future__ import annotations

import json
from collections import Counter
from math import isclose
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cupboard
from cupboard.core import statistics
from cupboard.lab import simulate as lab
from tests.cli.conftest import Runner
from tests.tiny import peek


def result(run: Runner, *words: str) -> Any:
    ran = run("simulate", "kalaha", "--json", *words)
    assert ran.code == 0
    return json.loads(ran.out)


def test_four_players_of_the_german_edition(run: Runner) -> None:
    told = result(run, "--preset", "de", "--seats", "4", "--games", "2000", "--seed", "1")
    assert (told["conserved"], told["ended"], told["games"]) == (True, True, 2000)
    won = sum(seat["count"] for seat in told["winners"])
    assert won + told["ties"]["count"] == 2000
    assert told["first_mover"]["games"] == won
    lengths = told["lengths"]
    assert lengths["min"] <= lengths["p5"] <= lengths["p50"] <= lengths["p95"] <= lengths["max"]


def test_the_result_depends_on_the_seed_but_not_on_the_workers(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "COMPILED_BLOCK", 100)
    monkeypatch.setattr(lab, "MIN_BLOCKS_FOR_A_POOL", 2)
    words = ["--games", "450", "--seed", "abc"]
    alone = result(run, *words, "--workers", "1")
    assert result(run, *words, "--workers", "2") == alone
    monkeypatch.setattr(lab, "COMPILED_BLOCK", 37)
    assert result(run, *words, "--workers", "1") == alone
    assert result(run, "--games", "450", "--seed", "abd", "--workers", "1") != alone


def test_all_plays_every_preset_and_number_of_players(run: Runner) -> None:
    told = result(run, "--all", "--games", "5", "--seed", "1")
    tables = [(entry["preset"], entry["seats"]) for entry in told]
    assert tables == list(cupboard.game("kalaha").spec.tables())


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "kalaha", "--games", "5", "--all", "--seats", "2"],
        ["simulate", "kalaha", "--games", "0"],
        ["simulate", "kalaha"],
        ["simulate", "kalaha", "--games", "5", "--seats", "7"],
    ],
)
def test_invalid_arguments_are_refused(run: Runner, words: list[str]) -> None:
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err


def test_a_game_that_loses_a_stone_or_never_ends_is_detected(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = lab.OneGame(length=3, winners=None, first=0, conserved=False)
    monkeypatch.setattr(lab, "_play_compiled", lambda _plan, _seed, block: [broken] * len(block))
    ran = run("simulate", "kalaha", "--games", "3", "--json")
    told = json.loads(ran.out)
    assert ran.code == 1
    assert told["violations"] == {"conserved": [0, 1, 2], "ended": [0, 1, 2]}
    assert run("simulate", "kalaha", "--games", "3").code == 1


class Leaky(peek.Peek):
    """Peek with a sum that is not constant."""

    def sums(self, state: Any) -> dict[str, int]:
        return {"turns": len(self.acting(state))}


class Endless(peek.Peek):
    """Peek with a declared bound that every game exceeds."""

    spec = peek.Peek.spec.__class__(
        **{**vars(peek.Peek.spec), "longest": lambda _options, _seats: 1}
    )


@pytest.mark.parametrize("game", [Leaky(), Endless(), peek.GAME])
def test_plain_games_are_checked_event_by_event(game: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "game", lambda _game_id: game)
    plan = lab.Plan("peek", "standard", game.options(), 2)
    tally = lab.simulate(plan, 20, b"seed", workers=1)
    assert tally.games == 20
    assert len(tally.unconserved) == (20 if isinstance(game, Leaky) else 0)
    assert len(tally.unended) == (20 if isinstance(game, Endless) else 0)
    assert tally.sound == (game is peek.GAME)


def test_compiled_and_plain_play_the_same_game() -> None:
    """Compiled and plain random Kalaha games have the same statistics, up to chance."""
    game = cupboard.game("kalaha")
    plan = lab.Plan("kalaha", "kalah", game.options("kalah"), 2)
    compiled = lab.run_block(plan, b"seed", range(3000))
    plain = lab.Tally(2)
    for number, one in enumerate(lab._play_plain(plan, b"seed", range(300))):
        plain.add(number, one)
    assert compiled.sound
    assert plain.sound
    assert isclose(statistics.mean(compiled.lengths), statistics.mean(plain.lengths), rel_tol=0.1)


@given(st.integers(0, 500), st.integers(1, 500))
def test_a_wilson_interval_contains_its_share(count: int, games: int) -> None:
    share = statistics.wilson(min(count, games), games)
    assert 0 <= share.low <= share.share + 1e-12
    assert share.share - 1e-12 <= share.high <= 1
    wider = statistics.wilson(min(count, games) * 4, games * 4)
    assert wider.high - wider.low < share.high - share.low


def test_wilson_agrees_with_the_literature() -> None:
    """Newcombe (1998), table I: 81 of 263."""
    share = statistics.wilson(81, 263)
    assert round(share.low, 4) == 0.2553
    assert round(share.high, 4) == 0.3662


@given(st.lists(st.integers(0, 30), min_size=1), st.integers(1, 100))
def test_a_percentile_is_the_first_value_that_covers_enough(values: list[int], p: int) -> None:
    found = statistics.percentile(Counter(values), p)
    covered = [value for value in values if value <= found]
    fewer = [value for value in values if value < found]
    assert len(covered) * 100 >= p * len(values)
    assert len(fewer) * 100 < p * len(values)
