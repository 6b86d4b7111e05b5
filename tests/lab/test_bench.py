"""The benchmark measures rates of real work, side by side."""

from __future__ import annotations

import importlib.util
import os
from itertools import count

import pytest

from cupboard.experts import timing
from cupboard.experts.hopper import bench as flights
from cupboard.experts.kalaha import bench as playouts


def test_work_is_counted_in_games() -> None:
    assert playouts.our_work(count())() == playouts.BATCH


@pytest.mark.skipif(
    importlib.util.find_spec("pyspiel") is None and not os.environ.get("CI"),
    reason="OpenSpiel has no wheel for this machine",
)
def test_the_other_program_is_really_measured() -> None:
    assert playouts.peer_work()() == playouts.SIMULATIONS * playouts.ROLLOUTS


def test_rates_are_measured_alternately() -> None:
    order = [name for name, _ in timing.in_turns({"a": lambda: 1, "b": lambda: 1}, 3, 0.001)]
    assert order == ["a", "b"] * 3


def test_a_rate_reports_its_noise() -> None:
    rate = timing.Rate((90.0, 100.0, 110.0))
    assert (rate.median, rate.noise) == (100.0, 0.2)
    assert timing.rate_of(lambda: 10, 0.001) > 0
    assert timing.machine()["processor"]


def test_flights_of_a_whole_game_are_timed() -> None:
    told = flights.measure(lambda: None, [flights.Chain("short", 2, aimed=True)])
    assert told["flights"] == told["shots"] == told["all"]["flights"] > 16
    assert told["lying"]["most"] > told["lying"]["mean"] > 0
    for clock in ("wall_ms", "processor_ms"):
        times = told["all"][clock]
        assert 0 < times["mean"] <= times["worst"] >= times["p95"]


def test_times_are_reported_as_mean_percentile_and_maximum() -> None:
    timed = [flights.Timed(60, 1, float(n), 2.0 * n) for n in range(1, 102)]
    told = flights.summary(timed)
    assert told["wall_ms"] == {"mean": 51.0, "p95": 96.0, "worst": 101.0}
    assert told["processor_ms"]["worst"] == 202.0
    assert flights.summary([]) == {"flights": 0}
