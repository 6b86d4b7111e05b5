"""Between the rules' whole numbers and the metres of the simulation."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.geometry import UNIT, Pose

Poses = NDArray[np.float64]
"""A row of seven numbers for each bean: metres, and a quaternion."""
MICRO: Final = 1e-6
POSITION: Final = slice(0, 3)
TURN: Final = slice(3, 7)


def from_pose(pose: Pose) -> NDArray[np.float64]:
    """A pose of the rules in metres; its quaternion is a unit again."""
    row = np.array(pose, float)
    row[POSITION] *= MICRO
    row[TURN] /= np.linalg.norm(row[TURN])
    return row


def to_pose(row: NDArray[np.float64]) -> Pose:
    """The pose of the rules: micrometres, and a quaternion in millionths."""
    place, turn = row[POSITION] / MICRO, row[TURN] * UNIT
    return tuple(int(n) for n in np.rint(np.concatenate([place, turn])))


def rounded(poses: Poses) -> Poses:
    """Poses as they are when they were written down and read again."""
    return np.array([from_pose(to_pose(row)) for row in poses])
