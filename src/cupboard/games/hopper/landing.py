"""Chance outcome of a flight: where everything that moved has stopped.

This is all that the rules know of a flight. The simulation in `physics`, a simpler model in tests,
and a record in a replay all produce the same type.
"""

from __future__ import annotations

from dataclasses import dataclass

from cupboard.games.hopper.geometry import Pose


@dataclass(frozen=True, slots=True)
class Landing:
    """A bean that was moved, and its new pose.

    `seat` is the shooter of the bean or, for a bean that was hit, the seat whose shot moved it
    last. `place` is a cup by its cell, `tray`, `table` or `off`.
    """

    bean: int
    seat: int
    place: str
    pose: Pose


@dataclass(frozen=True, slots=True)
class Flight:
    """Every bean that was moved, in the order in which they stopped.

    `path` holds their trajectories for spectators (see `path`), and is empty if they are unknown.
    """

    landings: tuple[Landing, ...]
    path: str = ""
