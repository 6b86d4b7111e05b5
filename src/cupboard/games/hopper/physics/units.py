"""Conversion between the rules' integers and the simulation's metres."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.geometry import UNIT, Pose

Poses = NDArray[np.float64]
"""One row of seven numbers per bean: metres, and a quaternion."""
MICRO: Final = 1e-6
POSITION: Final = slice(0, 3)
TURN: Final = slice(3, 7)
WHOLE: Final = np.array([1e6] * 3 + [UNIT] * 4)
"""units of the rules: micrometres, and millionths of a unit quaternion"""


def from_poses(poses: Sequence[Pose] | Poses) -> Poses:
    """Return poses of the rules in metres, with normalised quaternions."""
    rows: Poses = np.array(poses, float) / WHOLE
    rows[:, TURN] /= np.linalg.norm(rows[:, TURN], axis=1, keepdims=True)
    return rows


def to_pose(row: Poses) -> Pose:
    """Return the pose in the rules' units."""
    return tuple(map(int, np.rint(row * WHOLE)))


def rounded(poses: Poses) -> Poses:
    """Return poses as they are after encoding and decoding."""
    return from_poses(np.rint(poses * WHOLE))
