"""Layout of Kalaha's flat array.

    pits   seat 0's pits from its left to its right, then seat 1's, … (`pits` each)
    stores one per seat
    then   the seat to act, the phase, the seats still rolling (a bit each), quiet moves
    then   the past: positions since the last capture, kept only if KALAHA-V5 needs them

Seats are numbered counter-clockwise, in sowing direction. Sides without a player take no room:
their pits stay empty and are passed over (KALAHA-1).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

ROLLING = 0
PLAYING = 1
OVER_PLAYED_OUT = 2
OVER_NO_MOVE = 3
OVER_SIDE_CLEARED = 4
OVER_SWEPT = 5
OVER_REPEATED = 6
OVER_QUIET = 7

# Offsets from `Rules.tail`, the first cell after pits and stores
ACTOR = 0
PHASE = 1
ROLLERS = 2
QUIET = 3
PAST = 4

QUIET_LIMIT = 100

CAPTURE_OPPOSITE = 0
CAPTURE_OPPOSITE_EMPTY = 1
CAPTURE_CORRESPONDING = 2

END_PLAYED_OUT = 0
END_NO_MOVE = 1
END_SIDE_CLEARED = 2
END_SWEEP = 3


class Rules(NamedTuple):
    """The options as the compiled rules read them."""

    seats: int
    pits: int
    stones: int
    capture: int
    end: int
    captures: bool
    take_capturer: bool
    sow_stores: bool
    free_turns: bool

    @property
    def tail(self) -> int:
        return self.seats * (self.pits + 1)

    @property
    def width(self) -> int:
        """The length of the array."""
        past = 0 if self.sow_stores else QUIET_LIMIT * (self.seats * self.pits + 1)
        return self.tail + PAST + past


def route(seats: int, pits: int, seat: int, stores: bool) -> list[int]:
    """KALAHA-4: return the cells of one lap of a seat's stones, from its own left-most pit.

    They are its pits, its own store (if stores are sown) and the others' pits, but never another
    store.
    """
    ring = seats * pits
    own = [seat * pits + pit for pit in range(pits)]
    others = [(seat * pits + pits + pit) % ring for pit in range(ring - pits)]
    return own + [ring + seat] * stores + others


def routes() -> npt.NDArray[np.uint16]:
    """Return every route, indexed by (stores sown, seats, pits, seat, step)."""
    table = np.zeros((2, 5, 7, 4, 4 * 6 + 1), dtype=np.uint16)
    for stores in (False, True):
        for seats in range(2, 5):
            for pits in range(1, 7):
                for seat in range(seats):
                    cells = route(seats, pits, seat, stores)
                    table[int(stores), seats, pits, seat, : len(cells)] = cells
    return table


# Kinds of trace entries
TRACE_PICKED = 0
TRACE_SOWN = 1
TRACE_STORED = 2
TRACE_CAPTURED = 3
TRACE_FREE_TURN = 4
TRACE_SKIPPED = 5
TRACE_SWEPT = 6
TRACE_ENDED = 7

# A move sows at most every stone of the largest board once, and adds a few more entries.
TRACE_ENTRIES = 12 * 6 * 4 + 64
