"""Games in which things happen in real time: what a table has to know of them.

The rules stay pure: a move says itself when it was made, in milliseconds since what is under way
began, and the rules judge that. A table keeps the clock, writes the time into the moves, shows the
course of things, and lets chance decide when the course has come to its end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from cupboard.core.errors import CupboardError
from cupboard.core.types import Seat


@dataclass(frozen=True, slots=True)
class Course:
    """How something under way goes if nobody moves any more."""

    ms: int
    """when it comes to its end"""
    path: str
    """how it goes until then: words that only the game and its board understand"""


class Live(ABC):
    """The real time of a game. Pure, as the game itself."""

    last_call: int
    """nobody may move later than this before chance has decided"""

    @abstractmethod
    def timed(self, text: str, ms: int) -> str:
        """The text of a move that is made at this time, whatever time it spoke of."""

    @abstractmethod
    def opens(self, state: Any, seat: Seat) -> int | None:
        """The first time at which a seat may move; None: not before chance has decided."""

    @abstractmethod
    def course(self, state: Any, outcome: Any) -> Course:
        """How it comes to an outcome."""

    @abstractmethod
    def not_yet(self, ms: int) -> CupboardError:
        """The refusal of a move that has to wait for so long."""
