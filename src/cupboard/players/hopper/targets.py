"""What a bean in each cup would be worth, and which cup to aim at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import hypot

from cupboard.core.game import Seen
from cupboard.games.hopper.geometry import CUP_OUTER, cell_at
from cupboard.games.hopper.places import CELL_NAMES, FULL
from cupboard.games.hopper.rules import BLACK_POINTS, CUPS_TO_WIN, LAST_POINTS, NEUTRAL_POINTS
from cupboard.games.hopper.spec import HopperOptions
from cupboard.games.hopper.view import Cup, HopperView
from cupboard.players.hopper.practice import Drift, lands

AnySeen = Seen[HopperOptions, HopperView]

OTHERS_HIT = 0.7
"""How often another player is expected to hit the cup he aims at."""
WIN = 8.0
"""The cup that wins the game, in cups."""
BUILDING = 0.02
"""A bean in a cup is a little better than one on the table."""


def worth(seen: AnySeen, seat: int) -> dict[str, float]:
    """The worth, in cups, of a bean that comes to rest in each cup."""
    return {cup.cell: _worth(seen, seat, cup) for cup in seen.view.cups}


def _worth(seen: AnySeen, seat: int, cup: Cup) -> float:
    full = sum(other.beans == FULL - 1 for other in seen.view.cups)
    if cup.beans >= FULL - 1:
        gain = _prize(seen, seat, cup)
        return gain - (0.0 if gain >= WIN else _answers(seen, full - 1))
    offered = full + (cup.beans == FULL - 2)
    return BUILDING * (cup.beans + 1) - _answers(seen, offered)


def _prize(seen: AnySeen, seat: int, cup: Cup) -> float:
    """HOPPER-8, HOPPER-11: what taking a cup brings."""
    if not seen.options.long:
        owned = sum(taken.seat == seat for taken in seen.view.taken)
        return WIN if owned + 1 >= CUPS_TO_WIN else 1.0
    if len(seen.view.cups) == 1:
        return float(LAST_POINTS)
    return float(BLACK_POINTS if cup.black else NEUTRAL_POINTS)


def _answers(seen: AnySeen, full: int) -> float:
    """What the next shooters make of cups that want one bean."""
    if seen.view.finale:
        return 0.0  # all shoot at once: nobody waits for an answer
    return advantage(full)


@cache
def advantage(full: int) -> float:
    """How many cups more than the other the player to shoot gets of so many that want one bean, if
    both shoot at nothing else: he takes one and the other goes on with the rest, or he misses."""
    if full <= 0:
        return 0.0
    return OTHERS_HIT * (1 - advantage(full - 1)) / (2 - OTHERS_HIT)


def loose_worth(seen: AnySeen) -> float:
    """The worth of a bean that comes to rest in no cup."""
    full = sum(cup.beans == FULL - 1 for cup in seen.view.cups)
    return -_answers(seen, full)


def expectations(
    seen: AnySeen, seat: int, drifts: tuple[Drift, ...], worths: Mapping[str, float]
) -> dict[str, float]:
    """What aiming at each cup is worth for a hand with these drifts."""
    miss = loose_worth(seen)
    standing = {cup.cell: cup for cup in seen.view.cups}
    found = {}
    for cup in seen.view.cups:
        ends = (lands(drift, seat, seen.seats, (cup.x, cup.y)) for drift in drifts)
        hits = (_hit(standing, x, y) for x, y in ends)
        found[cup.cell] = sum(worths[hit] if hit else miss for hit in hits) / len(drifts)
    return found


def _hit(standing: Mapping[str, Cup], x: float, y: float) -> str | None:
    """The cup that holds a point."""
    cell = cell_at(x, y, len(standing))
    cup = standing.get(CELL_NAMES[cell]) if cell >= 0 else None
    if cup is None or hypot(x - cup.x, y - cup.y) > CUP_OUTER:
        return None
    return cup.cell
