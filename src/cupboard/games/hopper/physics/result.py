"""Result of a flight: the place and trajectory of every bean that moved."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

import numpy as np
from numpy.typing import NDArray

from cupboard.games.hopper.flight_path import LENGTH_UNIT, TURN_UNIT, Track, encode
from cupboard.games.hopper.geometry import (
    BEAN_REST,
    CUP_HEIGHT,
    CUP_INNER,
    FLOOR,
    FURTHEST,
    UNIT,
    Pose,
    cell_at,
    centre,
    open_place,
)
from cupboard.games.hopper.landing import Flight, Landing
from cupboard.games.hopper.physics.run import Flown
from cupboard.games.hopper.physics.units import POSITION, TURN, Poses, to_pose
from cupboard.games.hopper.places import NAMES, OFF, Arrangement
from cupboard.games.hopper.state import HopperState

STILL: Final = 0.0001
"""metres: a smaller movement is invisible and ignored"""
STILL_TURN: Final = 0.01
BELOW_TABLE: Final = -BEAN_REST
LARGEST: Final = 32_767


@dataclass(frozen=True)
class Way:
    """A bean that moved, with its first frame of motion and the frame in which it stopped."""

    bean: int
    first: int
    rest: int


def result(state: HopperState, start: Poses, flown: Flown) -> Flight:
    """Return the beans whose poses changed, in the order in which they stopped."""
    stirred = np.flatnonzero((flown.frames != start).any(axis=(0, 2)))
    ways = [way for bean in stirred if (way := _way(int(bean), start[bean], flown))]
    ways.sort(key=lambda way: (way.rest, flown.launched.get(way.bean, 0), way.bean))
    landings = tuple(_landing(state, way.bean, flown) for way in ways)
    return Flight(landings, encode([_track(way, flown) for way in ways]))


def _way(bean: int, start: NDArray[np.float64], flown: Flown) -> Way | None:
    frames = flown.frames[:, bean]
    if bean in flown.launched:
        first = flown.launched[bean]
    else:
        left = np.flatnonzero(_apart(frames, start))
        if not len(left) or not _apart(frames[-1:], start)[0]:
            return None
        first = max(0, int(left[0]) - 1)
    moving = np.flatnonzero(_apart(frames[first:], frames[-1]))
    return Way(bean, first, first + (int(moving[-1]) + 1 if len(moving) else 0))


def _apart(frames: NDArray[np.float64], pose: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return the frames in which a bean visibly differs from a pose."""
    away = np.linalg.norm(frames[:, POSITION] - pose[POSITION], axis=1)
    turned = np.abs(np.abs(frames[:, TURN] @ pose[TURN]) - 1)
    still: NDArray[np.bool_] = (away < STILL) & (turned < STILL_TURN**2)
    return ~still


def _track(way: Way, flown: Flown) -> Track:
    frames = flown.frames[way.first : way.rest + 1, way.bean].copy()
    frames[-1] = flown.frames[-1, way.bean]
    units = np.array([LENGTH_UNIT] * 3 + [TURN_UNIT] * 4)
    numbers = np.clip(np.rint(np.nan_to_num(frames) / units), -LARGEST, LARGEST)
    return Track(way.bean, way.first, numbers.astype(np.int16))


def _landing(state: HopperState, bean: int, flown: Flown) -> Landing:
    pose = _within_the_room(flown.frames[-1, bean])
    seat = flown.movers.get(bean, state.air[0].seat)
    return Landing(bean, seat, NAMES[place(pose, state.arrangement)], pose)


def _within_the_room(row: NDArray[np.float64]) -> Pose:
    """Return a valid pose for the rules, whatever the simulation produced."""
    pose = to_pose(row) if np.isfinite(row).all() else ()
    if not pose or max(map(abs, pose[:3])) > FURTHEST:
        return (0, FURTHEST, FLOOR, UNIT, 0, 0, 0)
    return pose


def place(pose: Pose, tray: Arrangement) -> int:
    """HOPPER-4: return the place of a bean in this pose. On a rim counts as beside the cup."""
    x, y, z = pose[:3]
    if z < BELOW_TABLE:
        return OFF
    cell = cell_at(x, y, tray.frame)
    if cell in tray.cells and z < CUP_HEIGHT:
        at = centre(cell, tray.frame)
        if hypot(x - at[0], y - at[1]) <= CUP_INNER:
            return cell
    return open_place(x, y)
