"""What chance decides when beans fly: where everything that moved came to rest.

This is all that the rules know of a flight. Whoever computes it fills in the same form: bodies in
`physics`, a test's simpler model; a replay reads it from the record.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Landing:
    """A bean that was moved, and how it lies now.

    `seat` is the shooter whose bean it is or, of a bean that was hit, whose shot moved it last.
    `place` is a cup by its cell, `tray`, `table` or `off`.
    """

    bean: int
    seat: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Flight:
    """Every bean that was moved, in the order in which they came to rest, and the way they took
    there (see `path`), for those who watch; empty where nobody knows it."""

    landings: tuple[Landing, ...]
    path: str = ""
