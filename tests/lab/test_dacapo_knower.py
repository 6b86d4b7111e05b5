"""The gain that the lab reports for Da Capo is the gain over an equal share."""

from __future__ import annotations

import pytest

from cupboard.lab import dacapo_knower
from cupboard.players.dacapo import library


def measure(games: int) -> dict[str, float]:
    heard: list[int] = []
    told = dacapo_knower.measure(3, 5, games, heard.append)
    assert sum(heard) == games
    return told


def test_nothing_is_gained_against_an_exact_solution() -> None:
    told = measure(3)
    assert told["low"] == told["high"] == pytest.approx(told["gain"])
    assert abs(told["gain"]) < 1e-3


def test_without_a_strategy_book_games_are_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dacapo_knower, "SETTLED", 0)
    monkeypatch.setattr(dacapo_knower, "SAMPLES", 200)
    monkeypatch.setattr(dacapo_knower, "WALKS", 50)
    monkeypatch.setattr(library, "load", lambda *_: None)
    told = measure(12)
    assert -1 / 3 <= told["gain"] <= 2 / 3
    assert told["low"] < told["gain"] < told["high"]
