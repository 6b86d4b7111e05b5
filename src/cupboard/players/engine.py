"""The engine interface: from what a seat knows to a move, its value and its certainty."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from cupboard.core.errors import BadOptions, OutOfTurn
from cupboard.core.game import Observation
from cupboard.core.moveset import MoveSet
from cupboard.core.types import Move, Rng, Seat
from cupboard.players.score import Certainty, Score, Unit
from cupboard.search.budget import Budget, never_stop

__all__ = ["Advice", "Certainty", "Engine", "Limit", "Score", "Unit", "require_choice"]


@dataclass(frozen=True)
class Advice:
    """A move and the engine's knowledge about it."""

    move: Any
    score: Score
    """from the point of view of the seat that asked"""
    line: tuple[Move, ...] = ()
    """The expected sequence of moves, beginning with the advised one."""
    mix: tuple[tuple[Any, float], ...] = ()
    """For a mixed strategy, every choice with its probability."""


@dataclass(frozen=True)
class Limit:
    """Thinking limit: the first of these to be reached, or a cancellation."""

    seconds: float | None = None
    nodes: int | None = None
    stopped: Callable[[], bool] = field(default=never_stop)

    def __post_init__(self) -> None:
        given = [bound for bound in (self.seconds, self.nodes) if bound is not None]
        if any(bound <= 0 for bound in given):
            raise BadOptions("limit-not-positive")

    def deadline(self) -> float:
        """Return the monotonic time at which thinking must have ended."""
        return time.monotonic() + self.seconds if self.seconds is not None else float("inf")

    def budget(self, share: float = 1.0) -> Budget:
        """Return this limit, or a part of it, as a search budget; the clock starts now."""
        nodes = None if self.nodes is None else max(1, int(self.nodes * share))
        seconds = float("inf") if self.seconds is None else self.seconds * share
        return Budget(nodes, time.monotonic() + seconds, self.stopped)


class Engine(Protocol):
    """A player that explains its moves.

    It never sees a state and works from what the seat has observed.
    """

    def advise(
        self, observation: Observation[Any, Any], legal: MoveSet[Any], limit: Limit, rng: Rng
    ) -> Advice:
        """Return one of the legal moves within the limit."""
        ...


def require_choice(observation: Observation[Any, Any], legal: MoveSet[Any]) -> Seat:
    """Return the seat that has to decide; raise an error if it has nothing to decide."""
    seat = observation.seat
    if seat is None or not legal:
        raise OutOfTurn("engine-not-asked", seat=0 if seat is None else seat + 1)
    return seat
