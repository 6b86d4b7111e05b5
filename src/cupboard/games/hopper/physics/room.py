"""Free space for a loose bean that a pushed cup would overlap."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.geometry import BEAN_AXES, CUP_OUTER, TRAY_HALF, centre
from cupboard.games.hopper.physics.units import MICRO
from cupboard.games.hopper.places import Arrangement

STEP: Final = 0.001
RINGS: Final = 80
WAYS: Final = 24
SLIT: Final = 0.0002
"""metres between the bean and anything beside it"""
HALF: Final = BEAN_AXES[0] * MICRO + SLIT
"""radius of a circle that contains a flat bean in any orientation"""

Point = NDArray[np.float64]


def free_spot(at: Point, tray: Arrangement, others: NDArray[np.float64]) -> Point:
    """Return the nearest point in the tray where a bean touches nothing.

    Return the same point if there is none.
    """
    middles = np.array([centre(cell, tray.frame) for cell in tray.cells]).reshape(-1, 2) * MICRO
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
