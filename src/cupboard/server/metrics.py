"""Server metrics for Prometheus.

Moves and refusals are counted in plain dictionaries, which cost the path of a move nothing, and
become metrics when they are read. Histograms may be observed from any thread. Each server has a
registry of its own, because tests run several servers in one process.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

import cupboard

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

MILLISECONDS: Final = (1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000)
SECONDS: Final = tuple(ms / 1000 for ms in MILLISECONDS)
COMMIT_SECONDS: Final = (0.0005, *SECONDS)
LAG_SECONDS: Final = (0.0005, *SECONDS[:-3])
THINKING_SECONDS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
SIZES: Final = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)

# The start of each counter would double the number of series.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics(Collector):
    """What a server counts and measures from its start on."""

    def __init__(self) -> None:
        self.tables: Counter[tuple[str, str]] = Counter()
        """stored tables by game and status"""
        self.sockets = 0
        self.live_tables = 0
        self.moves: Counter[str] = Counter()
        """accepted decisions by game"""
        self.problems: Counter[str] = Counter()
        """refusals by code"""
        self.engine_seconds = 0.0
        self.engine_failures = 0

        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        version = Info("cupboard_build", "Version of the program", registry=self.registry)
        version.info({"version": cupboard.__version__})

        self.move_seconds = self._histogram(
            "cupboard_move_seconds", "From the arrival of a move to its acknowledgement", SECONDS
        )
        self.commit_seconds = self._histogram(
            "cupboard_commit_seconds", "Time of one commit to the database", COMMIT_SECONDS
        )
        self.batch_size = self._histogram(
            "cupboard_batch_size", "Changes written by one commit", SIZES
        )
        self.queue_length = self._histogram(
            "cupboard_queue_length", "Changes that waited when a commit began", SIZES
        )
        self.queue_seconds = self._histogram(
            "cupboard_queue_seconds", "Time that changes waited for their commit", SECONDS
        )
        self.loop_lag_seconds = self._histogram(
            "cupboard_loop_lag_seconds", "How late the event loop ran a timer", LAG_SECONDS
        )
        self.thinking_seconds = self._histogram(
            "cupboard_engine_move_seconds", "Time an engine took for one answer", THINKING_SECONDS
        )

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    @contextmanager
    def thinking(self) -> Iterator[None]:
        """Measure the time of an engine."""
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self.engine_seconds += took
            self.thinking_seconds.observe(took)

    def count_tables(self, counts: Iterable[tuple[str, str, int]]) -> None:
        """Add the stored tables by game and status."""
        for game, status, n in counts:
            self.tables[game, status] += n

    def change_table(self, game: str, before: str, after: str) -> None:
        """Count a table whose status changed."""
        self.tables[game, before] -= 1
        self.tables[game, after] += 1

    def text(self) -> str:
        """Return all metrics in the Prometheus text format, of the type `CONTENT_TYPE`."""
        return generate_latest(self.registry).decode()

    def collect(self) -> Iterator[Metric]:
        """Yield what is counted in plain values. Called by the registry."""
        yield _gauge("cupboard_tables", "Stored tables", self.tables, ("game", "status"))
        yield GaugeMetricFamily("cupboard_rooms", "Tables in memory", self.live_tables)
        yield GaugeMetricFamily("cupboard_sockets", "Open connections", self.sockets)
        yield _counter("cupboard_moves", "Decisions of people and engines", self.moves, "game")
        yield _counter("cupboard_problems", "Refusals", self.problems, "code")
        yield CounterMetricFamily(
            "cupboard_engine_seconds",
            "Time spent waiting for engines",
            round(self.engine_seconds, 3),
        )
        yield CounterMetricFamily(
            "cupboard_engine_failures",
            "Engines that failed and were replaced by a random move",
            self.engine_failures,
        )


def _gauge(
    name: str, about: str, values: Counter[tuple[str, str]], labels: tuple[str, str]
) -> Metric:
    family = GaugeMetricFamily(name, about, labels=labels)
    for key, value in sorted(values.items()):
        family.add_metric(key, value)
    return family


def _counter(name: str, about: str, values: Counter[str], label: str) -> Metric:
    family = CounterMetricFamily(name, about, labels=(label,))
    for key, value in sorted(values.items()):
        family.add_metric((key,), value)
    return family
