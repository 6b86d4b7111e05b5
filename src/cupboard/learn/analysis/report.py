"""What an analysis says: plain data, of a version."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

VERSION = 2
"""To be raised whenever a report says something else, or the same in another way."""

Values: TypeAlias = tuple[float, ...]
"""For each seat: its chance to win, its lead, or its points, as the report's unit says."""


Told: TypeAlias = tuple[tuple[dict[str, Any], ...], ...]
"""For each move its facts, as `codec.fact_to_json` writes them."""


@dataclass(frozen=True)
class Decision:
    """What a seat did, and what it could have done. Values are those of all seats, so that nobody
    has to ask from whose side they count; the loss is the deciding seat's."""

    event: int
    """the number of the event it was made by"""
    seat: int
    made: str
    before: Values
    """with best play from here, as far as it was found"""
    after: Values
    """with best play after the move that was made"""
    certainty: str
    """`proven`, `searched`, `estimated`, `counted`, or `unknown`"""
    depth: int | None = None
    best: str | None = None
    line: tuple[str, ...] = ()
    """the play that was expected, beginning with the best move"""
    told: Told = ()
    """what the moves of that line do, where it was better than what was made; of those facts that
    there are words for"""
    loss: float | None = None
    """best minus made, in the report's `loss_unit`; None where nobody can say"""
    size: str | None = None
    """of an error: `slip`, `error` or `blunder`"""
    marks: tuple[str, ...] = ()
    """`find`: the one good move; `forced`: the only move; `gave-away`: a proven win is gone;
    `missed`: what could have been known was not used"""
    mix: tuple[tuple[str, float, float | None], ...] = ()
    """where one bluffs: each choice, how often it should be made, and what it loses"""
    known: dict[str, Any] = field(default_factory=dict)
    """in games of memory: what could have been known"""


@dataclass(frozen=True)
class Turn:
    """A decision after which everything looked different."""

    event: int
    seat: int
    kind: str
    """`gave-away`, `error`, `find` or `swing`"""
    before: float
    after: float


@dataclass(frozen=True)
class Tally:
    """How a seat played."""

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
    """The whole analysis."""

    game: str
    seats: int
    unit: str
    """what the values count: `chance`, `margin` or `points`"""
    loss_unit: str | None
    start: Values
    """before the first decision"""
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]
    tallies: tuple[Tally, ...]
    extras: dict[str, Any]
    version: int = VERSION

    def data(self) -> dict[str, Any]:
        """As it is kept and sent."""
        told: dict[str, Any] = asdict(self)
        return told
