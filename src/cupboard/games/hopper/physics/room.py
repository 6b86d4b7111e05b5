"""Room for a loose bean that a cup was pushed against: the nearest spot where it fits."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.geometry import BEAN_AXES, CUP_OUTER, TRAY_HALF, centre
from cupboard.games.hopper.physics.units import MICRO
from cupboard.games.hopper.places import cells

STEP: Final = 0.001
RINGS: Final = 80
WAYS: Final = 24
SLIT: Final = 0.0002
"""metres that stay between the bean and whatever is beside it"""
HALF: Final = BEAN_AXES[0] * MICRO + SLIT
"""a flat bean that is turned anyhow fits into a circle with this radius"""

Point = NDArray[np.float64]


def free_spot(at: Point, cups: int, others: NDArray[np.float64]) -> Point:
    """The nearest point in the tray where a bean touches no cup, no wall and no other bean; the
    same point, if there is none."""
    middles = np.array([centre(cell, cups) for cell in cells(cups)]).reshape(-1, 2) * MICRO
    for ring in range(RINGS):
        for way in range(WAYS if ring else 1):
            angle = 2 * pi * way / WAYS
            spot = at + ring * STEP * np.array([cos(angle), sin(angle)])
            if _fits(spot, middles, others):
                return spot
    return at


def _fits(spot: Point, middles: NDArray[np.float64], others: NDArray[np.float64]) -> bool:
    return bool(
        np.abs(spot).max() <= TRAY_HALF * MICRO - HALF
        and all(hypot(*(spot - middle)) >= CUP_OUTER * MICRO + HALF for middle in middles)
        and all(hypot(*(spot - other)) >= 2 * HALF for other in others)
    )
