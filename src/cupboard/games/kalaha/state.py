"""State of a Kalaha game: named properties over the flat array, without rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np

from cupboard.core.game import State
from cupboard.core.kernel import Cells
from cupboard.games.kalaha.layout import (
    ACTOR,
    CAPTURE_CORRESPONDING,
    CAPTURE_OPPOSITE,
    CAPTURE_OPPOSITE_EMPTY,
    END_NO_MOVE,
    END_PLAYED_OUT,
    END_SIDE_CLEARED,
    END_SWEEP,
    OVER_QUIET,
    OVER_REPEATED,
    PAST,
    PHASE,
    QUIET,
    ROLLERS,
    ROLLING,
    Rules,
)
from cupboard.games.kalaha.spec import KalahaOptions, captures_possible

CAPTURE_CODES = {
    "opposite": CAPTURE_OPPOSITE,
    "opposite_empty": CAPTURE_OPPOSITE_EMPTY,
    "corresponding": CAPTURE_CORRESPONDING,
}
END_CODES = {
    "played_out": END_PLAYED_OUT,
    "no_move": END_NO_MOVE,
    "side_cleared": END_SIDE_CLEARED,
    "sweep": END_SWEEP,
}


@cache
def flat_rules(options: KalahaOptions, seats: int) -> Rules:
    """Return the options as the compiled rules read them."""
    return Rules(
        seats=seats,
        pits=options.pits,
        stones=options.stones,
        capture=CAPTURE_CODES[options.capture],
        end=END_CODES[options.end],
        captures=captures_possible(options, seats),
        take_capturer=not options.capturer_stays,
        sow_stores=options.sow_stores,
        free_turns=options.free_turns,
    )


@dataclass(frozen=True, repr=False)
class KalahaState(State):
    """Immutable state; `data` holds the bytes of the array that the rules work on."""

    options: KalahaOptions
    seats: int
    data: bytes

    # Kept, because comparing options takes longer than anything else that is read from a state.
    @cached_property
    def rules(self) -> Rules:
        return flat_rules(self.options, self.seats)

    def cells(self) -> Cells:
        """Return a copy of the array that the caller may change."""
        return np.frombuffer(self.data, dtype=np.int16).copy()

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        """The cells without earlier positions."""
        return tuple(np.frombuffer(self.data, np.int16, self.rules.tail + PAST).tolist())

    @cached_property
    def _tail(self) -> tuple[int, ...]:
        """The numbers after the stores, without earlier positions."""
        return self._numbers[self.rules.tail :]

    @property
    def actor(self) -> int:
        """The seat to move; undefined while dice are rolled."""
        return self._tail[ACTOR]

    @property
    def phase(self) -> int:
        return self._tail[PHASE]

    @property
    def rollers(self) -> tuple[int, ...]:
        """The seats that are still to roll the die."""
        if self.phase != ROLLING:
            return ()
        return tuple(seat for seat in range(self.seats) if self._tail[ROLLERS] >> seat & 1)

    @property
    def pits(self) -> tuple[tuple[int, ...], ...]:
        """The stones in each seat's pits, from its left to its right."""
        size, flat = self.options.pits, self._numbers
        return tuple([flat[seat * size : (seat + 1) * size] for seat in range(self.seats)])

    @property
    def stores(self) -> tuple[int, ...]:
        first = self.seats * self.options.pits
        return self._numbers[first : first + self.seats]

    @property
    def past(self) -> tuple[tuple[int, ...], ...]:
        """Positions since the last capture (pits, then the seat to move); KALAHA-V5 only."""
        if self.options.sow_stores or self.phase == ROLLING:
            return ()
        wide = self.seats * self.options.pits + 1
        kept = np.frombuffer(self.data, dtype=np.int16)[self.rules.tail + PAST :]
        # The position in which the last quiet move ended the game is the present one, so it is not
        # stored twice.
        count = self._tail[QUIET] + (self.phase not in (OVER_REPEATED, OVER_QUIET))
        return tuple(tuple(row) for row in kept.reshape(-1, wide)[:count].tolist())
