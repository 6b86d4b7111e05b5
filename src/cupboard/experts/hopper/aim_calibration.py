"""Accuracy of a hand, measured by practice shots with the game's own flight model.

A player practises alone on a fresh table, always at one cup in the middle, and records where each
bean stops relative to that cup as seen from the player's seat. The results for the levels are
stored in `aim_calibration.json` (written by `cupboard lab study hopper aim --save`); any other hand
practises when it is first used.
"""

from __future__ import annotations

import json
import time
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Final

from cupboard.core.random_stream import SeededRandom
from cupboard.core.types import Played, Resolved, Rng
from cupboard.experts.hopper.aim_noise import AimNoise
from cupboard.games.hopper import GAME, HopperState, aim_at
from cupboard.games.hopper.geometry import CUP_INNER, bearing, cell_at, centre
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.places import WHOLE_TRAY
from cupboard.players.engine import Limit

SHOTS: Final = 160
PATIENCE: Final = 0.5
"""most seconds of practice before one shot, so slow flights get less practice"""
TARGET: Final = 5
"""b2, which has cups on all sides"""
SEATS: Final = 2
LandingError = tuple[float, float]
"""micrometres to the right of and beyond the centre of the intended cup"""
NO_DRIFT: Final = (0.0, 0.0)
BOOK: Final = "aim_calibration.json"


_noted: dict[AimNoise, list[LandingError]] = {}


def landing_errors(hand: AimNoise, limit: Limit) -> tuple[LandingError, ...]:
    """Return the results of a hand's practice, which are the same for every table.

    If the limit does not allow all shots, the next call continues.
    """
    if known := book().get(key(hand)):
        return known
    noted = _noted.setdefault(hand, [])
    if len(noted) < SHOTS:
        _go_on(noted, hand, limit)
    return tuple(noted) or (NO_DRIFT,)


@cache
def book() -> dict[str, tuple[LandingError, ...]]:
    """Return the stored results of hands that have practised before."""
    kept = files("cupboard.experts.hopper").joinpath(BOOK)
    data = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    return {name: tuple((aside, beyond) for aside, beyond in rows) for name, rows in data.items()}


def key(hand: AimNoise) -> str:
    """Return a hand's key in the stored results."""
    return f"{hand.aim:g} {hand.power:g} {hand.timing:g}"


def _go_on(noted: list[LandingError], hand: AimNoise, limit: Limit) -> None:
    ends = time.monotonic() + min(PATIENCE, (limit.seconds or PATIENCE) / 2)
    while len(noted) < SHOTS and time.monotonic() < ends and not limit.stopped():
        noted.append(sample_error(hand, len(noted)))


def sample_error(hand: AimNoise, number: int) -> LandingError:
    """Return the error of one practice shot."""
    return _practise(_fresh_table(), hand, SeededRandom(b"practice", number))


@cache
def _fresh_table() -> HopperState:
    return GAME.apply(GAME.new(GAME.options(), SEATS), Resolved("lot", 0)).state


def _practise(state: HopperState, hand: AimNoise, rng: Rng) -> LandingError:
    x, y = centre(TARGET, WHOLE_TRAY)
    shot = hand.shoot(aim_at(0, SEATS, x, y), rng)
    flying = GAME.apply(state, Played(0, shot)).state
    flight: Flight = GAME.outcomes(flying).sample(rng)
    bean = flying.air[0].bean
    pose = next(landing.pose for landing in flight.landings if landing.bean == bean)
    ahead_x, ahead_y = bearing(0, SEATS)
    gap_x, gap_y = pose[0] - x, pose[1] - y
    aside, beyond = gap_x * ahead_y - gap_y * ahead_x, gap_x * ahead_x + gap_y * ahead_y
    return round(aside), round(beyond)


def in_a_cup(error: LandingError) -> bool:
    """Return whether a practice shot ended in a cup."""
    x, y = lands(error, 0, SEATS, centre(TARGET, WHOLE_TRAY))
    cell = cell_at(x, y, WHOLE_TRAY)
    if cell < 0:
        return False
    at = centre(cell, WHOLE_TRAY)
    return hypot(x - at[0], y - at[1]) <= CUP_INNER


def lands(
    error: LandingError, seat: int, seats: int, target: tuple[int, int]
) -> tuple[float, float]:
    """Return where a seat's shot with this error stops."""
    ahead_x, ahead_y = bearing(seat, seats)
    aside, beyond = error
    return (
        target[0] + aside * ahead_y + beyond * ahead_x,
        target[1] + beyond * ahead_y - aside * ahead_x,
    )
