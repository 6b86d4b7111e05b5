"""The luck of remembering, drawn from the game itself.

An engine keeps nothing between two questions, yet must not forget a cup in one and know it again
in the next. So the luck of a sighting is a fingerprint of the seat and of everything it was shown
up to then: the same whenever it is asked, different in every game, and no secret goes into it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from cupboard.core.types import Fact, Seat

BYTES = 4
WORD = 1 << (8 * BYTES)


class Watching:
    """Goes through the facts a seat was shown, with three lucky numbers for each."""

    def __init__(self, seat: Seat, facts: Iterable[Fact]) -> None:
        self._seat = seat
        self._facts = facts

    def __iter__(self) -> Iterator[tuple[Fact, tuple[float, float, float]]]:
        told = hashlib.sha256(f"seat {self._seat}".encode())
        for fact in self._facts:
            told.update(repr(fact).encode())
            yield fact, _numbers(told.digest())


def _numbers(digest: bytes) -> tuple[float, float, float]:
    one, two, three = (
        int.from_bytes(digest[at : at + BYTES], "big") / WORD for at in range(0, 3 * BYTES, BYTES)
    )
    return one, two, three
