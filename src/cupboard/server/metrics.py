"""Server metrics in the Prometheus text format.

Written by hand, because seven numbers don't need the client library, its global registry and its
process metrics. Histograms would be a reason to use it. Label values are only game ids and codes of
this program, so nothing has to be escaped.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class Metrics:
    """Counters since the server started."""

    sockets: int = 0
    live_tables: int = 0
    moves: Counter[str] = field(default_factory=Counter)
    """accepted decisions by game"""
    problems: Counter[str] = field(default_factory=Counter)
    """refusals by code"""
    engine_seconds: float = 0.0
    engine_failures: int = 0

    @contextmanager
    def thinking(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.engine_seconds += time.monotonic() - began

    def text(self, tables: Iterable[tuple[str, str, int]]) -> str:
        """Return all metrics. `tables`, by game and status, comes from the storage."""
        by_status = [({"game": game, "status": status}, n) for game, status, n in tables]
        moves = [({"game": game}, n) for game, n in sorted(self.moves.items())]
        problems = [({"code": code}, n) for code, n in sorted(self.problems.items())]
        parts = (
            _metric("cupboard_tables", "gauge", "Stored tables", by_status),
            _metric("cupboard_rooms", "gauge", "Tables in memory", [({}, self.live_tables)]),
            _metric("cupboard_sockets", "gauge", "Open connections", [({}, self.sockets)]),
            _metric("cupboard_moves_total", "counter", "Decisions of people and engines", moves),
            _metric("cupboard_problems_total", "counter", "Refusals", problems),
            _metric(
                "cupboard_engine_seconds_total",
                "counter",
                "Time spent waiting for engines",
                [({}, round(self.engine_seconds, 3))],
            ),
            _metric(
                "cupboard_engine_failures_total",
                "counter",
                "Engines that failed and were replaced by a random move",
                [({}, self.engine_failures)],
            ),
        )
        return "".join(parts)


def _metric(
    name: str, kind: str, about: str, samples: Iterable[tuple[dict[str, str], float]]
) -> str:
    lines = [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
    for labels, value in samples:
        label_text = ",".join(f'{key}="{word}"' for key, word in labels.items())
        lines.append(f"{name}{{{label_text}}} {value}" if label_text else f"{name} {value}")
    return "\n".join(lines) + "\n"
