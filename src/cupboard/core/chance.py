"""Distributions of chance nodes: enumerable where they are small, sample-only otherwise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from cupboard.core.types import Rng


class Distribution(ABC):
    """What chance can decide, and how likely."""

    @abstractmethod
    def sample(self, rng: Rng) -> Any:
        """One outcome, drawn fairly."""

    @abstractmethod
    def __contains__(self, outcome: object) -> bool:
        """Can this outcome happen?"""

    @property
    def enumerable(self) -> bool:
        return False

    def __iter__(self) -> Iterator[tuple[Any, Fraction]]:
        raise TypeError("this distribution can only be sampled")


class Uniform(Distribution):
    """Every listed outcome is equally likely."""

    def __init__(self, outcomes: tuple[Any, ...]) -> None:
        self._outcomes = outcomes

    @property
    def enumerable(self) -> bool:
        return True

    def sample(self, rng: Rng) -> Any:
        return self._outcomes[rng.randrange(len(self._outcomes))]

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._outcomes

    def __iter__(self) -> Iterator[tuple[Any, Fraction]]:
        share = Fraction(1, len(self._outcomes))
        return ((outcome, share) for outcome in self._outcomes)


class Sampled(Distribution):
    """Too many outcomes to list (shuffles, flights): they can be drawn and recognised."""

    def __init__(self, draw: Callable[[Rng], Any], possible: Callable[[object], bool]) -> None:
        self._draw = draw
        self._possible = possible

    def sample(self, rng: Rng) -> Any:
        return self._draw(rng)

    def __contains__(self, outcome: object) -> bool:
        return self._possible(outcome)
