"""State of a Ronda game: plain named values, without rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cupboard.core.game import State
from cupboard.games.ronda.spec import RondaOptions


class Phase(StrEnum):
    """The next step: two random results, then the steps of a turn, and the end."""

    SHUFFLE = "shuffle"
    LOT = "lot"
    LIFT = "lift"
    """A cup is to be lifted: the first of a turn, or a second one."""
    PAIR = "pair"
    """Two equal cups are open; add or pass."""
    ADDED = "added"
    """A bean was added; continue with one of the two, or pass."""
    OVER = "over"


@dataclass(frozen=True, repr=False)
class RondaState(State):
    """The complete state, including covered cups; views are derived from it (RONDA-13)."""

    options: RondaOptions
    seats: int
    phase: Phase
    actor: int
    """The seat to act, or the winner; 0 until the starting player is chosen."""
    cups: tuple[int, ...]
    """The beans under cups 1 to 10, clockwise; empty until they are shuffled."""
    open: tuple[int, ...]
    """The open cups, in the order they were lifted."""
    barred: int | None
    """RONDA-7: the cup that was just covered and may not be lifted next."""
    going_on: bool
    """RONDA-12: an easy turn continues with all cups covered, so it may end with a pass."""
    hands: tuple[int, ...]
    black: int
    out: int
    """The number of beans that left the game."""

    def under(self, cup: int) -> int:
        """Return the number of beans under a cup, 1–10."""
        return self.cups[cup - 1]
