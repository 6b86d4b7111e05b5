"""What an expert offers for one game.

Every part is optional: a game without an expert can be played, but not against levels. An expert
package defines `EXPERT`. Its callables import what they need when they are called, so that finding
an expert is cheap.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from cupboard.core.game import State
from cupboard.players.levels import Level

if TYPE_CHECKING:
    from cupboard.learn.analysis import Study
    from cupboard.search.evaluation import Evaluation


class TooHard(Exception):
    """Nothing is proven within the limit. Earlier positions of the game will be harder still."""


@dataclass(frozen=True)
class ProvenValues:
    """Proven values of all moves of a position."""

    values: dict[str, float]
    line: tuple[str, ...]
    nodes: int


class PuzzleOracle(Protocol):
    """Proves positions that may become puzzles."""

    unit: str

    def judge(self, state: State) -> ProvenValues | None:
        """Return the values of all moves, or None if the player to move cannot win.

        Raise `TooHard` if nothing is proven within the limit.
        """


@dataclass(frozen=True)
class Expert:
    """Everything that plays or analyses one game well."""

    levels: tuple[Level, ...] = ()
    """the easiest first"""
    evaluation: Callable[[], Evaluation] | None = None
    study: Study | None = None
    puzzles: Callable[[], PuzzleOracle] | None = None
    precompile: Callable[[], None] | None = None
    """compiles what one question to each level does not reach"""
