"""Between the rules' whole numbers and the metres of the simulation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.geometry import UNIT, Pose

Poses = NDArray[np.float64]
"""A row of seven numbers for each bean: metres, and a quaternion."""
MICRO: Final = 1e-6
POSITION: Final = slice(0, 3)
TURN: Final = slice(3, 7)
WHOLE: Final = np.array([1e6] * 3 + [UNIT] * 4)
"""what the rules count in: micrometres, and millionths of a unit quaternion"""


def from_poses(poses: Sequence[Pose] | Poses) -> Poses:
    """Poses of the rules in metres; quaternions are units again."""
    rows: Poses = np.array(poses, float) / WHOLE
    rows[:, TURN] /= np.linalg.norm(rows[:, TURN], axis=1, keepdims=True)
    return rows


def to_pose(row: Poses) -> Pose:
    """The pose of the rules."""
    return tuple(map(int, np.rint(row * WHOLE)))


def rounded(poses: Poses) -> Poses:
    """Poses as they are when they were written down and read again."""
    return from_poses(np.rint(poses * WHOLE))
