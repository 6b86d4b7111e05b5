"""What an engine is: it is given what its seat knows, and says a move, how sure it is, and why."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from cupboard.core.errors import BadOptions
from cupboard.core.game import Seen
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Move, Rng, Seat


class Certainty(Enum):
    """What stands behind an engine's word."""

    PROVEN = "proven"
    """Solved: no play can do better."""
    SEARCHED = "searched"
    """Looked ahead to a depth, estimated beyond."""
    ESTIMATED = "estimated"
    """Sampled or judged."""


class Unit(Enum):
    """What a value counts, always from the side of the seat that asked."""

    MARGIN = "margin"
    """Points ahead of the best other seat at the end."""
    WIN = "win"
    """+1 a win, -1 a loss."""
    CHANCE = "chance"
    """The chance to win, ties counted by their share."""


@dataclass(frozen=True)
class Advice:
    """A move and what the engine knows about it."""

    move: Any
    certainty: Certainty
    value: float
    unit: Unit
    depth: int | None = None
    line: tuple[Move, ...] = ()
    """The play it expects, beginning with the move."""
    mix: tuple[tuple[Any, float], ...] = ()
    """Where it bluffs: every choice and how often it makes it."""


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Limit:
    """How long an engine may think: to the first of these, and no further when told to stop."""

    seconds: float | None = None
    nodes: int | None = None
    stopped: Callable[[], bool] = field(default=_never)

    def __post_init__(self) -> None:
        given = [bound for bound in (self.seconds, self.nodes) if bound is not None]
        if any(bound <= 0 for bound in given):
            raise BadOptions("limit-not-positive")

    def deadline(self) -> float:
        """The moment, by the monotonic clock, at which thinking must have ended."""
        return time.monotonic() + self.seconds if self.seconds is not None else float("inf")


class Engine(Protocol):
    """A player that can say why. It never sees a state: it works from what the seat has seen."""

    def advise(
        self, seen: Seen[Any, Any], seat: Seat, legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """One of the legal moves, within the limit."""
        ...
