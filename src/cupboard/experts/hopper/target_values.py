"""The value of a bean in each cup, and the choice of the cup to aim at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import hypot

from cupboard.core.game import Observation
from cupboard.experts.hopper.aim_calibration import Drift, lands
from cupboard.games.hopper.geometry import CUP_OUTER
from cupboard.games.hopper.places import FULL
from cupboard.games.hopper.rules import BLACK_POINTS, CUPS_TO_WIN, LAST_POINTS, NEUTRAL_POINTS
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.view import Cup, HopperView

AnySeen = Observation[HopperOptions, HopperView]

OTHERS_HIT = 0.7
"""Probability that another player hits the cup they aim at."""
WIN = 8.0
"""Value of the cup that wins the game, in cups."""
BUILDING = 0.02
"""Value by which a bean in a cup is better than a loose one."""


def worth(seen: AnySeen, seat: int) -> dict[str, float]:
    """Return the value, in cups, of a bean that stops in each cup."""
    return {cup.cell: _worth(seen, seat, cup) for cup in seen.view.cups}


def _worth(seen: AnySeen, seat: int, cup: Cup) -> float:
    full = sum(other.beans == FULL - 1 for other in seen.view.cups)
    if cup.beans >= FULL - 1:
        gain = _prize(seen, seat, cup)
        return gain - (0.0 if gain >= WIN else _answers(seen, full - 1))
    offered = full + (cup.beans == FULL - 2)
    return BUILDING * (cup.beans + 1) - _answers(seen, offered)


def _prize(seen: AnySeen, seat: int, cup: Cup) -> float:
    """HOPPER-8, HOPPER-11: return the value of claiming a cup."""
    if not seen.options.long:
        owned = sum(taken.seat == seat for taken in seen.view.taken)
        return WIN if owned + 1 >= CUPS_TO_WIN else 1.0
    if len(seen.view.cups) == 1:
        return float(LAST_POINTS)
    return float(BLACK_POINTS if cup.black else NEUTRAL_POINTS)


def _answers(seen: AnySeen, full: int) -> float:
    """Return the value that the next shooters gain from cups that need one bean."""
    if seen.view.finale:
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


def loose_worth(seen: AnySeen) -> float:
    """Return the value of a loose bean."""
    full = sum(cup.beans == FULL - 1 for cup in seen.view.cups)
    return -_answers(seen, full)


def expectations(
    seen: AnySeen, seat: int, drifts: tuple[Drift, ...], worths: Mapping[str, float]
) -> dict[str, float]:
    """Return the expected value of aiming at each cup for a hand with these drifts."""
    miss = loose_worth(seen)
    found = {}
    for cup in seen.view.cups:
        ends = (lands(drift, seat, seen.seats, (cup.x, cup.y)) for drift in drifts)
        hits = (_hit(seen.view.cups, x, y) for x, y in ends)
        found[cup.cell] = sum(worths[hit] if hit else miss for hit in hits) / len(drifts)
    return found


def _hit(cups: tuple[Cup, ...], x: float, y: float) -> str | None:
    """Return the cup at a point, or None."""
    over = (cup.cell for cup in cups if hypot(x - cup.x, y - cup.y) <= CUP_OUTER)
    return next(over, None)
