"""Tables for lending: built once for each number of cups, and never used by two flights at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.model import build
from cupboard.games.hopper.physics.units import Poses

KEPT: Final = 20
"""tables that are kept for the next flight: all sixteen numbers of cups, and some to spare"""


@dataclass(frozen=True)
class Bodies:
    """A table that one flight has for itself."""

    cups: int
    beans: int
    model: Any
    data: Any
    parked: Poses
    """where beans wait that are not on the table"""

    @classmethod
    def made(cls, cups: int, beans: int) -> Bodies:
        model = build(cups, beans)
        parked = model.qpos0.reshape(beans, 7).copy()
        return cls(cups, beans, model, mujoco.MjData(model), parked)

    @property
    def poses(self) -> Poses:
        """How the beans lie or fly now; a view into the simulation."""
        rows: Poses = self.data.qpos.reshape(self.beans, 7)
        return rows

    @property
    def velocities(self) -> Poses:
        """Of each bean: metres a second, then turns in radians a second."""
        rows: Poses = self.data.qvel.reshape(self.beans, 6)
        return rows


_free: list[Bodies] = []
_lock = Lock()


@contextmanager
def lent(cups: int, beans: int) -> Iterator[Bodies]:
    """A table with so many cups and beans, for one flight."""
    bodies = _take(cups, beans) or Bodies.made(cups, beans)
    yield bodies
    # After an error it is not given back: nobody knows what state it is in.
    with _lock:
        _free.append(bodies)
        del _free[:-KEPT]


def _take(cups: int, beans: int) -> Bodies | None:
    with _lock:
        for number in reversed(range(len(_free))):
            if (_free[number].cups, _free[number].beans) == (cups, beans):
                return _free.pop(number)
    return None
