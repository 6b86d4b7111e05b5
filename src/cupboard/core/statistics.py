"""Statistics for counted games."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from math import ceil, sqrt

Z_95 = 1.959963984540054
PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Share:
    """A count out of a total, with the 95% Wilson score interval."""

    count: int
    games: int
    share: float
    low: float
    high: float


def wilson(count: int, games: int) -> Share:
    """Return a share and its interval, which is [0, 1] without games."""
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    share, spread = count / games, Z_95 * Z_95 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z_95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return Share(count, games, share, max(0.0, middle - reach), min(1.0, middle + reach))


def as_json(share: Share, digits: int = 4) -> dict[str, int | float]:
    """Return the share as plain data, rounded to readable precision."""
    return {
        name: round(value, digits) if isinstance(value, float) else value
        for name, value in asdict(share).items()
    }


def percentile(counts: Counter[int], percent: int) -> int:
    """Return the smallest value that at least `percent` percent of all do not exceed."""
    due, seen = max(1, ceil(counts.total() * percent / 100)), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= due:
            return value
    raise ValueError("there is no percentile of nothing")


def mean(counts: Counter[int]) -> float:
    """Return the mean of counted values."""
    return sum(value * count for value, count in counts.items()) / counts.total()


def signed(number: float, digits: int = 1) -> str:
    """Return a rounded number with its sign.

    Zero has no sign, whichever side it was rounded from.
    """
    rounded = round(number, digits)
    return f"{rounded:+.{digits}f}".replace("-", "−") if rounded else f"{0:.{digits}f}"
