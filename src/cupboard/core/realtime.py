"""Interface for games with real-time events.

The rules stay pure. A move contains the time at which it was made, in milliseconds since the event
began, and the rules judge that time. A table keeps the clock, writes the time into each move, shows
the predicted course and resolves the chance node when the course ends.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.core.types import Seat


@dataclass(frozen=True, slots=True)
class Trajectory:
    """The predicted course of a real-time event if no further move is made."""

    ms: int
    """end of the event, in milliseconds since it began"""
    path: str
    """the course in a format that only the game and its board understand"""


class RealTime(ABC):
    """Real-time behaviour of a game. All members are pure functions."""

    last_call: int
    """latest time, in milliseconds, at which a seat may move before the chance node is resolved"""

    @abstractmethod
    def timed(self, text: str, ms: int) -> str:
        """Return the move text with its time replaced by `ms`."""

    @abstractmethod
    def opens(self, state: Any, seat: Seat) -> int | None:
        """Return the earliest time at which a seat may move, or None before the outcome."""

    @abstractmethod
    def course(self, state: Any, outcome: Any) -> Trajectory:
        """Return the course of events that leads to an outcome."""

    @abstractmethod
    def not_yet(self, ms: int) -> CupboardError:
        """Return the error for a move that comes `ms` milliseconds too early."""
