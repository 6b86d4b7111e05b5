"""Thousands of shots are played for the contract, which is about rules, records and views: most of
Hopper's tables play it with the simple flight of the rule tests. One plays its records with real
flights; `tests/games/hopper` proves those."""

from __future__ import annotations

import pytest

from tests.games.hopper import simple

REAL = ("test_records", "hopper-short-2")


@pytest.fixture(autouse=True)
def simple_flights(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    module, table = REAL
    if not (request.module.__name__.endswith(module) and f"[{table}]" in request.node.name):
        monkeypatch.setattr("cupboard.games.hopper.game.fly", simple.fly)
