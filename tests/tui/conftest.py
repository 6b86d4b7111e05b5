"""Use Hopper's simple flight, because these tests are about display and input."""

from __future__ import annotations

import pytest

from tests.games.hopper import simple_flight


@pytest.fixture(autouse=True)
def simple_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cupboard.games.hopper.game.fly", simple_flight.fly)
