"""Where the shots of a hand go, learned by shooting: it works for whatever flight the game has.

A player practises alone on a fresh table, always at one cup in the middle, and notes how far each
bean came to rest from it: so far aside, so far beyond, seen from his seat.
"""

from __future__ import annotations

import time
from typing import Final

from cupboard.core.draws import Draws
from cupboard.core.types import Played, Resolved, Rng
from cupboard.games.hopper import GAME, HopperState, aim_at
from cupboard.games.hopper.geometry import bearing, centre
from cupboard.games.hopper.landing import Flight
from cupboard.games.hopper.places import CELLS
from cupboard.players.engine import Limit
from cupboard.players.hopper.hand import Hand

SHOTS: Final = 240
PATIENCE: Final = 0.5
"""seconds before one shot: a slow flight is practised less"""
TARGET: Final = 5
"""b2, with cups all round"""
SEATS: Final = 2
Drift = tuple[float, float]
"""micrometres aside (to the right) and beyond the middle of the cup that was meant"""
NO_DRIFT: Final = (0.0, 0.0)


_noted: dict[Hand, list[Drift]] = {}


def drifts(hand: Hand, limit: Limit) -> tuple[Drift, ...]:
    """The results of a hand's practice; the same for every table. Where the limit does not allow
    all of it, it goes on the next time."""
    noted = _noted.setdefault(hand, [])
    if len(noted) < SHOTS:
        _go_on(noted, hand, limit)
    return tuple(noted) or (NO_DRIFT,)


def _go_on(noted: list[Drift], hand: Hand, limit: Limit) -> None:
    state = GAME.apply(GAME.new(GAME.options(), SEATS), Resolved("lot", 0)).state
    ends = time.monotonic() + min(PATIENCE, (limit.seconds or PATIENCE) / 2)
    while len(noted) < SHOTS and time.monotonic() < ends and not limit.stopped():
        noted.append(_practise(state, hand, Draws(b"practice", len(noted))))


def _practise(state: HopperState, hand: Hand, rng: Rng) -> Drift:
    x, y = centre(TARGET, CELLS)
    shot = hand.shoot(aim_at(0, SEATS, x, y), rng)
    flying = GAME.apply(state, Played(0, shot)).state
    flight: Flight = GAME.outcomes(flying).sample(rng)
    bean = flying.air[0].bean
    pose = next(landing.pose for landing in flight.landings if landing.bean == bean)
    ahead_x, ahead_y = bearing(0, SEATS)
    gap_x, gap_y = pose[0] - x, pose[1] - y
    return gap_x * ahead_y - gap_y * ahead_x, gap_x * ahead_x + gap_y * ahead_y


def lands(drift: Drift, seat: int, seats: int, target: tuple[int, int]) -> tuple[float, float]:
    """Where a shot of a seat that drifts like this comes to rest."""
    ahead_x, ahead_y = bearing(seat, seats)
    aside, beyond = drift
    return (
        target[0] + aside * ahead_y + beyond * ahead_x,
        target[1] + beyond * ahead_y - aside * ahead_x,
    )
