"""State of a Kala game: named properties over the flat array, without rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from cupboard.core.game import State
from cupboard.core.kernel import Cells
from cupboard.games.kala.layout import (
    ACTOR,
    AT,
    BANK,
    CELL_NAMES,
    CELLS,
    CUP,
    FIELD,
    OPEN,
    PHASE,
    SEATS,
    STORE,
    Rules,
)
from cupboard.games.kala.spec import KalaOptions, flat_rules


@dataclass(frozen=True, repr=False)
class KalaState(State):
    """Immutable state; `data` holds the bytes of the array that the rules work on."""

    options: KalaOptions
    seats: int
    data: bytes

    # Kept, because comparing options takes longer than anything else that is read from a state.
    @cached_property
    def rules(self) -> Rules:
        return flat_rules(self.options)

    def cells(self) -> Cells:
        """Return a copy of the array that the caller may change."""
        return np.frombuffer(self.data, dtype=np.int16).copy()

    @cached_property
    def _all_numbers(self) -> tuple[int, ...]:
        return tuple(np.frombuffer(self.data, dtype=np.int16).tolist())

    def _numbers(self, first: int, count: int) -> tuple[int, ...]:
        return self._all_numbers[first : first + count]

    @property
    def field(self) -> tuple[int, ...]:
        """The beans in the field cups a1, b1, c1, d1, a2 … d4, including covered ones (KALA-14)."""
        return self._numbers(FIELD, CELLS)

    @property
    def cups(self) -> tuple[int, ...]:
        """The beans in the playing cups of Dark and Light."""
        return self._numbers(CUP, SEATS)

    @property
    def at(self) -> tuple[str, ...]:
        """The field cups that the playing cups are on."""
        return tuple(CELL_NAMES[cell] for cell in self._numbers(AT, SEATS))

    @property
    def stores(self) -> tuple[int, ...]:
        return self._numbers(STORE, SEATS)

    @property
    def bank(self) -> int:
        return self._numbers(BANK, 1)[0]

    @property
    def bank_open(self) -> bool:
        """KALA-3: whether players sow from the bank."""
        return self._numbers(OPEN, 1) == (1,)

    @property
    def actor(self) -> int:
        """The seat to sow, or the one that no longer could; undefined before the first turn."""
        return self._numbers(ACTOR, 1)[0]

    @property
    def phase(self) -> int:
        return self._numbers(PHASE, 1)[0]
