"""Probability distributions of chance nodes, enumerable or sample-only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from cupboard.core.types import Rng


class Distribution(ABC):
    """Possible outcomes of a chance node and their probabilities."""

    slow = False
    """whether a sample takes milliseconds, so that a server must not wait for it"""

    @abstractmethod
    def sample(self, rng: Rng) -> Any:
        """Return a random outcome with its true probability."""

    @abstractmethod
    def __contains__(self, outcome: object) -> bool:
        """Return whether this outcome is possible."""

    @property
    def enumerable(self) -> bool:
        """Whether the outcomes can be listed with their probabilities."""
        return False

    def __iter__(self) -> Iterator[tuple[Any, Fraction]]:
        """Yield each outcome with its probability; raise `TypeError` if they cannot be listed."""
        raise TypeError("this distribution can only be sampled")


class Uniform(Distribution):
    """Distribution in which every listed outcome is equally likely."""

    def __init__(self, outcomes: tuple[Any, ...]) -> None:
        self._outcomes = outcomes

    @property
    def enumerable(self) -> bool:
        """Whether the outcomes can be listed: always."""
        return True

    def sample(self, rng: Rng) -> Any:
        """Return one of the outcomes."""
        return self._outcomes[rng.randrange(len(self._outcomes))]

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._outcomes

    def __iter__(self) -> Iterator[tuple[Any, Fraction]]:
        share = Fraction(1, len(self._outcomes))
        return ((outcome, share) for outcome in self._outcomes)


class Sampled(Distribution):
    """Distribution with too many outcomes to list, such as a shuffle or a flight.

    It can draw outcomes and recognise valid ones.
    """

    def __init__(
        self, draw: Callable[[Rng], Any], possible: Callable[[object], bool], slow: bool = False
    ) -> None:
        self._draw = draw
        self._possible = possible
        self.slow = slow

    def sample(self, rng: Rng) -> Any:
        """Return a random outcome."""
        return self._draw(rng)

    def __contains__(self, outcome: object) -> bool:
        return self._possible(outcome)
