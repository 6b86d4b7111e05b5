"""The benchmark measures what it says: rates of real work, side by side."""

from __future__ import annotations

import importlib.util
import os
from itertools import count

import pytest

from cupboard.lab.bench import playouts, timing


def test_work_is_counted_in_games() -> None:
    assert playouts.our_work(count())() == playouts.BATCH


@pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None and not os.environ.get("CI"),
    reason="OpenSpiel has no wheel for this machine",
)
def test_the_peer_is_the_real_one() -> None:
    assert playouts.peer_work()() == playouts.SIMULATIONS * playouts.ROLLOUTS


def test_rates_are_measured_in_turns() -> None:
    order = [name for name, _ in timing.in_turns({"a": lambda: 1, "b": lambda: 1}, 3, 0.001)]
    assert order == ["a", "b"] * 3


def test_a_rate_tells_its_noise() -> None:
    rate = timing.Rate((90.0, 100.0, 110.0))
    assert (rate.median, rate.noise) == (100.0, 0.2)
    assert timing.rate_of(lambda: 10, 0.001) > 0
    assert timing.machine()["processor"]
