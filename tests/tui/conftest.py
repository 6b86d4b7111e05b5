"""The terminal is about what is shown and typed: Hopper's beans take the simple flight here."""

from __future__ import annotations

import pytest

from tests.games.hopper import simple


@pytest.fixture(autouse=True)
def simple_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cupboard.games.hopper.game.fly", simple.fly)
