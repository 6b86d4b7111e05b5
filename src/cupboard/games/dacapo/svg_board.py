"""Da Capo's board as SVG: rows of cups lead from the players' fists to the black cup."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from typing import NamedTuple

from cupboard.core import i18n, svg
from cupboard.games.dacapo.text_board import filler, order
from cupboard.games.dacapo.view import DaCapoView

CUP, TARGET, STEP = 23.0, 36.0, 56.0
FIST, MARGIN, CORNER = 34.0, 26.0, 28.0
BLACK, SKIN, SKIN_DARK, GOLD = "#1d1712", "#e9b98d", "#9c6b43", "#f2c230"
LEANING = 0.1
"""Smallest horizontal part of a ray that counts as pointing to the left."""


class Point(NamedTuple):
    x: float
    y: float


class Plan(NamedTuple):
    """The middle of the board and the size of the picture."""

    middle: Point
    width: float
    height: float


def draw_svg(view: DaCapoView, language: str = i18n.FALLBACK) -> str:
    plan = _plan(view)
    parts = [*_table(plan), *_box(view, plan)]
    for step, seat in enumerate(order(view)):
        parts += _side(view, seat, plan, step)
    parts += _target(view, plan)
    return svg.picture(plan.width, plan.height, _title(view, language), parts)


def _ray(seats: int, step: int) -> Point:
    """Return the direction of a player, clockwise from the one at the bottom."""
    turn = pi / 2 + 2 * pi * step / seats
    return Point(cos(turn), sin(turn))


def _fist_distance(view: DaCapoView) -> float:
    return TARGET + CUP + STEP * (view.row_length - 1) + CUP + FIST + 28


def _plan(view: DaCapoView) -> Plan:
    """Return a plan with enough space for the fists, and for the box beside two long rows."""
    far, seats = _fist_distance(view), len(view.rows)
    rays = [_ray(seats, step) for step in range(seats)]
    edge = FIST + MARGIN
    left = max(-min(ray.x for ray in rays) * far, STEP * 2) + edge
    above = -min(ray.y for ray in rays) * far + edge
    return Plan(Point(left, above), 2 * left, above + far + edge)


def _table(plan: Plan) -> Iterator[str]:
    for inset, colour in ((2, svg.WOOD_DARK), (8, svg.WOOD)):
        yield svg.tag(
            "rect",
            x=inset,
            y=inset,
            width=plan.width - 2 * inset,
            height=plan.height - 2 * inset,
            rx=CORNER - inset,
            fill=colour,
        )


def _side(view: DaCapoView, seat: int, plan: Plan, step: int) -> Iterator[str]:
    ray = _ray(len(view.rows), step)
    outermost = TARGET + CUP + 10 + STEP * (view.row_length - 1)
    hand = _along(plan.middle, ray, _fist_distance(view))
    yield _groove(plan.middle, hand)
    for cup in range(view.row_length):
        at = _along(plan.middle, ray, outermost - STEP * cup)
        yield from _cup(view, seat, cup, at)
    yield from _fist(view, seat, hand, ray)


def _groove(start: Point, end: Point) -> str:
    path = f"M{start.x:.1f} {start.y:.1f}L{end.x:.1f} {end.y:.1f}"
    return svg.tag("path", d=path, stroke=svg.HOLLOW, stroke_width=6, stroke_opacity=0.45)


def _along(start: Point, ray: Point, distance: float) -> Point:
    return Point(start.x + ray.x * distance, start.y + ray.y * distance)


def _cup(view: DaCapoView, seat: int, cup: int, at: Point) -> Iterator[str]:
    row = view.rows[seat]
    colour = svg.SEATS[seat]
    yield _disc(at, CUP, svg.HOLLOW, colour, 3)
    yield _disc(at, CUP - 6, "none", svg.WOOD_DARK, 1)
    if cup < len(row):
        yield _beans(at, row[cup], svg.BEAN)


def _target(view: DaCapoView, plan: Plan) -> Iterator[str]:
    """DACAPO-8: draw the shared black cup, with a rim in the colour of the seat that filled it."""
    seat = filler(view)
    rim = svg.WOOD_DARK if seat is None else svg.SEATS[seat]
    yield _disc(plan.middle, TARGET, BLACK, rim, 5)
    yield _disc(plan.middle, TARGET - 9, "none", "#4a3d31", 1.5)
    if seat is not None:
        yield _beans(plan.middle, view.rows[seat][-1], svg.BEAN, 30)


def _beans(at: Point, count: int, colour: str, size: float = 24) -> str:
    return svg.words(at.x, at.y + 1, str(count), size, fill=colour, font_weight="bold")


def _disc(at: Point, radius: float, fill: str, edge: str, wide: float) -> str:
    return svg.tag("circle", cx=at.x, cy=at.y, r=radius, fill=fill, stroke=edge, stroke_width=wide)


def _fist(view: DaCapoView, seat: int, at: Point, ray: Point) -> Iterator[str]:
    """Draw a closed hand with its beans, or a faint one for a seat that is out."""
    stock = view.stocks[seat]
    hand = "".join(_hand(view, seat, at))
    yield svg.tag("g", hand, opacity=0.35 if stock == 0 else 1)
    yield svg.words(at.x, at.y + 10, "?" if stock is None else str(stock), 20, font_weight="bold")
    yield from _name(view, seat, at, ray)


def _hand(view: DaCapoView, seat: int, at: Point) -> Iterator[str]:
    choosing = seat in view.choosing
    edge, wide = (svg.SEATS[seat], 4) if choosing else (SKIN_DARK, 2)
    yield _rounded(Point(at.x - 28, at.y - 16), 56, 42, edge, wide)
    for finger in range(4):
        yield _rounded(Point(at.x - 28 + 14 * finger, at.y - 22), 14, 22, edge, 2)


def _rounded(at: Point, width: float, height: float, edge: str, wide: float) -> str:
    return svg.tag(
        "rect",
        x=at.x,
        y=at.y,
        width=width,
        height=height,
        rx=min(width / 2, 16),
        fill=SKIN,
        stroke=edge,
        stroke_width=wide,
    )


def _name(view: DaCapoView, seat: int, at: Point, ray: Point) -> Iterator[str]:
    """Draw the seat's number on a badge by its hand, away from its cups; winners get a star."""
    badge = Point(at.x + (-32 if ray.x < -LEANING else 32), at.y + 22)
    yield _disc(badge, 11, svg.SEATS[seat], svg.BEAN, 1.5)
    yield svg.words(badge.x, badge.y + 0.5, str(seat + 1), 13, fill=svg.BEAN, font_weight="bold")
    if seat in view.winners:
        yield _star(Point(at.x, at.y - 35), 11)


def _star(at: Point, size: float) -> str:
    """Draw a star with five points, the first pointing up."""
    reach = (size if corner % 2 == 0 else size * 0.42 for corner in range(10))
    corners = (
        _along(at, Point(sin(pi * n / 5), -cos(pi * n / 5)), far) for n, far in enumerate(reach)
    )
    points = " ".join(f"{corner.x:.1f},{corner.y:.1f}" for corner in corners)
    return svg.tag("polygon", points=points, fill=GOLD, stroke=svg.INK, stroke_width=1)


def _box(view: DaCapoView, plan: Plan) -> Iterator[str]:
    """Draw the box of beans in a corner where no row ends."""
    x, y = plan.width - 88, plan.height - 70
    yield svg.tag("rect", x=x, y=y, width=64, height=44, rx=6, fill=svg.WOOD_DARK, stroke=svg.INK)
    yield svg.tag("rect", x=x + 6, y=y + 6, width=52, height=32, rx=3, fill=svg.HOLLOW)
    count = "?" if view.box is None else str(view.box)
    yield svg.words(x + 32, y + 23, count, 18, fill=svg.BEAN)


def _title(view: DaCapoView, language: str) -> str:
    """Return the text for screen readers: every row, and the visible hands."""
    sides = "; ".join(
        f"{seat + 1}: {' '.join(map(str, row)) or '–'} ({'?' if stock is None else stock})"
        for seat, (row, stock) in enumerate(zip(view.rows, view.stocks, strict=True))
    )
    return f"{i18n.text(language, 'dacapo-name')}. {sides}"
