"""The legal moves of one seat: membership always, iteration where they are finite."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from cupboard.core.types import Move, Rng

M = TypeVar("M", bound=Move)


class MoveSet(ABC, Generic[M]):
    """What a seat may do now."""

    finite: bool

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def __bool__(self) -> bool: ...

    @abstractmethod
    def __iter__(self) -> Iterator[M]:
        """The moves in their pinned order; a `TypeError` where there are too many to list."""

    @abstractmethod
    def sample(self, rng: Rng) -> M:
        """A random legal move."""

    @abstractmethod
    def first(self) -> M:
        """The move that is made for a seat whose time ran out."""


class FiniteMoves(MoveSet[M]):
    """A short list of moves, in the order the game pins."""

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
        return self._moves[rng.randrange(len(self._moves))]

    def first(self) -> M:
        return self._moves[0]
