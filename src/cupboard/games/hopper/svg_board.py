"""Hopper's table as SVG, turned towards the viewer's seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot
from typing import Final

from cupboard.core import i18n, svg
from cupboard.games.hopper.geometry import (
    CUP_INNER,
    CUP_OUTER,
    TABLE_RADIUS,
    TRAY_HALF,
    Pose,
    bearing,
    flat_pose,
    in_cup,
    spot,
)
from cupboard.games.hopper.places import LOOSE_NAMES
from cupboard.games.hopper.view import Cup, HopperView

SIZE: Final = 1120.0
MIDDLE: Final = SIZE / 2
UNIT: Final = 600.0
"""Micrometres per unit of the picture, around the tray; the table beyond is compressed."""
NEAR: Final = 170_000
NARROWER: Final = 0.4
OFF_TABLE: Final = TABLE_RADIUS + 50_000
PLATE: Final = TABLE_RADIUS - 30_000
TABLE_EDGE: Final = "#6b4423"
TRAY_FILL: Final = "#e9d3a7"
CUP_FILL: Final = "#c98f4e"
CUP_DEEP: Final = "#9c6631"
BLACK: Final = "#2b211b"


class Turned:
    """Points of the table as a seat sees them, with its own edge at the bottom."""

    def __init__(self, seat: int, seats: int) -> None:
        self.ahead_x, self.ahead_y = bearing(seat, seats)

    def at(self, x: float, y: float) -> tuple[float, float]:
        away = max(1.0, hypot(x, y))
        drawn = _drawn(away) / away
        aside = (x * self.ahead_y - y * self.ahead_x) * drawn
        beyond = (x * self.ahead_x + y * self.ahead_y) * drawn
        return MIDDLE + aside, MIDDLE - beyond

    @property
    def angle(self) -> float:
        """Return the rotation of the table, clockwise as in SVG."""
        return -degrees(atan2(self.ahead_x, self.ahead_y))


def _drawn(away: float) -> float:
    """Return the distance from the centre of the picture at which something is drawn."""
    return (min(away, NEAR) + NARROWER * max(0.0, min(away, OFF_TABLE) - NEAR)) / UNIT


def draw_svg(view: HopperView, language: str = i18n.FALLBACK) -> str:
    """Draw the table from above: tray, cups, beans, and the players around it."""
    turned = Turned(view.seat or 0, len(view.hands))
    parts = [
        *_table(turned),
        *_beans(view, turned, in_cups=False),
        *(part for cup in view.cups for part in _cup(cup, turned)),
        *_beans(view, turned, in_cups=True),
        *_untold(view, turned),
        *(part for cup in view.cups for part in _label(cup, turned)),
        *(part for seat in range(len(view.hands)) for part in _seat(view, seat, turned)),
    ]
    return svg.picture(SIZE, SIZE, _title(view, language), parts)


def _table(turned: Turned) -> Iterator[str]:
    yield _disc(MIDDLE, MIDDLE, _drawn(TABLE_RADIUS), svg.WOOD, TABLE_EDGE, 10)
    half = TRAY_HALF / UNIT + 8
    yield svg.tag(
        "rect",
        x=MIDDLE - half,
        y=MIDDLE - half,
        width=2 * half,
        height=2 * half,
        rx=14,
        fill=TRAY_FILL,
        stroke=svg.WOOD_DARK,
        stroke_width=8,
        transform=f"rotate({turned.angle:g} {MIDDLE:g} {MIDDLE:g})",
    )


def _disc(x: float, y: float, radius: float, fill: str, edge: str, wide: float) -> str:
    return svg.tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=edge, stroke_width=wide)


def _cup(cup: Cup, turned: Turned) -> Iterator[str]:
    x, y = turned.at(cup.x, cup.y)
    wall, deep = (BLACK, "#4a3c33") if cup.black else (CUP_FILL, CUP_DEEP)
    yield _disc(x, y, CUP_OUTER / UNIT, wall, svg.WOOD_DARK, 1.5)
    yield _disc(x, y, CUP_INNER / UNIT - 3, deep, svg.WOOD_DARK, 0.5)


def _untold(view: HopperView, turned: Turned) -> Iterator[str]:
    """HOPPER-13: draw the beans in cups in referee mode, where poses are unknown."""
    posed = {bean.place for bean in view.beans if bean.pose}
    for cup in view.cups:
        for number in range(0 if cup.cell in posed else cup.beans):
            x, y = in_cup(cup.x, cup.y, number)
            yield _bean(flat_pose(x, y, 0, number / 4), turned)


def _beans(view: HopperView, turned: Turned, in_cups: bool) -> Iterator[str]:
    """Draw beans with a pose at their place, and others in rows beside the tray."""
    lying = [bean for bean in view.beans if (bean.place not in LOOSE_NAMES) == in_cups]
    for number, bean in enumerate(lying):
        if bean.pose:
            yield _bean(bean.pose, turned)
        elif bean.place == "table":
            yield _bean(spot(number), turned)


def _bean(pose: Pose, turned: Turned) -> str:
    x, y = turned.at(pose[0], pose[1])
    yaw = turned.angle - degrees(2 * atan2(pose[6], pose[3]))
    return svg.tag(
        "ellipse",
        cx=x,
        cy=y,
        rx=11,
        ry=7,
        fill=svg.BEAN,
        stroke=svg.WOOD_DARK,
        stroke_width=1,
        transform=f"rotate({yaw:.1f} {x:.1f} {y:.1f})",
    )


def _label(cup: Cup, turned: Turned) -> Iterator[str]:
    """Draw the number of beans in a cup, and its name."""
    x, y = turned.at(cup.x, cup.y)
    if cup.beans:
        yield _disc(x + 27, y - 27, 12, svg.INK, svg.BEAN, 1.5)
        yield svg.words(x + 27, y - 27, str(cup.beans), 15, fill=svg.BEAN)
    yield svg.words(x, y + 27, cup.cell, 12, fill=svg.BEAN)


def _seat(view: HopperView, seat: int, turned: Turned) -> Iterator[str]:
    """Draw a player's plate at their edge of the table: beans in hand, cups claimed."""
    ahead_x, ahead_y = bearing(seat, len(view.hands))
    x, y = turned.at(-ahead_x * PLATE, -ahead_y * PLATE)
    wide = 5 if seat in view.acting else 0
    yield svg.tag(
        "rect",
        x=x - 95,
        y=y - 34,
        width=190,
        height=68,
        rx=16,
        fill=svg.SEATS[seat],
        stroke=svg.BEAN,
        stroke_width=wide,
    )
    yield svg.words(x - 72, y, str(seat + 1), 26, fill=svg.BEAN, font_weight="bold")
    yield svg.tag("ellipse", cx=x - 40, cy=y - 14, rx=9, ry=6, fill=svg.BEAN)
    yield svg.words(x - 12, y - 13, str(len(view.hands[seat])), 20, fill=svg.BEAN)
    yield svg.words(x + 62, y - 13, f"= {view.points[seat]}", 18, fill=svg.BEAN)
    yield from _won(view, seat, x - 44, y + 14)


def _won(view: HopperView, seat: int, x: float, y: float) -> Iterator[str]:
    cups = [cup for cup in view.taken if cup.seat == seat]
    step = min(20.0, 128.0 / max(1, len(cups)))
    for number, cup in enumerate(cups):
        yield _disc(x + step * number, y, 8, BLACK if cup.black else CUP_FILL, svg.BEAN, 1.5)


def _title(view: HopperView, language: str) -> str:
    cups = " ".join(f"{cup.cell}={cup.beans}" for cup in view.cups)
    seats = "; ".join(
        f"{seat + 1}: {len(hand)}, {view.points[seat]}" for seat, hand in enumerate(view.hands)
    )
    return f"{i18n.text(language, 'hopper-name')}. {cups}. {seats}"
