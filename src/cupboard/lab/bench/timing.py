"""Rates measured in turns: ours, the peer's, ours, the peer's …, so that noise hits both alike."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numba


@dataclass(frozen=True)
class Rate:
    """Units a second, over several rounds."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def noise(self) -> float:
        """How far the rounds lie apart: (highest - lowest) / median."""
        return (max(self.rounds) - min(self.rounds)) / self.median


def rate_of(work: Callable[[], int], seconds: float) -> float:
    """Repeat a piece of work, which says how many units it did, for some time."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work()
    return done / spent


def in_turns(
    works: dict[str, Callable[[], int]], rounds: int, seconds: float
) -> Iterator[tuple[str, float]]:
    """Every work once a round, round after round; yields each rate as it is measured."""
    for _ in range(rounds):
        for name, work in works.items():
            yield name, rate_of(work, seconds)


def machine() -> dict[str, Any]:
    """What was measured on, as far as it tells."""
    return {
        "processor": _processor(),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "system": platform.system(),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
