"""The result of an analysis: versioned plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

VERSION = 3
"""Increase this whenever the content or the form of reports changes."""

Values: TypeAlias = tuple[float, ...]
"""Per seat: chance of winning, lead, or points, depending on the report's unit."""


Told: TypeAlias = tuple[tuple[dict[str, Any], ...], ...]
"""The facts of each move, in the form of `codec.fact_to_json`."""


@dataclass(frozen=True)
class Decision:
    """What a seat did and what it could have done.

    Values are given for all seats; the loss is the deciding seat's.
    """

    event: int
    """number of the event that this decision produced"""
    seat: int
    made: str
    before: Values
    """values with best play from here, as far as it was found"""
    after: Values
    """values with best play after the move that was made"""
    certainty: str
    """`proven`, `searched`, `estimated`, `counted`, or `unknown`"""
    depth: int | None = None
    best: str | None = None
    line: tuple[str, ...] = ()
    """the expected play, starting with the best move"""
    told: Told = ()
    """facts of the moves in `line`, if it was better than the move made; only facts that have
    texts"""
    loss: float | None = None
    """best minus made, in the report's `loss_unit`; None if unknown"""
    size: str | None = None
    """size of an error: `slip`, `error` or `blunder`"""
    marks: tuple[str, ...] = ()
    """`find`: the only good move; `forced`: the only legal move; `gave-away`: a proven win is gone;
    `missed`: the seat did not use something it could have known"""
    mix: tuple[tuple[str, float, float | None], ...] = ()
    """in games with mixed strategies: each choice, its equilibrium frequency, and its loss"""
    known: dict[str, Any] = field(default_factory=dict)
    """in memory games: what the seat could have known"""
    number: int = 0
    """number of the move, from 1, as move lists and replays count"""


@dataclass(frozen=True)
class TurningPoint:
    """A turning point: a decision after which the outlook changed."""

    event: int
    seat: int
    kind: str
    """`gave-away`, `error`, `find` or `swing`"""
    before: float
    after: float


@dataclass(frozen=True)
class Tally:
    """Summary of how a seat played."""

    seat: int
    decisions: int
    slips: int = 0
    errors: int = 0
    blunders: int = 0
    finds: int = 0
    missed: int = 0
    mean_loss: float | None = None


@dataclass(frozen=True)
class Report:
    """The complete analysis of a game."""

    game: str
    seats: int
    unit: str
    """what the values count: `chance`, `margin` or `points`"""
    loss_unit: str | None
    start: Values
    """values before the first decision"""
    decisions: tuple[Decision, ...]
    turns: tuple[TurningPoint, ...]
    tallies: tuple[Tally, ...]
    extras: dict[str, Any]
    version: int = VERSION

    def data(self) -> dict[str, Any]:
        """Return the report as it is stored and sent."""
        data: dict[str, Any] = asdict(self)
        return data
