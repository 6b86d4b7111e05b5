"""The legal moves of one seat: always testable, and iterable if finite."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from cupboard.core.types import Move, Rng

M = TypeVar("M", bound=Move)


class MoveSet(ABC, Generic[M]):
    """Legal moves of one seat."""

    finite: bool

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def __bool__(self) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[M]:
        """Yield the moves in pinned order; raise `TypeError` if there are too many to list."""

    @abstractmethod
    def sample(self, rng: Rng) -> M:
        """Return a random legal move."""

    @abstractmethod
    def first(self) -> M:
        """Return the default move for a seat whose time has run out."""


class FiniteMoves(MoveSet[M]):
    """A short list of moves, in the game's pinned order."""

    finite = True

    def __init__(self, moves: tuple[M, ...]) -> None:
        self._moves = moves

    def __contains__(self, move: object) -> bool:
        return move in self._moves

    def __bool__(self) -> bool:
        return bool(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[M]:
        return iter(self._moves)

    def __repr__(self) -> str:
        return f"FiniteMoves({self._moves!r})"

    def sample(self, rng: Rng) -> M:
        """Return a random move; all are equally likely."""
        return self._moves[rng.randrange(len(self._moves))]

    def first(self) -> M:
        """Return the first move of the pinned order."""
        return self._moves[0]
