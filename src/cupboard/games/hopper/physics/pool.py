"""Pool of simulated tables, one per arrangement of cups, each used by one flight at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.model import build
from cupboard.games.hopper.physics.units import Poses
from cupboard.games.hopper.places import Arrangement

KEPT: Final = 20
"""most tables kept for the next flight: all sixteen closed blocks, and some to spare"""


@dataclass(frozen=True)
class Bodies:
    """A simulated table that one flight uses exclusively."""

    tray: Arrangement
    beans: int
    model: Any
    data: Any
    parked: Poses
    """poses of the beans that are not on the table"""

    @classmethod
    def made(cls, tray: Arrangement, beans: int) -> Bodies:
        model = build(tray, beans)
        parked = model.qpos0.reshape(beans, 7).copy()
        return cls(tray, beans, model, mujoco.MjData(model), parked)

    @property
    def poses(self) -> Poses:
        """The present poses of the beans, as a view into the simulation."""
        rows: Poses = self.data.qpos.reshape(self.beans, 7)
        return rows

    @property
    def velocities(self) -> Poses:
        """The velocities of each bean: metres per second, then radians per second."""
        rows: Poses = self.data.qvel.reshape(self.beans, 6)
        return rows


_free: list[Bodies] = []
_lock = Lock()


@contextmanager
def lent(tray: Arrangement, beans: int) -> Iterator[Bodies]:
    """Lend a table with these cups and beans for one flight."""
    bodies = _take(tray, beans) or Bodies.made(tray, beans)
    yield bodies
    # After an error the table is not returned, because its state is unknown.
    with _lock:
        _free.append(bodies)
        del _free[:-KEPT]


def _take(tray: Arrangement, beans: int) -> Bodies | None:
    with _lock:
        for number in reversed(range(len(_free))):
            if (_free[number].tray, _free[number].beans) == (tray, beans):
                return _free.pop(number)
    return None
