"""The table as bodies: cups of wall segments, a tray with low walls, ellipsoid beans, a floor."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, degrees, pi, sin, tan
from typing import Any, Final

from cupboard.games.hopper.flight_path import RATE
from cupboard.games.hopper.geometry import (
    BEAN_AXES,
    CUP_HEIGHT,
    CUP_INNER,
    CUP_OUTER,
    FLOOR,
    TABLE_RADIUS,
    TRAY_HALF,
    TRAY_HEIGHT,
    TRAY_WALL,
    centre,
)
from cupboard.games.hopper.physics.engine import mujoco
from cupboard.games.hopper.physics.units import MICRO
from cupboard.games.hopper.places import Arrangement

STEPS: Final = 32
"""simulation steps per frame"""
STEP: Final = 1 / (RATE * STEPS)
"""seconds, about half a millisecond"""
SLEEP_TOLERANCE: Final = 0.01

# Contact parameters of wood: stiff (a natural frequency of 1200 per second), damped, and rough
# enough to stop a rolling bean. `docs/engines/hopper-physics.md` says how these were chosen.
STIFFNESS: Final = 1200.0
DAMPING: Final = 0.35
WOOD: Final = f'solref="{-(STIFFNESS**2)} {-2 * DAMPING * STIFFNESS}" friction="0.5 0.003 0.0006"'
CARPET: Final = 'solref="-40000 -600" friction="1 0.02 0.02"'
BEAN_DENSITY: Final = 700

CUP_WALLS: Final = 12
WALL_LAP: Final = 1.08
"""overlap of neighbouring walls of a cup, so that there is no gap"""
TABLE_THICKNESS: Final = 0.02
MEMORY: Final = "8M"
PARKED: Final = (0.1, 20.0)
"""spacing and height above the table of the row in which beans in hands are parked"""


def build(tray: Arrangement, beans: int) -> Any:
    """Build the table with this arrangement of cups and this many beans."""
    return mujoco.MjModel.from_xml_string("\n".join(_lines(tray, beans)))


def _lines(tray: Arrangement, beans: int) -> Iterator[str]:
    yield f"""<mujoco><size memory="{MEMORY}"/>
<option timestep="{STEP!r}" integrator="implicitfast" cone="elliptic"
    sleep_tolerance="{SLEEP_TOLERANCE}"><flag sleep="enable" autoreset="disable"/></option>
<default><geom condim="6" {WOOD}/></default><worldbody>"""
    yield f'<geom type="plane" size="5 5 1" pos="0 0 {FLOOR * MICRO - 0.004}" {CARPET}/>'
    half = TABLE_THICKNESS / 2
    yield f'<geom type="cylinder" size="{TABLE_RADIUS * MICRO} {half}" pos="0 0 {-half}"/>'
    yield from _tray()
    for cell in tray.cells:
        yield from _cup(*centre(cell, tray.frame))
    size = " ".join(str(axis * MICRO) for axis in BEAN_AXES)
    for bean in range(beans):
        yield f"""<body sleep="init" pos="{PARKED[0] * bean} 0 {PARKED[1]}"><freejoint/>
<geom type="ellipsoid" size="{size}" density="{BEAN_DENSITY}"/></body>"""
    yield "</worldbody></mujoco>"


def _tray() -> Iterator[str]:
    middle, thick, high = ((TRAY_HALF + TRAY_WALL / 2), TRAY_WALL / 2, TRAY_HEIGHT / 2)
    long = TRAY_HALF + TRAY_WALL
    for side in (-1, 1):
        yield _box((side * middle, 0, high), (thick, long, high))
        yield _box((0, side * middle, high), (long, thick, high))


def _cup(x: int, y: int) -> Iterator[str]:
    """Yield a ring of walls; the table top is the cup's floor."""
    radius, thick, high = (CUP_OUTER + CUP_INNER) / 2, (CUP_OUTER - CUP_INNER) / 2, CUP_HEIGHT / 2
    wide = WALL_LAP * radius * tan(pi / CUP_WALLS)
    for wall in range(CUP_WALLS):
        way = 2 * pi * wall / CUP_WALLS
        at = (x + radius * cos(way), y + radius * sin(way), high)
        yield _box(at, (thick, wide, high), degrees(way))


def _box(at: tuple[float, ...], size: tuple[float, ...], turned: float = 0) -> str:
    """Return a box at a place, with half sizes in micrometres."""
    pos, half = (" ".join(repr(n * MICRO) for n in numbers) for numbers in (at, size))
    return f'<geom type="box" pos="{pos}" size="{half}" euler="0 0 {turned!r}"/>'
