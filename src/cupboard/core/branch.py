"""A list that continues another one without copying or changing it."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class Branch(MutableSequence[T], Generic[T]):
    """Starts as a list is now and grows or shrinks at its end, in time that does not depend on the
    length of the list.

    The list must not change until the branch is merged or no longer used.
    """

    def __init__(self, trunk: MutableSequence[T]) -> None:
        self._trunk = trunk
        self._kept = len(trunk)
        """how much of the list belongs to the branch"""
        self._own: list[T] = []

    @property
    def kept(self) -> int:
        """How many items at the beginning are still those of the list."""
        return self._kept

    def merge(self) -> None:
        """Make the list what the branch is."""
        del self._trunk[self._kept :]
        self._trunk.extend(self._own)

    def __len__(self) -> int:
        return self._kept + len(self._own)

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return self._part(*at.indices(len(self)))
        index = at + len(self) if at < 0 else at
        if not 0 <= index < len(self):
            raise IndexError(at)
        return self._trunk[index] if index < self._kept else self._own[index - self._kept]

    def _part(self, start: int, stop: int, step: int) -> list[T]:
        if step == 1 and start >= self._kept:
            return self._own[start - self._kept : stop - self._kept]
        return [self[number] for number in range(start, stop, step)]

    def append(self, value: T) -> None:
        """Add an item at the end."""
        self._own.append(value)

    def __delitem__(self, at: int | slice) -> None:
        """Drop everything from a place on."""
        if not isinstance(at, slice) or at.stop is not None or at.step is not None:
            raise TypeError("only the end of a branch can be dropped")
        start, _, _ = at.indices(len(self))
        del self._own[max(0, start - self._kept) :]
        self._kept = min(self._kept, start)

    def __setitem__(self, at: Any, value: Any) -> None:
        raise TypeError("the items of a branch do not change")

    def insert(self, index: int, value: T) -> None:
        """Refuse to insert."""
        raise TypeError("a branch grows at its end")
