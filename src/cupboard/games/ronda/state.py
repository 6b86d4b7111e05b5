"""A moment of a Ronda game: plain named values, and no rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cupboard.core.game import State
from cupboard.games.ronda.spec import RondaOptions


class Phase(StrEnum):
    """What is due: two draws, then the steps of a turn, and the end."""

    SHUFFLE = "shuffle"
    LOT = "lot"
    LIFT = "lift"
    """A cup is to be lifted: the first of a turn, or one next to the open cup."""
    PAIR = "pair"
    """Two equal cups lie open: add or pass."""
    ADDED = "added"
    """A bean was added: go on with one of the two, or pass."""
    OVER = "over"


@dataclass(frozen=True, repr=False)
class RondaState(State):
    """Everything there is, covered cups included: views are cut from it (RONDA-13)."""

    options: RondaOptions
    seats: int
    phase: Phase
    actor: int
    """The seat whose turn it is, or who won; 0 until the lot has fallen."""
    cups: tuple[int, ...]
    """The beans under cups 1 to 10, clockwise; empty until they are shuffled."""
    open: tuple[int, ...]
    """The cups that are lifted now, in the order they were lifted."""
    barred: int | None
    """RONDA-7: the cup just covered, which is not the new one to lift."""
    going_on: bool
    """RONDA-12: an easy turn goes on with all cups covered, so it may end by passing."""
    hands: tuple[int, ...]
    black: int
    out: int
    """The beans that left the game."""

    def under(self, cup: int) -> int:
        """The beans under a cup, 1–10."""
        return self.cups[cup - 1]
