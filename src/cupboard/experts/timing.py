"""Rates measured in turns (ours, the peer's, ours …), so that noise affects both alike."""

from __future__ import annotations

import platform
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Rate:
    """Units per second over several rounds."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.rounds)

    @property
    def noise(self) -> float:
        """Return the spread of the rounds: (highest - lowest) / median."""
        return (max(self.rounds) - min(self.rounds)) / self.median


def rate_of(work: Callable[[], int], seconds: float) -> float:
    """Repeat a piece of work, which returns its number of units, for some seconds."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work()
    return done / spent


def in_turns(
    works: dict[str, Callable[[], int]], rounds: int, seconds: float
) -> Iterator[tuple[str, float]]:
    """Run every work once per round; yield each rate as it is measured."""
    for _ in range(rounds):
        for name, work in works.items():
            yield name, rate_of(work, seconds)


def machine() -> dict[str, Any]:
    """Return a description of the machine."""
    return {
        "processor": _processor(),
        "python": platform.python_version(),
        "numba": version("numba"),
        "system": platform.system(),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()
