"""Fair draws: randomness that a table commits to before the game and reveals after it.

Draw number *n* of a table with seed *s* reads the stream SHA-256(s ‖ n ‖ i), i = 0, 1, 2 …
(n and i as 8 bytes, most significant first). The number of a draw is the number of events before
it (see `Timeline.draw_number` for real-time chance nodes). Anyone who has the seed can repeat every
draw in any language that has SHA-256.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import TypeVar

from cupboard.core.types import Rng

T = TypeVar("T")

SEED_BYTES = 16
WORD_BYTES = 8
WORD = 1 << (8 * WORD_BYTES)


def new_seed() -> bytes:
    """Return a new cryptographically random seed."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """Return the SHA-256 commitment that is published before the game."""
    return hashlib.sha256(seed).hexdigest()


class SeededRandom:
    """Random numbers of one draw, read from the committed seed."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._prefix = seed + number.to_bytes(WORD_BYTES, "big")
        self._block = 0
        self._left = b""

    def _word(self) -> int:
        if not self._left:
            counter = self._block.to_bytes(WORD_BYTES, "big")
            self._left = hashlib.sha256(self._prefix + counter).digest()
            self._block += 1
        word, self._left = self._left[:WORD_BYTES], self._left[WORD_BYTES:]
        return int.from_bytes(word, "big")

    def randrange(self, stop: int, /) -> int:
        """Return a uniform integer in [0, stop).

        Values above the largest multiple of `stop` are rejected to avoid bias.
        """
        if stop < 1:
            raise ValueError("randrange needs a stop of at least 1")
        limit = WORD - WORD % stop
        while True:
            word = self._word()
            if word < limit:
                return word % stop

    def random(self) -> float:
        """Return a uniform float in [0, 1) with 53 bits."""
        return (self._word() >> 11) / (1 << 53)


def player_random(seed: bytes, seat: int, number: int) -> SeededRandom:
    """Return a player's own random numbers, repeatable but independent of the seed's draws."""
    return SeededRandom(hashlib.sha256(seed + b"player" + bytes([seat])).digest(), number)


def shuffled(items: Iterable[T], rng: Rng) -> tuple[T, ...]:
    """Return the items in random order, with all orders equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = rng.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
