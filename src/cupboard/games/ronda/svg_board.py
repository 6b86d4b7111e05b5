"""Ronda's circle as SVG. All covered cups look the same (RONDA-13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin
from typing import TypeAlias

from cupboard.core import i18n, svg
from cupboard.games.ronda.rules import CUPS
from cupboard.games.ronda.text_board import touchable
from cupboard.games.ronda.view import RondaView

Look: TypeAlias = dict[str, float | str]

SIZE, CENTRE = 720.0, 360.0
CIRCLE, ASIDE, HANDS = 164.0, 86.0, 284.0
CUP, CUP_ASIDE, MIDDLE = 38.0, 24.0, 48.0
PLATE_WIDE, PLATE_HIGH = 132.0, 84.0
BEANS_A_ROW, ROWS_SHOWN = 10, 3
FLOOR = "#c28f50"
BLACK = "#2a211c"
TOUCH = "#fff3c4"


def draw_svg(view: RondaView, language: str = i18n.FALLBACK) -> str:
    """Draw a round table with the cups, the black cup and the hands, the viewer's nearest."""
    ring: Look = {"fill": "none", "stroke": FLOOR, "stroke_width": 88}
    parts = [
        svg.tag("rect", x=2, y=2, width=SIZE - 4, height=SIZE - 4, rx=28, fill=svg.WOOD),
        svg.tag("circle", "", cx=CENTRE, cy=CENTRE, r=CIRCLE, **ring),
        _black_cup(view.black),
        *(_place(cup, view.cups[cup - 1], touchable(view, cup)) for cup in CUPS),
        *(_plate_of(view, seat) for seat in range(len(view.hands))),
    ]
    return svg.picture(SIZE, SIZE, _title(view, language), parts)


def _spot(radius: float, turn: float) -> tuple[float, float]:
    """Return a point around the centre; `turn` counts full circles clockwise from the top."""
    return CENTRE + radius * sin(2 * pi * turn), CENTRE - radius * cos(2 * pi * turn)


@lru_cache(maxsize=1024)
def _place(cup: int, beans: int | None, touch: bool) -> str:
    """Draw a covered cup, or the beans with their cup next to them."""
    turn = (cup - 0.5) / len(CUPS)
    x, y = _spot(CIRCLE, turn)
    if beans is None:
        return "".join(_wooden_cup(x, y, CUP, cup, touch))
    edge, wide = (TOUCH, 5) if touch else (svg.WOOD_DARK, 2)
    look: Look = {"fill": svg.HOLLOW, "stroke": edge, "stroke_width": wide}
    hollow = svg.tag("circle", "", cx=x, cy=y, r=CUP, **look)
    aside = _wooden_cup(*_spot(ASIDE, turn), CUP_ASIDE, cup, False)
    return "".join((hollow, *_ring_of_beans(x, y, beans), *aside))


def _wooden_cup(x: float, y: float, radius: float, cup: int, touch: bool) -> Iterator[str]:
    """Draw an upside-down cup from above."""
    edge, wide = (TOUCH, 5) if touch else (svg.WOOD_DARK, 2)
    look: Look = {"fill": svg.WOOD, "stroke": edge, "stroke_width": wide}
    yield svg.tag("circle", "", cx=x + 2, cy=y + 3, r=radius, fill=svg.INK, opacity=0.25)
    yield svg.tag("circle", "", cx=x, cy=y, r=radius, **look)
    inner: Look = {"fill": "none", "stroke": svg.WOOD_DARK, "stroke_width": 1.5}
    yield svg.tag("circle", "", cx=x, cy=y, r=radius * 0.7, **inner)
    yield svg.words(x, y, str(cup), radius * 0.6)


def _ring_of_beans(x: float, y: float, beans: int) -> Iterator[str]:
    """Draw beans side by side: one in the middle, more around it."""
    reach = 0.0 if beans == 1 else 19.0
    for number in range(beans):
        angle = 2 * pi * number / beans
        yield _bean(x + reach * sin(angle), y - reach * cos(angle), 9, 360 * number / beans)


def _bean(x: float, y: float, size: float, turn: float) -> str:
    look: Look = {"fill": svg.BEAN, "stroke": svg.WOOD_DARK, "stroke_width": 1}
    upright = f"rotate({turn:g} {x:.2f} {y:.2f})"
    return svg.tag("ellipse", "", cx=x, cy=y, rx=size, ry=size * 0.62, transform=upright, **look)


@lru_cache(maxsize=1024)
def _black_cup(beans: int) -> str:
    """RONDA-1: draw the black cup, which is open, so that its beans can be counted."""
    outside = svg.tag("circle", "", cx=CENTRE, cy=CENTRE, r=MIDDLE, fill=BLACK)
    look: Look = {"fill": "#463a32", "stroke": "#5d4e43", "stroke_width": 2}
    inside = svg.tag("circle", "", cx=CENTRE, cy=CENTRE, r=MIDDLE - 9, **look)
    return "".join((outside, inside, *_ring_of_beans(CENTRE, CENTRE, beans)))


def _plate_of(view: RondaView, seat: int) -> str:
    """RONDA-3: draw a seat's beans; seats go clockwise, with the viewer at the bottom."""
    turn = 0.5 + (seat - (view.seat or 0)) / len(view.hands)
    star = " ★" if seat == view.winner else ""
    marked = seat in (view.actor, view.winner)
    return _plate(
        turn, svg.SEATS[seat], f"{seat + 1}:  {view.hands[seat]}{star}", view.hands[seat], marked
    )


@lru_cache(maxsize=1024)
def _plate(turn: float, colour: str, label: str, beans: int, marked: bool) -> str:
    """Draw a player's beans in rows of ten."""
    x, y = _spot(HANDS, turn)
    left, top = x - PLATE_WIDE / 2, y - PLATE_HIGH / 2
    look: Look = {"fill": FLOOR, "stroke": colour, "stroke_width": 6 if marked else 2}
    shown = (divmod(number, BEANS_A_ROW) for number in range(min(beans, BEANS_A_ROW * ROWS_SHOWN)))
    parts = (
        svg.tag("rect", "", x=left, y=top, width=PLATE_WIDE, height=PLATE_HIGH, rx=14, **look),
        svg.words(x, top + 17, label, 18, font_weight="bold"),
        *(_bean(left + 12 + 12 * column, top + 38 + 16 * row, 5.4, 90) for row, column in shown),
    )
    return "".join(parts)


def _title(view: RondaView, language: str) -> str:
    """Return the text for screen readers, which names open cups only."""
    shown = ((cup, beans) for cup, beans in zip(CUPS, view.cups, strict=True) if beans is not None)
    cups = (i18n.text(language, "ronda-picture-cup", cup=cup, beans=beans) for cup, beans in shown)
    lifted = "; ".join(cups) or i18n.text(language, "ronda-picture-covered")
    hands = ", ".join(f"{seat + 1}: {beans}" for seat, beans in enumerate(view.hands))
    description = i18n.text(language, "ronda-picture", cups=lifted, black=view.black, hands=hands)
    return f"{i18n.text(language, 'ronda-name')}. {description}"
