"""The luck of remembering, drawn from the game itself.

An engine keeps nothing between two questions, yet must not forget a cup in one and know it again
in the next. So the luck of a sighting is a fingerprint of the seat and of all its sightings up to
then: the same whenever it is asked, different in every game, and no secret goes into it.
"""

from __future__ import annotations

import hashlib
import struct

from cupboard.core.types import Seat

WORD = 1 << 32
THREE_WORDS = struct.Struct(">3I")


class Luck:
    """Lucky numbers for one sighting after the other."""

    def __init__(self, seat: Seat) -> None:
        self._told = hashlib.sha256(b"seat %d" % seat)

    def of(self, place: int, what: int) -> tuple[float, float, float]:
        """Three numbers in [0, 1) for the next sighting."""
        self._told.update(b" %d:%d" % (place, what))
        one, two, three = THREE_WORDS.unpack_from(self._told.digest())
        return one / WORD, two / WORD, three / WORD
