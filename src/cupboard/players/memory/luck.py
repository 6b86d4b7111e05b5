"""Deterministic randomness for engine memory, derived from the game history.

An engine keeps no state between two questions, but must not forget a cup in one and know it again
in the next. The random numbers of a sighting are therefore a fingerprint of the seat and all its
sightings so far. They are the same for every question, differ between games and depend on no
secret.
"""

from __future__ import annotations

import hashlib
import struct

from cupboard.core.types import Seat

WORD = 1 << 32
THREE_WORDS = struct.Struct(">3I")


class Luck:
    """Random numbers for successive sightings."""

    def __init__(self, seat: Seat) -> None:
        self._told = hashlib.sha256(b"seat %d" % seat)

    def of(self, place: int, what: int) -> tuple[float, float, float]:
        """Return three numbers in [0, 1) for the next sighting."""
        self._told.update(b" %d:%d" % (place, what))
        one, two, three = THREE_WORDS.unpack_from(self._told.digest())
        return one / WORD, two / WORD, three / WORD
