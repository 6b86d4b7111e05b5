"""The model of many processes says which resource is exhausted first."""

from __future__ import annotations

from cupboard.bench.many_processes import HINT_SECONDS, POSTGRES_SECONDS, forecast


def test_few_processes_are_limited_by_their_own_processors() -> None:
    one, two = (forecast(1.0, 1.5, count, split=False) for count in (1, 2))
    assert (one.moves_per_second, one.gives_out) == (1000, "servers")
    assert 1.9 < two.moves_per_second / one.moves_per_second <= 2
    assert forecast(1.0, 1.5, 2, split=True).moves_per_second < two.moves_per_second


def test_many_processes_are_limited_by_postgresql() -> None:
    many = forecast(0.2, 0.3, 100, split=False)
    assert many.gives_out == "PostgreSQL"
    assert many.moves_per_second <= round(1 / POSTGRES_SECONDS)
    assert forecast(0.001, 0.001, 100, split=False).gives_out == "PostgreSQL"


def test_hints_of_all_others_cost_every_process() -> None:
    """All processes together receive at most this many hints, regardless of their number."""
    assert forecast(1.0, 1.0, 100_000, split=False).moves_per_second <= 1 / HINT_SECONDS + 1
