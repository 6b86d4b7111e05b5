"""Simple flights for most Hopper tables.

The contract is about rules, records and views and plays thousands of shots, so it uses the simple
flight of the rule tests. One Hopper table uses real flights for its records; `tests/games/hopper`
tests those.
"""

from __future__ import annotations

import pytest

from tests.games.hopper import simple_flight

REAL = ("test_records", "hopper-short-2")


@pytest.fixture(autouse=True)
def simple_flights(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    module, table = REAL
    if not (request.module.__name__.endswith(module) and f"[{table}]" in request.node.name):
        monkeypatch.setattr("cupboard.games.hopper.game.fly", simple_flight.fly)
