"""The value of a bean in each cup, and the choice of the cup to aim at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import hypot

from cupboard.core.game import Observation
from cupboard.experts.hopper.aim_calibration import LandingError, lands
from cupboard.games.hopper.geometry import CUP_OUTER
from cupboard.games.hopper.places import FULL
from cupboard.games.hopper.rules import BLACK_POINTS, CUPS_TO_WIN, LAST_POINTS, NEUTRAL_POINTS
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.view import Cup, HopperView

HopperObservation = Observation[HopperOptions, HopperView]

OTHERS_HIT = 0.7
"""Probability that another player hits the cup they aim at."""
WIN = 8.0
"""Value of the cup that wins the game, in cups."""
BUILDING = 0.02
"""Value by which a bean in a cup is better than a loose one."""


def worth(observation: HopperObservation, seat: int) -> dict[str, float]:
    """Return the value, in cups, of a bean that stops in each cup."""
    return {cup.cell: _worth(observation, seat, cup) for cup in observation.view.cups}


def _worth(observation: HopperObservation, seat: int, cup: Cup) -> float:
    full = sum(other.beans == FULL - 1 for other in observation.view.cups)
    if cup.beans >= FULL - 1:
        gain = _prize(observation, seat, cup)
        return gain - (0.0 if gain >= WIN else _answers(observation, full - 1))
    offered = full + (cup.beans == FULL - 2)
    return BUILDING * (cup.beans + 1) - _answers(observation, offered)


def _prize(observation: HopperObservation, seat: int, cup: Cup) -> float:
    """HOPPER-8, HOPPER-11: return the value of claiming a cup."""
    if not observation.options.long:
        owned = sum(taken.seat == seat for taken in observation.view.taken)
        return WIN if owned + 1 >= CUPS_TO_WIN else 1.0
    if len(observation.view.cups) == 1:
        return float(LAST_POINTS)
    return float(BLACK_POINTS if cup.black else NEUTRAL_POINTS)


def _answers(observation: HopperObservation, full: int) -> float:
    """Return the value that the next shooters gain from cups that need one bean."""
    if observation.view.finale:
        return 0.0  # all shoot at the same time, so there is no reply
    return advantage(full)


@cache
def advantage(full: int) -> float:
    """Return the shooter's expected lead in cups when `full` cups need one more bean.

    Both players shoot only at these cups. A player who hits claims the cup, and then the other
    player shoots.
    """
    if full <= 0:
        return 0.0
    return OTHERS_HIT * (1 - advantage(full - 1)) / (2 - OTHERS_HIT)


def loose_worth(observation: HopperObservation) -> float:
    """Return the value of a loose bean."""
    full = sum(cup.beans == FULL - 1 for cup in observation.view.cups)
    return -_answers(observation, full)


def expectations(
    observation: HopperObservation,
    seat: int,
    landing_errors: tuple[LandingError, ...],
    values: Mapping[str, float],
) -> dict[str, float]:
    """Return the expected value of aiming at each cup for a hand with these landing errors."""
    miss = loose_worth(observation)
    found = {}
    for cup in observation.view.cups:
        ends = (lands(error, seat, observation.seats, (cup.x, cup.y)) for error in landing_errors)
        hits = (_hit(observation.view.cups, x, y) for x, y in ends)
        found[cup.cell] = sum(values[hit] if hit else miss for hit in hits) / len(landing_errors)
    return found


def _hit(cups: tuple[Cup, ...], x: float, y: float) -> str | None:
    """Return the cup at a point, or None."""
    over = (cup.cell for cup in cups if hypot(x - cup.x, y - cup.y) <= CUP_OUTER)
    return next(over, None)
