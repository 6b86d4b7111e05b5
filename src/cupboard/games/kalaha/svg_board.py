"""Kalaha's board as SVG, turned towards the viewer's seat.

Two players have the long board. Three and four have the square one, each side with its store at its
owner's right corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from cupboard.core import i18n, svg
from cupboard.games.kalaha.view import KalahaView

Spot: TypeAlias = tuple[float, float]

PITCH = 58.0
PIT = 25.0
STORE = 33.0
RIM = 16.0
STONES_DRAWN = 16
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


def sides_of(seats: int) -> tuple[int, ...]:
    """KALAHA-1: return the side of the square board for each seat, counter-clockwise."""
    return {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}[seats]


@dataclass(frozen=True)
class Place:
    """A pit or store of the board: its position and contents."""

    x: float
    y: float
    radius: float
    seat: int
    stones: int
    touchable: bool


def draw_svg(view: KalahaView, language: str = i18n.FALLBACK) -> str:
    width, height, places = _long(view) if len(view.pits) == 2 else _square(view)
    parts = [_board(width, height), *_middle(view, width, height)]
    for place in places:
        parts += _hollow(place)
    return svg.picture(width, height, _title(view, language), parts)


def _long(view: KalahaView) -> tuple[float, float, list[Place]]:
    """Return two rows, each with its owner's store at the right end."""
    pits = len(view.pits[0])
    width, height = 2 * RIM + (pits + 2.6) * PITCH, 2 * RIM + 2.5 * PITCH
    middle = (width / 2, height / 2)
    places: list[Place] = []
    for seat in range(2):
        half_turn = 2 * (seat != (view.seat or 0))
        row = [
            (width / 2 + (pit - (pits - 1) / 2) * PITCH, height - RIM - 0.75 * PITCH)
            for pit in range(pits)
        ]
        store = (width - RIM - 0.75 * PITCH, height / 2)
        places += _side(view, seat, [_turn(spot, middle, half_turn) for spot in (*row, store)])
    return width, height, places


def _square(view: KalahaView) -> tuple[float, float, list[Place]]:
    """Return four sides, of which those without a player are empty (KALAHA-1)."""
    pits = len(view.pits[0])
    size = 2 * RIM + (pits + 2.8) * PITCH
    middle = (size / 2, size / 2)
    edge = size - RIM - 0.75 * PITCH
    row = [(size / 2 + (pit - (pits - 1) / 2) * PITCH, edge) for pit in range(pits)]
    sides = sides_of(len(view.pits))
    turned = {(side - sides[view.seat or 0]) % 4: seat for seat, side in enumerate(sides)}
    places: list[Place] = []
    for quarter in range(4):
        spots = [_turn(spot, middle, quarter) for spot in (*row, (edge, edge))]
        if quarter in turned:
            places += _side(view, turned[quarter], spots)
        else:
            places += [Place(x, y, PIT, -1, 0, False) for x, y in spots[:-1]]
    return size, size, places


def _turn(
    spot: tuple[float, float], middle: tuple[float, float], quarters: int
) -> tuple[float, float]:
    """Return the spot after `quarters` quarter turns, counter-clockwise."""
    x, y = spot[0] - middle[0], spot[1] - middle[1]
    for _ in range(quarters):
        x, y = y, -x
    return middle[0] + x, middle[1] + y


def _side(view: KalahaView, seat: int, spots: list[Spot]) -> Iterator[Place]:
    for pit, (x, y) in enumerate(spots[:-1]):
        touchable = seat == view.actor and pit + 1 in view.playable
        yield Place(x, y, PIT, seat, view.pits[seat][pit], touchable)
    x, y = spots[-1]
    yield Place(x, y, STORE, seat, view.stores[seat], False)


def _board(width: float, height: float) -> str:
    board = svg.tag("rect", x=2, y=2, width=width - 4, height=height - 4, rx=26, fill=svg.WOOD)
    line = svg.tag(
        "rect", x=8, y=8, width=width - 16, height=height - 16, rx=21, fill="none",
        stroke=svg.WOOD_DARK, stroke_width=1.5, stroke_opacity=0.6,
    )  # fmt: skip
    return board + line


def _middle(view: KalahaView, width: float, height: float) -> Iterator[str]:
    """Draw the middle of the square board, which names the seat to move by number and colour."""
    if len(view.pits) == 2 or view.actor is None:
        return
    colour = svg.SEATS[view.actor]
    yield svg.tag(
        "circle", cx=width / 2, cy=height / 2, r=44, fill=svg.HOLLOW, fill_opacity=0.35,
        stroke=colour, stroke_width=5,
    )  # fmt: skip
    yield svg.words(width / 2, height / 2, str(view.actor + 1), 40, fill=svg.INK)


def _hollow(place: Place) -> Iterator[str]:
    played = place.seat >= 0
    yield svg.tag(
        "circle",
        cx=place.x,
        cy=place.y,
        r=place.radius,
        fill=svg.HOLLOW,
        fill_opacity=1 if played else 0.35,
        stroke="#fff3d6" if place.touchable else svg.SEATS[place.seat] if played else svg.WOOD_DARK,
        stroke_width=4 if place.touchable else 2,
    )
    yield from _stones(place)
    if played:
        yield from _badge(place)


def _stones(place: Place) -> Iterator[str]:
    """Draw the stones in a sunflower pattern; beyond a handful, the badge shows the number."""
    drawn = min(place.stones, STONES_DRAWN)
    for number in range(drawn):
        reach = (place.radius - 9) * math.sqrt((number + 0.5) / max(drawn, 5))
        x = place.x + reach * math.cos(number * GOLDEN_ANGLE)
        y = place.y + reach * math.sin(number * GOLDEN_ANGLE)
        yield svg.tag("circle", cx=x, cy=y, r=4.4, fill=svg.BEAN, stroke=svg.INK, stroke_width=0.6)


def _badge(place: Place) -> Iterator[str]:
    x, y = place.x + 0.72 * place.radius, place.y + 0.72 * place.radius
    yield svg.tag("circle", cx=x, cy=y, r=10, fill=svg.BEAN, stroke=svg.SEATS[place.seat])
    yield svg.words(x, y, str(place.stones), 11.5)


def _title(view: KalahaView, language: str) -> str:
    rows = "; ".join(
        f"{seat + 1}: {' '.join(map(str, pits))} ({store})"
        for seat, (pits, store) in enumerate(zip(view.pits, view.stores, strict=True))
    )
    return f"{i18n.text(language, 'kalaha-name')}. {rows}"
